import { expect, test } from 'vitest'
import { rules } from './measures.ts'
import { failedStatements, measured, type Statement } from './sketch-check.ts'

const plain = [
  'We bake at four in the morning. Nobody asked for rye until March, and now half of the street does.',
  'The queue was long today. I counted it twice, which is once more than it deserves.',
  'The oven is old. It still works, so I leave it alone and it leaves me alone.',
  'Flour went up again. I changed one price and no bread.',
]
const lively = [
  'Guess what? We bake at four! 🎉',
  'Who counts a queue twice? I do! 🚀',
  'The oven is old. Is that bad? No!',
  'Flour went up again! 😬 Would you change the price?',
]
const failed = (measure: Statement['measure'], level: Statement['level'], texts: readonly string[]) =>
  failedStatements([{ quote: 'Q', measure, level }], texts).map(({ found }) => found)[0]

test.each<[Statement['measure'], Statement['level'], readonly string[], string | undefined]>([
  ['emojis', 'none', plain, undefined],
  ['emojis', 'none', lively, '3 of 4 other posts have them'],
  ['emojis', 'some', lively, undefined],
  ['emojis', 'some', plain, '0 of 4 other posts have them'],
  ['emojis', 'some', plain.slice(0, 2), undefined],
  ['emojis', 'none', [...plain.slice(0, 3), lively[0]!], undefined],
  ['opening-question', 'none', plain, undefined],
  ['closing-question', 'none', lively.slice(3), '1 of 1 other posts have them'],
  ['exclamations', 'none', plain, undefined],
  ['sentence-words', 'short', lively, undefined],
  ['sentence-words', 'long', lively, '3.4 on average'],
  ['sentence-words', 'middling', plain, undefined],
  ['post-length', 'short', plain, undefined],
  ['post-length', 'long', plain, '16 on average'],
  ['emojis', 'long', plain, undefined],
])('“%s: %s” against other posts', (measure, level, texts, found) => {
  expect(failed(measure, level, texts)).toBe(found)
})

test('each statement is checked by a measure of the voice', () => {
  const ids = new Set(rules.map(({ id }) => id))
  expect(measured.filter((id) => !ids.has(id))).toEqual([])
})

test('nothing is wrong about texts without words', () => {
  expect(failedStatements([{ quote: 'Q', measure: 'questions', level: 'some' }], ['', '🎉'])).toEqual([])
})
