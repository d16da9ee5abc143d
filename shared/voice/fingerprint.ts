import * as z from 'zod/mini'
import { idsOf, languages } from '../catalogue.ts'

/** One thing that can be counted in a text, and what is usual for this author. */
export const measure = z.object({
  id: z.string(),
  name: z.string(),
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  /** `low` to `high` with their unit; of what a post either does or not, the share of posts that do. */
  range: z.string(),
  /** What it says of the author, in words. */
  sentence: z.string(),
  /** Sentences of the author's that it was seen in, word for word. */
  evidence: z.readonly(z.array(z.string())),
})
export type Measure = z.infer<typeof measure>

/** Shares of measures inside the range, 0 to 1. */
const shares = z.object({ low: z.number(), high: z.number() })

/** How someone writes, measured in their own samples. */
export const fingerprint = z.object({
  /** The language most samples are in; null when it is none of the four. */
  language: z.nullable(z.enum(idsOf(languages))),
  samples: z.int(),
  words: z.int(),
  /** Too few samples, or too short ones, to rely on. */
  isThin: z.boolean(),
  measures: z.readonly(z.array(measure)),
  /** How well each sample fits the others: the least and the most. Null below three samples. */
  own: z.nullable(shares),
  /** Words of the author's own that come again from post to post. */
  favourites: z.readonly(z.array(z.object({ word: z.string(), posts: z.int() }))),
  summary: z.string(),
})
export type Fingerprint = z.infer<typeof fingerprint>

/** How well a text fits a fingerprint. */
export interface VoiceMatch {
  /** Share of the measures that can be judged in this text which lie inside the author's range, 0 to 1. */
  share: number
  own: { low: number; high: number } | null
  /** The text or the fingerprint is too thin for the share to mean much. */
  isThin: boolean
  outside: readonly { id: string; name: string; reason: string }[]
  sentence: string
}
