import type { Section } from '#shared/posts.ts'
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

export interface Finding {
  /** In kebab-case. */
  rule: string
  criterion: CriterionId
  section: Section
  /** Offsets in the section's text. */
  start: number
  end: number
  quote: string
  reason: string
  /** Takes the place of the span and is always safe; null where only the author can tell. */
  fix: Fix | null
}

/** A post as its readers meet it: one text, which knows where its sections stand. */
export interface Whole {
  passage: Passage
  /** What is left open, which the passage holds as spaces. */
  blanks: readonly Span[]
  offsetOf: (section: Section) => number
  /** Turns a span of the whole into a finding in its section; null where it holds no text of one. */
  find: (criterion: CriterionId, hit: Omit<Hit, 'weight'>) => Finding | null
}

/** How well a post does by one criterion. */
export interface Assessment {
  /** 0 to 1; null where it cannot be judged and its weight goes to the others. */
  share: number | null
  sentence: string
  findings?: readonly (Finding | null)[]
}

export const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** 0 at `zero`, 1 at `full`, a straight line between; either may be the larger one. */
export const linear = (value: number, zero: number, full: number): number => clamp((value - zero) / (full - zero))
