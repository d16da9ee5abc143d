import { expect, test } from 'vitest'
import type { PostContent } from '#shared/posts.ts'
import { faultsIn } from './faults.ts'
import { passagesIn, withPassages } from './revision.ts'

const subject =
  'We stopped the Monday meeting in March. 5 people write a page. Anna Berg hated it. One, two and three are fine.'
const task = {
  kind: 'post',
  seed: 1,
  brief: {
    subject,
    category: 'personal-experience',
    postType: null,
    tone: 'standard',
    emojiUsage: 'none',
    language: 'english',
    aiModel: 'gpt4',
  },
} as const
const draftWith = (value: string): PostContent => ({
  hook: 'We stopped the Monday meeting.',
  insight: 'Since March five people write a page.',
  value,
  cta: '',
})
const revise = (value: string, ...rewritten: string[]) => {
  const draft = draftWith(value)
  return withPassages(draft, passagesIn(draft, faultsIn(draft, task)), rewritten, task)
}

test('only the sentence at fault is sent back, with those around it', () => {
  const draft = draftWith('Nobody asked. It saved us 37% of the week. Reading is quicker.')
  expect(passagesIn(draft, faultsIn(draft, task))).toEqual([
    {
      section: 'value',
      start: 14,
      end: 42,
      text: 'It saved us 37% of the week.',
      before: 'Nobody asked.',
      after: 'Reading is quicker.',
    },
  ])
})

test.each([
  [
    'a sentence is written anew',
    'One is fine. Two saved us 37%. Three is fine.',
    ['Two saved us time.'],
    'One is fine. Two saved us time. Three is fine.',
  ],
  ['a sentence may go', 'One is fine. It saved us 37%. Three is fine.', [''], 'One is fine. Three is fine.'],
  [
    'paragraphs stay where they were',
    'One is fine.\n\nIt saved us 37%.\n\nThree is fine.',
    [''],
    'One is fine.\n\nThree is fine.',
  ],
  [
    'a list is numbered anew where an item goes',
    '1. One is fine.\n2. It saved us 37%.\n3. Three is fine.',
    [''],
    '1. One is fine.\n2. Three is fine.',
  ],
  [
    'each of several counts for itself',
    'It saved us 37%. One is fine. It cost us $9,000.',
    ['It saved us 38%.', 'It cost us money.'],
    'It saved us 37%. One is fine. It cost us money.',
  ],
])('%s', (_, value, rewritten, expected) => {
  expect(revise(value, ...rewritten)).toEqual(draftWith(expected))
})

test.each([
  ['invents something else', 'It saved us 37% of the week.', 'It saved us 41% of the week.'],
  [
    'runs into another rule',
    'It saved us 37% of the week.',
    'It saved us [how much?] in [which month?] of [which year?].',
  ],
  ['loses a name of the notes', 'Anna Berg hated it, and it saved us 37%.', 'It saved us time.'],
  ['loses a word of the notes', 'Anna Berg hated it, and it saved us 37%.', 'Anna Berg liked it.'],
  ['is left out with a fact', 'Anna Berg hated it, and it saved us 37%.', ''],
])('a sentence stays as it was if the new one %s', (_, value, rewritten) => {
  expect(revise(value, rewritten)).toEqual(draftWith(value))
})

test('a section never becomes empty', () => {
  const value = 'It saved us 37% of the week.'
  expect(revise(value, '')).toEqual(draftWith(value))
})
