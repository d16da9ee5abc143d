import { expect, test } from 'vitest'
import { chanceFor, compare, isTelling, type MeasuredPost } from './comparisons.ts'
import { type Random, randomFrom } from './random.ts'

interface MadePost extends MeasuredPost {
  traits: boolean[]
}

const day = 86_400_000
const normal = ({ next }: Random) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

/** Reach grows more than sevenfold over the posts. `changes` is how often the first trait changes between two posts. */
function author(random: Random, posts: number, effect: number, spread: number, changes = 0.3): MadePost[] {
  let publishedAt = 0
  let habit = random.next() < 0.5
  return Array.from({ length: posts }, (_, place) => {
    publishedAt += day * (1 + random.below(4))
    if (random.next() < changes) habit = !habit
    const traits = [habit, random.next() < 0.5, random.next() < 0.4, random.next() < 0.7]
    const level = Math.log(300) + (2 * place) / posts + normal(random) * spread
    return { publishedAt, impressions: Math.round(Math.exp(level) * (habit ? effect : 1)), traits }
  })
}

const isTold = (posts: readonly MadePost[], trait: number) => {
  const chance = chanceFor(posts, ({ traits }) => traits[trait]!)
  return chance !== null && isTelling(chance)
}

test('of 10,000 authors for whom nothing matters, at most 5 % are told that something does', () => {
  const random = randomFrom(1)
  const authors = Array.from({ length: 10_000 }, (_, at) => author(random, 20 + (at % 60), 1, 0.8))
  const told = authors.filter((posts) => [0, 1, 2, 3].some((trait) => isTold(posts, trait)))
  expect(told.length).toBeGreaterThan(100)
  expect(told.length / authors.length).toBeLessThanOrEqual(0.05)
})

test('of authors with 40 posts, a trait of which doubles the reach, at least 80 % are told', () => {
  const random = randomFrom(2)
  const authors = Array.from({ length: 1_000 }, () => author(random, 40, 2, 0.5, 0.5)).filter((posts) => {
    const count = posts.filter(({ traits }) => traits[0]).length
    return count >= 10 && count <= 30
  })
  expect(authors.length).toBeGreaterThan(500)
  expect(authors.filter((posts) => isTold(posts, 0)).length / authors.length).toBeGreaterThanOrEqual(0.8)
})

test('a comparison says how many posts, their medians, and how sure the ratio is; six in each group at least', () => {
  const posts = author(randomFrom(3), 60, 2, 0.5)
  const found = compare(posts, ({ traits }) => traits[0]!)!
  expect(found.posts[0] + found.posts[1]).toBe(60)
  expect(found.interval[0]).toBeLessThan(found.ratio)
  expect(found.interval[1]).toBeGreaterThan(found.ratio)
  expect(found.ratio).toBeGreaterThan(1.3)
  expect(found.chance).toBe(chanceFor(posts, ({ traits }) => traits[0]!))
  expect(compare(posts, ({ traits }) => traits[0]!)).toEqual(found)
  expect(compare(posts, (post) => posts.indexOf(post) < 5)).toBeNull()
})

test('posts that all reached the same show no difference', () => {
  const posts = Array.from({ length: 20 }, (_, at) => ({ publishedAt: at, impressions: 100 }))
  expect(compare(posts, ({ publishedAt }) => publishedAt % 2 === 0)).toMatchObject({ ratio: 1, chance: 1 })
})
