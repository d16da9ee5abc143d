import { expect, test } from 'vitest'
import { findQuotation } from '#shared/anchors.ts'
import { wordsAt } from './selected-words.ts'

const content = {
  hook: '  Two benches, and a third bench.  ',
  insight: `${'word '.repeat(600)}end`,
  value: '',
  cta: 'Für größere Räder?',
}

test.each([
  ['whole words', 'hook', 3, 9, 'Two benches'],
  ['no spaces at the ends', 'hook', 0, 6, 'Two'],
  ['a whole section', 'hook', 0, 35, 'Two benches, and a third bench.'],
  ['letters of every language', 'cta', 5, 7, 'größere'],
] as const)('a comment on selected text is about %s, which the server finds', (_, section, start, end, quote) => {
  const words = wordsAt(content, section, start, end)!
  expect(words.quote).toBe(quote)
  expect(findQuotation(words, content, { least: 0, among: [section] })?.section).toBe(section)
})

test('a comment on too long a text is about its beginning, and one on spaces about nothing', () => {
  const words = wordsAt(content, 'insight', 0, content.insight.length)!
  expect(words.quote.length).toBeLessThanOrEqual(2_000)
  expect(findQuotation(words, content, { least: 0, among: ['insight'] })).not.toBeNull()
  expect(wordsAt(content, 'hook', 0, 2)).toBeNull()
})
