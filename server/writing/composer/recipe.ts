/**
 * How one category is written. The lines are plain text with these marks:
 * `{topic}` the subject's name, `{doing}` what the reader does about it, `{fact}` a sentence of the author's,
 * `<a|b|c|d>` wording for standard, professional, casual and enthusiastic (fewer: the last ones use the first),
 * a leading `~` lets the tone put an opener in front, so such a line starts in lower case.
 */
export interface Recipe {
  /** Openings for a subject that names a topic. */
  hooks: readonly string[]
  /** Openings around what the author told. */
  frames: readonly string[]
  /** Question posts open with a question, and use the author's own when it matches. */
  asksFirst?: RegExp
  /** The subject is one particular thing ("the launch") rather than a kind of thing ("launches"). */
  isOccasion?: boolean
  /**
   * Plans of the three other sections. A word draws a line from the pool of that name, `/` starts a paragraph,
   * `tip#4` numbers four of them, `tip•3` puts bullets before three, `step#`, `step:`, `option)` and `part+` take the
   * whole pool in order as numbers, as "Step 1:", as letters and as paragraphs.
   */
  plans: readonly Plan[]
  lines: Pools
  /** Pools used instead when the author told something to build on. */
  told?: Pools
  emojis: readonly string[]
}

export interface Plan {
  insight: string
  value: string
  cta: string
}

/** A list in a pool stands for one place in a sequence, with its alternatives. */
export type Pools = Readonly<Record<string, readonly (string | readonly string[])[]>>
