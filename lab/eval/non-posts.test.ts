import { expect, test } from 'vitest'
import { loadEveryLanguage } from '../../shared/reader/languages.ts'
import { halves, maxShown, nonPosts, shownFor } from './non-posts.ts'

await loadEveryLanguage()

test('there are 1,000 texts that are not posts, the same each time, and the halves share no wording', () => {
  const all = nonPosts()
  expect(all).toHaveLength(1_000)
  expect(nonPosts()).toEqual(all)
  const [first, second] = halves.map((half) => new Set(all.filter((one) => one.half === half).map(({ text }) => text)))
  expect([...first!].filter((text) => second!.has(text))).toEqual([])
})

test.each(halves)('no text of the %s half scores above 30', (half) => {
  const shown = nonPosts().filter((one) => one.half === half && (shownFor(one) ?? 0) > maxShown)
  expect(shown.map(({ text }) => text)).toEqual([])
})
