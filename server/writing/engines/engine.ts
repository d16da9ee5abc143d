import type { IdeaCategory } from '#shared/ideas.ts'
import type { PostContent, Section } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'

/** What an engine is asked for. `seed` makes the composer repeatable; models may ignore it. */
export type WritingTask =
  | { kind: 'post'; brief: Brief; seed: number }
  | { kind: 'section'; brief: Brief; seed: number; current: PostContent; section: Section }
  | { kind: 'edit'; brief: Brief; seed: number; current: PostContent; instruction: string }

export interface WritingOptions {
  /** Aborting it stops the work and makes `write` reject with the signal's reason. */
  signal: AbortSignal
  /** Called with everything written so far, as often as there is more to show. Never called after `write` settles. */
  onPartial?: (partial: Partial<PostContent>) => void
}

export interface Draft {
  /** All four sections for a post or an edit, only the asked one for a section. Trimmed, none empty. */
  content: Partial<PostContent>
  usage: { inputTokens: number | null; outputTokens: number | null }
}

export interface IdeasTask {
  themes: readonly string[]
  /** One for each idea wanted, in order. */
  categories: readonly IdeaCategory[]
  seed: number
}

/** Works as the subject of a post, with a word on how to approach it. */
export interface IdeaDraft {
  title: string
  description: string
}

export interface IdeasDraft extends Pick<Draft, 'usage'> {
  /** As many as the task has categories, in their order, no title twice. */
  ideas: IdeaDraft[]
}

/**
 * Turns a task into text. Retries and repairs bad output itself; callers get a valid draft or an `AppError`
 * whose sentence says what to do (`upstream`, `rate_limited`, `timeout`; `invalid` for what this engine cannot do).
 */
export interface Engine {
  /** Stable, for the records: 'composer', 'openai', 'anthropic'. */
  id: string
  /** What the author reads: 'Built-in composer', or the model's name as configured. */
  label: string
  write(task: WritingTask, options: WritingOptions): Promise<Draft>
  propose(task: IdeasTask, options: Pick<WritingOptions, 'signal'>): Promise<IdeasDraft>
}
