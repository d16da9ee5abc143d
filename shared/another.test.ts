import { expect, test } from 'vitest'
import { notesOn } from './another.ts'

test.each([
  [{ opening: 'number', words: 183, asks: true }, 'Open with a number, write about 180 words and end with a question.'],
  [{ opening: 'short', words: 96, asks: false }, 'Open in a few words and write about 100 words.'],
  [{ opening: undefined, words: 3, asks: false }, 'Write about 10 words.'],
] as const)('the writer hears of a post’s approach, and of none of its facts: %o', (approach, notes) => {
  expect(notesOn(approach)).toBe(notes)
})
