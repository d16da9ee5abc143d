import * as z from 'zod/mini'
import type { Message } from '#shared/say.ts'
import { idsOf, languages } from '../catalogue.ts'

/** A countable property of texts, and its usual range for this author. */
export const measure = z.object({
  id: z.string(),
  name: z.string(),
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  /** `low` to `high` with their unit; for a yes-or-no property, the share of posts that have it. */
  range: z.string(),
  sentence: z.string(),
  /** The author's sentences that show it, verbatim. */
  evidence: z.readonly(z.array(z.string())),
})
export type Measure = z.infer<typeof measure>

/** The least and the most of measures inside the range, 0 to 1. */
const shares = z.object({ low: z.number(), high: z.number() })

/** How someone writes, measured in their samples. */
export const fingerprint = z.object({
  /** The language of most samples; null if it is none of the four. */
  language: z.nullable(z.enum(idsOf(languages))),
  samples: z.int(),
  words: z.int(),
  /** There are too few samples, or they are too short, to be reliable. */
  isThin: z.boolean(),
  measures: z.readonly(z.array(measure)),
  /** How well each sample fits the others; null below three samples. */
  own: z.nullable(shares),
  /** The author's words that recur across posts. */
  favourites: z.readonly(z.array(z.object({ word: z.string(), posts: z.int() }))),
  summary: z.string(),
})
export type Fingerprint = z.infer<typeof fingerprint>

/** A measure as it is made, to be said in any language. */
export interface FoundMeasure extends Omit<Measure, 'name' | 'range' | 'sentence'> {
  name: Message
  range: Message
  sentence: Message
}

/** A fingerprint as it is made. */
export interface FoundFingerprint extends Omit<Fingerprint, 'measures' | 'summary'> {
  measures: readonly FoundMeasure[]
  summary: readonly Message[]
}

/** What a text is compared with. */
export type Comparable = Pick<Fingerprint, 'language' | 'samples' | 'isThin' | 'own'> & {
  measures: readonly Pick<Measure, 'id' | 'mean' | 'low' | 'high'>[]
}

export interface VoiceMatch {
  /** The share of the text's judged measures inside the author's range, 0 to 1. */
  share: number
  own: { low: number; high: number } | null
  /** The text or the fingerprint is too thin for a reliable share. */
  isThin: boolean
  /** The ids of the measures outside the range. */
  outside: readonly string[]
  sentence: Message
}
