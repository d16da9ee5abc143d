import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownText } from '../stubs/linkedin-text.ts'
import { toLittleText } from './little-text.ts'

test.each([
  ['Plain words, with a full stop.', 'Plain words, with a full stop.'],
  ['a\\b', 'a\\\\b'],
  [
    '(really) [now] {or} <never> a|b ~ * _ @you',
    '\\(really\\) \\[now\\] \\{or\\} \\<never\\> a\\|b \\~ \\* \\_ \\@you',
  ],
  ['#AI_tools and #Führung', '#AI\\_tools and #Führung'],
  ['C# is #1, see example.com/a_b#part', 'C\\# is \\#1, see example.com/a\\_b\\#part'],
  ['a (#tag)', 'a \\(\\#tag\\)'],
])('%j goes to LinkedIn as %j', (text, sent) => {
  expect(toLittleText(text)).toBe(sent)
})

test('LinkedIn shows any text as it was written', () => {
  const reserved = fc.constantFrom(...'\\|{}@[]()<>#*_~ \n#a', '@[Ada](urn:li:person:1)', '{hashtag|\\#|x}')
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: reserved }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, (any) => shownText(toLittleText(any)) === any),
    { numRuns: 2_000 },
  )
})

test('LinkedIn cuts a text that was not escaped', () => {
  expect(shownText('Three things (and one more)')).toBe('Three things ')
  expect(shownText('Hello @[Ada \\(CTO\\)](urn:li:person:a1), #hi {hashtag|\\#|there} [x]')).toBe(
    'Hello Ada (CTO), #hi #there ',
  )
})
