import { expect, test } from 'vitest'
import { randomFrom } from '#shared/random.ts'
import { joinPosts, type OurPost, type TheirPost } from './join.ts'

const minute = 60_000
const day = 24 * 60 * minute
const idAt = (ms: number, sequence = 0) => ((BigInt(ms) << 22n) + BigInt(sequence)).toString()
const feed = (kind: string, id: string) => `https://www.linkedin.com/feed/update/urn:li:${kind}:${id}`
const slugged = (words: string, kind: string, id: string) =>
  `https://www.linkedin.com/posts/nora-field_${words}-${kind}-${id}-AbCd`
const at = Date.UTC(2026, 8, 1, 7)
const ours = (post: Partial<OurPost>): OurPost => ({
  id: 'a',
  text: 'We closed the old workshop and nobody noticed for a week.',
  publishedAt: new Date(at),
  address: null,
  ...post,
})
const joined = (address: string, ...posts: OurPost[]) =>
  joinPosts([{ address, publishedOn: '2026-09-01' }], posts).get(address)

test('a post is joined by its address, whatever a share button added to it', () => {
  const address = feed('share', idAt(at))
  expect(joined(`${address}/?utm_source=share`, ours({ address }))).toEqual({ postId: 'a', by: 'address' })
})

test('a post is joined by its id in another form of its address', () => {
  const id = idAt(at)
  expect(joined(slugged('we-closed-the', 'share', id), ours({ address: feed('share', id) }))).toEqual({
    postId: 'a',
    by: 'id',
  })
})

test('an activity and its share have different ids, and both tell the same moment', () => {
  const other = ours({ id: 'b', address: feed('share', idAt(at + 10 * minute)) })
  const post = ours({ address: feed('share', idAt(at)) })
  expect(joined(feed('activity', idAt(at + 40, 7)), post, other)).toEqual({ postId: 'a', by: 'time' })
})

test('a post that its author reported is joined by its first words and the time', () => {
  const address = slugged('we-closed-the-old-workshop', 'activity', idAt(at - 3 * 60 * minute))
  expect(joined(address, ours({}), ours({ id: 'b', text: 'Something else happened.' }))).toEqual({
    postId: 'a',
    by: 'words',
  })
  expect(joined(address, ours({ publishedAt: new Date(at + 9 * day) }))).toBeNull()
})

test('what fits by the time alone, or fits two posts, is left to the author', () => {
  expect(joined(feed('activity', idAt(at - minute)), ours({}))).toEqual({ candidates: ['a'] })
  const twice = slugged('we-closed-the-old-workshop', 'activity', idAt(at - minute))
  expect(joined(twice, ours({}), ours({ id: 'b' }))).toEqual({ candidates: ['a', 'b'] })
})

test('few words, and hashtags without the time, join nothing', () => {
  expect(joined(slugged('we-closed', 'activity', idAt(at - minute)), ours({}))).toEqual({ candidates: ['a'] })
  const text = 'Out in the rain. #bikes'
  expect(joined(slugged('bikes', 'activity', idAt(at - minute)), ours({ text }))).toEqual({ postId: 'a', by: 'words' })
  expect(joined(slugged('bikes', 'activity', idAt(at - 5 * 60 * minute)), ours({ text }))).toEqual({
    candidates: ['a'],
  })
})

test('of 200 posts, many on the same day, all but one in a hundred are joined, and none wrongly', () => {
  const random = randomFrom(4)
  const words =
    'workshop bike battery winter courier repair shelf brake rain morning queue colleague customer price'.split(' ')
  const sentence = () => Array.from({ length: 9 }, () => random.among(words)).join(' ')
  let moment = at
  const posts = Array.from({ length: 200 }, (_, place) => {
    moment += place % 2 === 0 ? day : (20 + random.below(300)) * minute
    const text = `${sentence()}.`
    const id = idAt(moment, random.below(1000))
    const slug = text.split(' ').slice(0, 6).join('-')
    const kind = place % 3
    // Published by the app; reported with its address; reported some time later without one.
    const address = kind === 0 ? feed('share', id) : kind === 1 ? slugged(slug, 'share', id) : null
    const publishedAt = new Date(moment + (kind === 2 ? random.below(10 * 60) * minute : 0))
    const inFile =
      random.next() < 0.5
        ? feed('activity', idAt(moment + random.below(900), 1))
        : slugged(slug, 'activity', idAt(moment + random.below(900), 2))
    const hasWords = inFile.includes('/posts/')
    return {
      our: { id: String(place), text, publishedAt, address },
      their: { address: inFile, publishedOn: null } as TheirPost,
      isKnowable: kind !== 2 || hasWords,
    }
  })
  // Posts that were never written here, at the same hours.
  const strangers = Array.from({ length: 40 }, (_, place) => ({
    address: slugged(sentence().split(' ').slice(0, 6).join('-'), 'activity', idAt(at + place * 5 * day + 30 * minute)),
    publishedOn: null,
  }))
  const joins = joinPosts(
    [...posts.map(({ their }) => their), ...strangers],
    posts.map(({ our }) => our),
  )
  const knowable = posts.filter(({ isKnowable }) => isKnowable)
  const right = knowable.filter(
    ({ our, their }) => (joins.get(their.address) as { postId?: string } | null)?.postId === our.id,
  )
  const wrong = posts.filter(
    ({ our, their }) => ![our.id, undefined].includes((joins.get(their.address) as { postId?: string } | null)?.postId),
  )
  expect(wrong).toEqual([])
  expect(strangers.filter(({ address }) => 'postId' in (joins.get(address) ?? {}))).toEqual([])
  expect(right.length / knowable.length).toBeGreaterThanOrEqual(0.99)
  // The others could be any post around that time, so the author is asked.
  expect(
    posts.filter(({ isKnowable, their }) => !isKnowable && 'candidates' in (joins.get(their.address) ?? {})).length,
  ).toBeGreaterThan(20)
})
