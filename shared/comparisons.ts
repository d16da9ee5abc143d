import { randomFrom } from './random.ts'
import { bendsOf, withoutTrend } from './trend.ts'

/** A live post with what it reached. */
export interface MeasuredPost {
  /** Milliseconds since 1970. */
  publishedAt: number
  impressions: number
}

/** What posts with a trait did beside the others, after what their time explains is taken away. */
export interface Comparison {
  /** How many posts have the trait, and how many don’t. */
  posts: [number, number]
  /** Of the impressions as LinkedIn counts them. */
  medians: [number, number]
  /** How many times as much a post with the trait reaches, with a 90 % interval. */
  ratio: number
  interval: [number, number]
  /** How often chance alone makes a difference at least as large, from 0 to 1. */
  chance: number
}

/** Younger posts still gain impressions. */
export const settledAfterMs = 7 * 86_400_000

/** Whether figures count at least that long from the publication. `asOf` is the last day that they count. */
export const isSettled = (publishedAt: string, asOf: string | null, now: number): boolean => {
  const until = Math.min(now, asOf ? Date.parse(asOf) + 86_400_000 : 0)
  return until - Date.parse(publishedAt) >= settledAfterMs
}

export const fewestPosts = 6
/** How often, of a hundred authors for whom nothing matters, one is told that something does: 5, less a reserve for trends that bend elsewhere. */
const falseAlarms = 0.04

/**
 * Which of all comparisons that an author can look at, whether or not they do, to tell of (Holm’s procedure). Null is a
 * group that is too small, which cannot mislead.
 */
export function tellingOf(chances: readonly (number | null)[]): boolean[] {
  const telling = chances.map(() => false)
  const ranked = chances
    .flatMap((chance, at) => (chance === null ? [] : [{ chance, at }]))
    .toSorted((a, b) => a.chance - b.chance)
  for (const [rank, { chance, at }] of ranked.entries()) {
    if (chance > falseAlarms / (ranked.length - rank)) break
    telling[at] = true
  }
  return telling
}

/** Posts made ready to be compared by several traits. */
export interface Measured<P> {
  /** In the order of publication. */
  posts: readonly P[]
  /** Logarithms of the impressions, in which a ratio is a difference. */
  logs: number[]
  /** Ranks of what the logarithms leave without their trend, again without trend. */
  ranks: number[]
}

/** Pass settled posts only. */
export function measure<P extends MeasuredPost>(posts: readonly P[]): Measured<P> {
  const inTime = posts.toSorted((a, b) => a.publishedAt - b.publishedAt)
  const logs = inTime.map(({ impressions }) => Math.log(impressions + 1))
  return { posts: inTime, logs, ranks: withoutTrend(ranksOf(withoutTrend(logs))) }
}

const isEnough = (traits: readonly boolean[]) => {
  const count = traits.filter(Boolean).length
  return Math.min(count, traits.length - count) >= fewestPosts
}

/**
 * Compares posts that have a trait with those that don’t. Null if either group has fewer than `fewestPosts`. The same
 * posts give the same answer.
 */
export function compare<P extends MeasuredPost>(
  measured: Measured<P>,
  hasTrait: (post: P) => boolean,
): Comparison | null {
  const traits = measured.posts.map(hasTrait)
  if (!isEnough(traits)) return null
  const [withIt, without] = split(
    measured.posts.map(({ impressions }) => impressions),
    traits,
  )
  const groups = split(inOneTime(measured.logs, traits), traits)
  return {
    posts: [withIt.length, without.length],
    medians: [median(withIt), median(without)],
    ratio: ratioOf(...groups),
    interval: intervalOf(...groups),
    chance: chanceOf(measured.ranks, traits),
  }
}

/** The `chance` of a comparison alone, which is quick to compute. */
export function chanceFor<P>({ posts, ranks }: Measured<P>, hasTrait: (post: P) => boolean): number | null {
  const traits = posts.map(hasTrait)
  return isEnough(traits) ? chanceOf(ranks, traits) : null
}

const split = <T>(values: readonly T[], traits: readonly boolean[]): [T[], T[]] => [
  values.filter((_, at) => traits[at]),
  values.filter((_, at) => !traits[at]),
]

const ratioOf = (a: readonly number[], b: readonly number[]) => Math.exp(median(a) - median(b))

/** Logarithms as if all posts were of one time: the trend is that of all posts once the trait’s effect is taken off. */
function inOneTime(logs: readonly number[], traits: readonly boolean[]): number[] {
  const trait = withoutTrend(traits.map(Number))
  const effect = product(trait, logs) / (product(trait, trait) || 1)
  const of = (at: number) => (traits[at] ? effect : 0)
  return withoutTrend(logs.map((log, at) => log - of(at))).map((rest, at) => rest + of(at))
}

const product = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, at) => sum + one * b[at]!, 0)

/** Of at least one number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const samples = 1_000

/** The middle 90 % of what the ratio is when each group is drawn anew from itself (percentile bootstrap). */
function intervalOf(a: readonly number[], b: readonly number[]): [number, number] {
  const { among } = randomFrom(a.length * 65_537 + b.length)
  const drawn = (values: readonly number[]) => values.map(() => among(values))
  const ratios = Array.from({ length: samples }, () => ratioOf(drawn(a), drawn(b))).toSorted((x, y) => x - y)
  return [ratios[samples * 0.05]!, ratios[samples * 0.95 - 1]!]
}

/**
 * The two-sided p of a rank test: how closely the ranks of what posts reached, without their trend, follow the trait
 * without its own. Ranks, because one post in ten reaches several times what others do.
 */
function chanceOf(ranks: readonly number[], traits: readonly boolean[]): number {
  const trait = withoutTrend(traits.map(Number))
  const spread = product(ranks, ranks) * product(trait, trait)
  const freedom = ranks.length - bendsOf(ranks.length) - 1
  if (spread < 1e-9 || freedom < 1) return 1
  const squared = Math.min(0.999_999, product(ranks, trait) ** 2 / spread)
  // Student's t as a normal deviate (Wallace).
  const z = (Math.sqrt(-freedom * Math.log(1 - squared)) * (8 * freedom + 1)) / (8 * freedom + 3)
  return Math.min(1, 2 * (1 - normal(z)))
}

/** Equal values share their mean rank. What rounding sets apart is equal. */
function ranksOf(values: readonly number[]): number[] {
  const order = values
    .map((value, at) => ({ value: Math.round(value * 1e9), at }))
    .toSorted((a, b) => a.value - b.value)
  const ranks = new Array<number>(values.length).fill(0)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && order[end]!.value === order[start]!.value) end += 1
    for (const { at } of order.slice(start, end)) ranks[at] = (start + 1 + end) / 2
    start = end
  }
  return ranks
}

/** The share of a normal distribution below `z` ≥ 0 (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = terms.reduceRight((sum, factor) => (sum + factor) * t, 0)
  return 1 - (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}
