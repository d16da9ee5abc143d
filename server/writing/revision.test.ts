import { expect, test } from 'vitest'
import type { Fault } from './faults.ts'
import { withOnlyFaultsChanged } from './revision.ts'

const faultAt = (text: string, quote: string): Fault => ({
  rule: 'invented',
  reason: '',
  places: [{ section: 'value', start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }],
})
const revise = (former: string, revised: string, ...quotes: string[]) =>
  withOnlyFaultsChanged(
    { value: former },
    { value: revised },
    quotes.map((quote) => faultAt(former, quote)),
  ).value

test.each([
  [
    'a sentence that was not at fault comes back',
    'One is fine. Two is 37%. Three is fine.',
    'Uno. Two is more. Tres.',
    'One is fine. Two is more. Three is fine.',
  ],
  [
    'a faulty sentence may go',
    'One is fine. Two is 37%. Three is fine.',
    'One is fine. Three is fine.',
    'One is fine. Three is fine.',
  ],
  [
    'a faulty sentence may go while others were changed',
    'One is fine. Two is 37%. Three is fine.',
    'Uno. Tres.',
    'One is fine. Three is fine.',
  ],
  [
    'paragraphs stay where they were',
    'One is fine. Two is 37%.\n\nThree is fine.',
    'One is fine.\n\nTres.',
    'One is fine.\n\nThree is fine.',
  ],
  [
    'what was added goes',
    'Two is 37%. One is fine.',
    'Two is more. One is fine. And a moral.',
    'Two is more. One is fine.',
  ],
  ['a section without a fault stays', 'One is fine. Two is fine.', 'Something else.', 'One is fine. Two is fine.'],
  [
    'a list is numbered anew where an item goes',
    '1. One is fine.\n2. Two is 37%.\n3. Three is fine.\n4. Four is fine.',
    '1. One is fine.\n2. Three is fine.\n3. Four is fine.',
    '1. One is fine.\n2. Three is fine.\n3. Four is fine.',
  ],
  ['the last item of a list goes with its mark', '- One is fine.\n- Two is 37%.', '- One is fine.', '- One is fine.'],
])('%s', (_, former, revised, expected) => {
  const quotes = former.includes('37%') ? ['37%'] : []
  expect(revise(former, revised, ...quotes)).toBe(expected)
})

test('where all of the text is at fault, all of it is replaced', () => {
  const fault: Fault = { rule: 'wrong-language', reason: '', places: null }
  expect(withOnlyFaultsChanged({ value: 'Eins.' }, { value: 'One.' }, [fault])).toEqual({ value: 'One.' })
})

test('a section never becomes empty', () => {
  expect(revise('It is 37%.', 'It is more.', '37%')).toBe('It is more.')
})
