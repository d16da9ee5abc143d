import { expect, test } from 'vitest'
import type { OurPost } from './join.ts'
import { unknownPosts } from './unknown-posts.ts'

const at = Date.UTC(2026, 8, 1, 7)
const day = 86_400_000
const shared = (ms: number, kind = 'share', sequence = 0) =>
  `https://www.linkedin.com/feed/update/urn:li:${kind}:${(BigInt(ms) << 22n) + BigInt(sequence)}/`
const words = 'We closed the old workshop and nobody noticed for a week. Then the first one came back.'
const our = (post: Partial<OurPost> = {}): OurPost => ({
  id: 'a',
  text: words,
  publishedAt: new Date(at),
  address: null,
  ...post,
})
const found = (theirs: [ms: number, text: string][], ...ours: OurPost[]) =>
  unknownPosts(
    theirs.map(([ms, text]) => ({ address: shared(ms), text })),
    ours,
  ).map(({ text }) => text)

test('a post is known by its id, and by the moment of another kind of id, whatever its words', () => {
  expect(found([[at, 'Corrected since.']], our({ address: shared(at) }))).toEqual([])
  expect(found([[at, 'Corrected since.']], our({ address: shared(at + 900, 'activity', 7) }))).toEqual([])
  expect(found([[at, words]], our({ address: shared(at + 60_000) }))).toEqual([words])
})

test('a post without an address is known by its beginning around its time, or by all of its words', () => {
  expect(found([[at - day, `${words} And one line more.`]], our())).toEqual([])
  expect(found([[at - 40 * day, words.toUpperCase()]], our())).toEqual([])
  expect(found([[at - 40 * day, `${words} And one line more.`]], our())).toHaveLength(1)
})

test('of a text that was posted twice only one is ours, the one around its time', () => {
  const theirs = [at - 300 * day, at - day].map((ms) => ({ address: shared(ms), text: words }))
  expect(unknownPosts(theirs, [our()])).toEqual([theirs[0]])
  expect(unknownPosts([theirs[0]!, theirs[0]!], [])).toHaveLength(1)
})
