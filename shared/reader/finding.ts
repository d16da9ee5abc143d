import type { Section } from '#shared/posts.ts'
import { type Message, msg } from '#shared/say.ts'
import type { Span } from '#shared/text/lines.ts'
import type { Fix } from './fix.ts'
import type { Passage } from './passage.ts'
import type { Hit } from './patterns.ts'

export type CriterionId =
  | 'specificity'
  | 'subject'
  | 'claims'
  | 'hook'
  | 'slop'
  | 'voice'
  | 'rhythm'
  | 'readability'
  | 'idea'
  | 'form'

/** Why something is found. A pattern's reason is a plain text, which the catalogues have as it is. */
export type Reason = Message | string

export interface Finding {
  /** In kebab-case. */
  rule: string
  criterion: CriterionId
  section: Section
  /** Offsets in the section's text. */
  start: number
  end: number
  quote: string
  reason: Reason
  /** Replaces the span and is always safe; null if only the author can decide. */
  fix: Fix | null
}

/** A post as one text, as readers see it, with the offsets of its sections. */
export interface Whole {
  passage: Passage
  /** The blanks; the passage has spaces in their place. */
  blanks: readonly Span[]
  offsetOf: (section: Section) => number
  /** Turns a span of the whole text into a finding in its section; null if the span contains no section text. */
  find: (criterion: CriterionId, hit: Omit<Hit, 'weight'>) => Finding | null
}

export interface Assessment {
  /** 0 to 1; null if it cannot be judged and its weight goes to the others. */
  share: number | null
  sentence: Message
  findings?: readonly (Finding | null)[]
}

/** `styled letters, too many emojis` */
export const inRow = (parts: readonly Message[]): Message =>
  parts.reduce((before, next) => msg`${{ before }}, ${{ next }}`)

export const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** 0 at `zero`, 1 at `full`, linear between; either may be larger. */
export const linear = (value: number, zero: number, full: number): number => clamp((value - zero) / (full - zero))
