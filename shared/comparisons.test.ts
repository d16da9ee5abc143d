import { expect, test } from 'vitest'
import { chanceFor, compare, type MeasuredPost, measure, tellingOf } from './comparisons.ts'
import { type Random, randomFrom } from './random.ts'
import { withoutTrend } from './trend.ts'

interface MadePost extends MeasuredPost {
  traits: boolean[]
}

const day = 86_400_000
const normal = ({ next }: Random) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

/** How the reach of an author grows from post to post, as a logarithm. */
const growths: ((posts: number, random: Random) => (place: number) => number)[] = [
  (posts) => (place) => (2 * place) / posts,
  (posts, { next }) => {
    const leap = posts * (0.3 + 0.4 * next())
    return (place) => 1.2 / (1 + Math.exp((leap - place) / 1.5))
  },
  (posts, random) => {
    let level = 0
    const levels = Array.from({ length: posts }, () => (level += 0.12 * normal(random)))
    return (place) => levels[place]!
  },
]

/** What chance adds to a post, as a logarithm. The last one is like a real author: one post in eight takes off. */
const chances: ((random: Random) => number)[] = [
  (random) => 0.5 * normal(random),
  (random) => 0.8 * normal(random),
  (random) => (random.next() < 0.88 ? 0.5 * normal(random) : 1.2 + 0.8 * normal(random)),
]

/** Of each trait, how often it changes from one post to the next: some are habits that last. */
const changes = [0.5, 0.5, 0.3, 0.3, 0.2, 0.5, 0.1, 0.4, 0.5]
const traits = [...changes.keys()]

interface Author {
  posts: number
  /** How many times as much a post with the first trait reaches. */
  effect: number
  growth?: number
  chance?: number
}

function author(random: Random, { posts, effect, growth = 0, chance = 0 }: Author): MadePost[] {
  let publishedAt = 0
  let habits = changes.map(() => random.next() < 0.5)
  const level = growths[growth]!(posts, random)
  return Array.from({ length: posts }, (_, place) => {
    publishedAt += day * (1 + random.below(4))
    habits = habits.map((has, at) => (random.next() < changes[at]! ? !has : has))
    const reach = Math.exp(Math.log(300) + level(place) + chances[chance]!(random)) * (habits[0] ? effect : 1)
    return { publishedAt, impressions: Math.round(reach), traits: habits }
  })
}

/** Of every trait that the author can look at, four at a time, whether they are told that it matters. */
function told(posts: readonly MadePost[]): boolean[] {
  const measured = measure(posts)
  return tellingOf(traits.map((trait) => chanceFor(measured, (post) => post.traits[trait]!)))
}

test('of 10,000 authors for whom nothing matters, at most 5 % are told of any of the nine traits that something does', () => {
  const random = randomFrom(1)
  let misled = 0
  for (let at = 0; at < 10_000; at += 1) {
    const posts = author(random, { posts: 20 + (at % 60), effect: 1, growth: Math.floor(at / 3) % 3, chance: at % 3 })
    if (told(posts).includes(true)) misled += 1
  }
  expect(misled).toBeGreaterThan(100)
  expect(misled).toBeLessThanOrEqual(500)
})

test('of authors with 40 posts, a trait of which doubles the reach, at least 80 % are told', () => {
  const random = randomFrom(2)
  const authors = Array.from({ length: 1_000 }, () => author(random, { posts: 40, effect: 2 })).filter((posts) => {
    const count = posts.filter((post) => post.traits[0]).length
    return count >= 10 && count <= 30
  })
  expect(authors.length).toBeGreaterThan(500)
  expect(authors.filter((posts) => told(posts)[0]).length / authors.length).toBeGreaterThanOrEqual(0.8)
})

test('the interval holds the true ratio in about nine of ten cases', () => {
  const random = randomFrom(4)
  const intervals = Array.from({ length: 150 }, (_, at) =>
    compare(
      measure(author(random, { posts: 40, effect: 2, growth: at % 3, chance: at % 3 })),
      (post) => post.traits[0]!,
    ),
  ).flatMap((found) => found ?? [])
  const right = intervals.filter(({ interval }) => interval[0] <= 2 && interval[1] >= 2)
  expect(right.length / intervals.length).toBeGreaterThan(0.84)
  expect(right.length / intervals.length).toBeLessThan(0.97)
})

test('a comparison says how many posts, their medians, and how sure the ratio is; six in each group at least', () => {
  const posts = author(randomFrom(3), { posts: 60, effect: 2 })
  const measured = measure(posts)
  const found = compare(measured, (post) => post.traits[0]!)!
  expect(found.posts[0] + found.posts[1]).toBe(60)
  expect(found.interval[0]).toBeLessThan(found.ratio)
  expect(found.interval[1]).toBeGreaterThan(found.ratio)
  expect(found.ratio).toBeGreaterThan(1.3)
  expect(found.chance).toBe(chanceFor(measured, (post) => post.traits[0]!))
  expect(compare(measure(posts.toReversed()), (post) => post.traits[0]!)).toEqual(found)
  expect(compare(measured, (post) => posts.indexOf(post) < 5)).toBeNull()
})

test('posts that all reached the same show no difference', () => {
  const posts = Array.from({ length: 20 }, (_, at) => ({ publishedAt: at, impressions: 100 }))
  const found = compare(measure(posts), ({ publishedAt }) => publishedAt % 2 === 0)!
  expect(found.ratio).toBeCloseTo(1)
  expect(found.chance).toBe(1)
})

test('the strongest difference must hold against all that can be looked at, the next against the rest', () => {
  expect(tellingOf([0.009, 0.5, null, 0.6, 0.7])).toEqual([true, false, false, false, false])
  expect(tellingOf([0.011, 0.5, 0.6, 0.7])).toEqual([false, false, false, false])
  expect(tellingOf([0.013, 0.009, 0.6, 0.7])).toEqual([true, true, false, false])
  expect(tellingOf([])).toEqual([])
})

test('a line that bends leaves nothing without its trend', () => {
  const line = Array.from({ length: 41 }, (_, at) => (at < 20 ? at : 20 + 3 * (at - 20)))
  for (const rest of withoutTrend(line)) expect(rest).toBeCloseTo(0)
  expect(withoutTrend([5])[0]).toBeCloseTo(0)
  expect(withoutTrend([])).toEqual([])
})
