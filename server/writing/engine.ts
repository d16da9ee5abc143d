import type { Sentence } from '#server/language/say.ts'
import type { IdeaCategory } from '#shared/ideas.ts'
import type { PossibleNote } from '#shared/possible-notes.ts'
import { mergeContent, type PostContent, type Section, sections } from '#shared/posts.ts'
import { type Brief, type Passage, type Selection, withPassage } from '#shared/writing.ts'
import type { SourceMaterial } from '../sources/material.ts'
import type { Author } from '../voice/author.ts'
import type { OutputFormat } from './engines/output-formats.ts'

/** A task for an engine. `seed` makes the arranger repeatable; models may ignore it. */
export type WritingTask = {
  brief: Brief
  seed: number
  author?: Author
  /** What the brief is the author's view of. */
  source?: SourceMaterial
  sentBack?: SentBack
} & (
  | {
      kind: 'post'
      /** The text to replace: the new one has to be really different. */
      former?: PostContent
      formerSubject?: string
      /** The hook of the new text, which stays as it is: the engine writes what follows. */
      opening?: string
      /** Changes by engines, which show the arranger what the author has typed. */
      changes?: readonly EngineChange[]
    }
  | { kind: 'section'; current: PostContent; section: Section }
  | {
      kind: 'edit'
      current: PostContent
      instruction: string
      /** The words to change. The draft then holds only their replacement, under their section. */
      selection?: Selection
    }
)

/** A text that an engine made, and the text before it; null if there was none. */
export interface EngineChange {
  before: PostContent | null
  after: PostContent
}

export interface SentBack {
  content: Partial<PostContent>
  reasons: readonly string[]
  /** The passages to rewrite; null to rewrite the whole text. */
  passages: readonly FaultyPassage[] | null
}

/** Whole sentences of a draft that break a rule, and the sentences around them. */
export interface FaultyPassage extends Passage {
  section: Section
  before: string
  after: string
}

export function wantedOf(task: WritingTask): readonly Section[] {
  if (task.kind === 'section') return [task.section]
  if (task.kind === 'post') return task.opening === undefined ? sections : sections.slice(1)
  return task.selection ? [task.selection.section] : sections
}

const empty: PostContent = { hook: '', insight: '', value: '', cta: '' }

/** The whole post with what an engine wrote for a task. */
export function contentWith(written: Partial<PostContent>, task: WritingTask): PostContent {
  const current = 'current' in task ? task.current : empty
  if (task.kind !== 'edit' || !task.selection) return mergeContent(current, written)
  const { section } = task.selection
  const changed = withPassage(current[section], task.selection, written[section] ?? task.selection.text)
  return mergeContent(current, { [section]: changed ?? current[section] })
}

export interface WritingOptions {
  /** Aborting it stops the work and makes `write` reject with the signal's reason. */
  signal: AbortSignal
  /** Called with the whole text so far, whenever there is more to show. Never called after `write` settles. */
  onPartial?: (partial: Partial<PostContent>) => void
  /** Called with a model's notes before it writes: its angle and the openings to choose from, a line each. */
  onPlan?: (plan: string) => void
  /** Chooses among several openings; without it the first is used. */
  chooseHook?: (hooks: readonly string[]) => Promise<string>
  /** Called with the number of drafts ahead, by an engine that writes one at a time; 0 once it has begun. */
  onPlace?: (ahead: number) => void
  /** Called when a complete draft is sent back once, because it broke a rule. */
  onRevising?: () => void
  onRevisionFailed?: (error: unknown) => void
}

export interface Draft {
  /**
   * All four sections for a post or an edit; for a section, itself and those it took words from; for selected words,
   * their replacement. Trimmed. Hook and insight are not empty.
   */
  content: Partial<PostContent>
  usage: { inputTokens: number | null; outputTokens: number | null }
  /** The passages that were sent back, written anew and in order; then `content` is the draft that was sent back. */
  passages?: readonly string[]
  /** Why nothing was changed, or which part could not be done. */
  note?: Sentence
  droppable?: Passage[]
  /** The openings that the same text could have had, without its own. */
  openings?: string[]
  /** Passages that may be notes to the writer. Only an engine that cannot read sets it. */
  possibleNotes?: PossibleNote[]
}

export interface IdeasTask {
  themes: readonly string[]
  /** The author's facts and stories; an engine without a model starts from these. */
  kept?: readonly string[]
  categories: readonly IdeaCategory[]
  seed: number
}

export interface IdeaDraft {
  title: string
  description: string
}

export interface IdeasDraft extends Pick<Draft, 'usage'> {
  /** One idea per category of the task, in order, with distinct titles. */
  ideas: IdeaDraft[]
}

export interface Question<T extends object> {
  system: string
  prompt: string
  format: OutputFormat<T>
}

export type Ask = <T extends object>(
  question: Question<T>,
  options: Pick<WritingOptions, 'signal' | 'onPlace'>,
) => Promise<{ output: T } & Pick<Draft, 'usage'>>

/**
 * Turns a task into text. Retries and repairs bad output itself. Callers get a valid draft or an `AppError` whose
 * sentence says what to do (`upstream`, `rate_limited`, `timeout`; `invalid` for tasks beyond this engine).
 */
export interface Engine {
  /** Stable, for the records: 'arranger', 'openai', 'anthropic'. */
  id: string
  /** Shown to the author: 'Sorted without AI', or the model's name as configured. */
  label: string
  /** The version of its prompts; null for an engine without prompts. */
  promptVersion: string | null
  write(task: WritingTask, options: WritingOptions): Promise<Draft>
  propose(task: IdeasTask, options: Pick<WritingOptions, 'signal'>): Promise<IdeasDraft>
  /** Absent in an engine without a model. */
  ask?: Ask
}
