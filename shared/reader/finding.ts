import type { Section } from '#shared/posts.ts'
import type { Passage } from './passage.ts'
import type { Fix, Hit } from './phrases.ts'

export type CriterionId =
  | 'specificity'
  | 'claims'
  | 'hook'
  | 'slop'
  | 'voice'
  | 'rhythm'
  | 'readability'
  | 'idea'
  | 'form'

/** One word for each rule, in kebab-case. */
export type Rule = string

export interface Finding {
  rule: Rule
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
