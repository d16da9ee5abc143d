import { randomFrom } from './random.ts'

/** A live post with what it reached. */
export interface MeasuredPost {
  /** Milliseconds since 1970. */
  publishedAt: number
  impressions: number
}

/** What a group of posts did beside all others, each measured against the posts around its own time. */
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
export const fewestPosts = 6
export const maxComparisons = 4
/** How often, of a hundred authors for whom nothing matters, one is told that something does. */
const falseAlarms = 0.05

/** Whether to tell of a difference when `maxComparisons` are looked at together (Šidák's correction). */
export const isTelling = (chance: number): boolean => chance <= 1 - (1 - falseAlarms) ** (1 / maxComparisons)

interface Groups {
  /** Of posts with the trait, and of those without. */
  relative: [number[], number[]]
  impressions: [number[], number[]]
}

function groupsOf<P extends MeasuredPost>(posts: readonly P[], hasTrait: (post: P) => boolean): Groups | null {
  const inTime = posts.toSorted((a, b) => a.publishedAt - b.publishedAt)
  const traits = inTime.map(hasTrait)
  const split = <T>(values: readonly T[]): [T[], T[]] => [
    values.filter((_, place) => traits[place]),
    values.filter((_, place) => !traits[place]),
  ]
  const impressions = split(inTime.map((post) => post.impressions))
  if (impressions.some((group) => group.length < fewestPosts)) return null
  return { impressions, relative: split(inTime.map((_, place) => relativeReach(inTime, place))) }
}

/**
 * Compares posts that have a trait with those that don’t. Pass settled posts only. Null if either group has fewer than
 * `fewestPosts`. The same posts give the same answer.
 */
export function compare<P extends MeasuredPost>(
  posts: readonly P[],
  hasTrait: (post: P) => boolean,
): Comparison | null {
  const groups = groupsOf(posts, hasTrait)
  if (!groups) return null
  const { impressions, relative } = groups
  return {
    posts: [impressions[0].length, impressions[1].length],
    medians: [median(impressions[0]), median(impressions[1])],
    ratio: ratioOf(...relative),
    interval: intervalOf(...relative),
    chance: chanceOf(...relative),
  }
}

/** The `chance` of a comparison alone, which is quick to compute. */
export function chanceFor<P extends MeasuredPost>(posts: readonly P[], hasTrait: (post: P) => boolean): number | null {
  const groups = groupsOf(posts, hasTrait)
  return groups && chanceOf(...groups.relative)
}

const ratioOf = (a: readonly number[], b: readonly number[]) => Math.exp(median(a) - median(b))

/** Posts on either side in time to measure a post against: followers grow, and seasons change. */
const around = 6

/** The logarithm of a post's impressions over the median of those around it. */
function relativeReach(inTime: readonly MeasuredPost[], place: number): number {
  const start = Math.max(0, Math.min(place - around, inTime.length - 2 * around - 1))
  const near = inTime.slice(start, start + 2 * around + 1)
  return Math.log((inTime[place]!.impressions + 1) / (median(near.map(({ impressions }) => impressions)) + 1))
}

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

/** The two-sided p of the rank-sum test (Mann and Whitney), by its normal approximation with correction for ties. */
function chanceOf(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].toSorted(
    (x, y) => x.value - y.value,
  )
  let ranks = 0
  let ties = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (end < all.length && all[end]!.value === all[start]!.value) end += 1
    const tied = end - start
    ranks += all.slice(start, end).filter(({ isA }) => isA).length * ((start + 1 + end) / 2)
    ties += tied ** 3 - tied
    start = end
  }
  const n = all.length
  const product = a.length * b.length
  const mean = (a.length * (n + 1)) / 2
  const variance = (product / 12) * (n + 1 - ties / (n * (n - 1)))
  if (variance === 0) return 1
  const z = Math.max(0, Math.abs(ranks - mean) - 0.5) / Math.sqrt(variance)
  return 2 * (1 - normal(z))
}

/** The share of a normal distribution below `z` ≥ 0 (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = terms.reduceRight((sum, factor) => (sum + factor) * t, 0)
  return 1 - (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}
