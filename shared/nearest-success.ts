import { type MeasuredPost, median } from './comparisons.ts'
import { commonWords } from './languages/voice.ts'
import { partsIn } from './text/words.ts'

/** Posts on either side in time to hold a post against: followers grow, and seasons change. */
const around = 6
const fewestAround = 4

/**
 * How many times as much each post reached as the median of the posts around its time, in the order given. Null where
 * there are too few to say.
 */
export function timesAround(posts: readonly MeasuredPost[]): (number | null)[] {
  const inTime = posts.map((post, at) => ({ post, at })).toSorted((a, b) => a.post.publishedAt - b.post.publishedAt)
  const times = new Array<number | null>(posts.length).fill(null)
  for (const [place, { post, at }] of inTime.entries()) {
    const start = Math.max(0, Math.min(place - around, inTime.length - 2 * around - 1))
    const near = inTime.slice(start, start + 2 * around + 1).filter((other) => other.at !== at)
    if (near.length < fewestAround) continue
    times[at] = (post.impressions + 1) / (median(near.map((other) => other.post.impressions)) + 1)
  }
  return times
}

/** A post went well if it reached this many times what others of its time did. */
export const successTimes = 1.5

export interface Topical {
  id: string
  publishedAt: number
  category: string
  text: string
  /** As `timesAround` says. */
  times: number | null
}

/** The post that went well and is nearest in topic and time, with what the two have in common. */
export interface Success {
  id: string
  isSameCategory: boolean
  /** In both texts, rarest first. */
  words: string[]
  daysApart: number
}

const shownWords = 5
const day = 86_400_000
/** After this many days nearness in time counts half. */
const halfDays = 90

/** Null if no other post went well and better than this one. The same posts give the same answer. */
export function nearestSuccess(post: Topical, others: readonly Topical[]): Success | null {
  const wanted = topicOf(post.text)
  const candidates = others
    .filter(({ id, times }) => id !== post.id && times !== null && times >= Math.max(successTimes, post.times ?? 0))
    .map((other) => ({ other, topic: topicOf(other.text) }))
  const textsWith = new Map<string, number>()
  for (const { topic } of candidates)
    for (const stem of topic.keys()) textsWith.set(stem, (textsWith.get(stem) ?? 0) + 1)
  const rarity = (stem: string) => Math.log(1 + candidates.length / (textsWith.get(stem) ?? 1))
  const [best] = candidates
    .map(({ other, topic }) => {
      const shared = [...wanted.keys()].filter((stem) => topic.has(stem)).toSorted((a, b) => rarity(b) - rarity(a))
      const inWords = shared.reduce((sum, stem) => sum + rarity(stem), 0) / Math.sqrt(topic.size || 1)
      const isSameCategory = other.category === post.category
      const daysApart = Math.round(Math.abs(other.publishedAt - post.publishedAt) / day)
      return {
        nearness: inWords + (isSameCategory ? 0.5 : 0) + (0.5 * halfDays) / (halfDays + daysApart),
        success: {
          id: other.id,
          isSameCategory,
          words: shared.slice(0, shownWords).map((stem) => wanted.get(stem)!),
          daysApart,
        },
      }
    })
    .toSorted((a, b) => b.nearness - a.nearness || a.success.id.localeCompare(b.success.id))
  return best?.success ?? null
}

const shortestWord = 4
const stemLength = 6

/** The words that say what a text is about, by their stems. */
const topicOf = (text: string): Map<string, string> =>
  new Map(
    partsIn(text)
      .map((word) => word.text)
      .filter((word) => word.length >= shortestWord && !commonWords.has(word))
      .map((word) => [word.slice(0, stemLength), word]),
  )
