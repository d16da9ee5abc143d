import { traceClaims } from '#shared/claims.ts'
import { contentText, mergeContent } from '#shared/posts.ts'
import { checkPost } from '#shared/reader/check.ts'
import { matchVoice } from '#shared/voice/voice.ts'
import type { Draft, Engine, WritingOptions, WritingTask } from './engines/engine.ts'
import { evidenceFor, type Fault, faultsIn } from './faults.ts'

/** A draft, and what it took to get it. */
export interface Checked extends Draft {
  /** The rules that the first draft broke. */
  broke: Fault['rule'][]
  /** What sending it back once cost; null when it was not. */
  mend: (Draft['usage'] & { durationMs: number }) | null
  /** The Reader check's points for what is kept. */
  score: number
}

/** Asks the engine, sends a draft that breaks hard rules back once with the reasons, and keeps the better of the two. */
export async function writeWell(engine: Engine, task: WritingTask, options: WritingOptions): Promise<Checked> {
  const first = await engine.write(task, options)
  const faults = faultsIn(first.content, task)
  const broke = faults.map(({ rule }) => rule)
  if (faults.length === 0) return { ...first, broke, mend: null, score: scoreOf(first, task) }
  options.onMending?.()
  const startedAt = performance.now()
  const sentBack = { content: first.content, reasons: faults.map(({ reason }) => reason) }
  // Nothing is shown on the way: the text on screen is whole, and may turn out to be the better one.
  const second = await engine.write({ ...task, sentBack }, { signal: options.signal }).catch((error: unknown) => {
    options.signal.throwIfAborted()
    options.onMendFailed?.(error)
    return null
  })
  const durationMs = Math.round(performance.now() - startedAt)
  const mend = { ...(second?.usage ?? { inputTokens: null, outputTokens: null }), durationMs }
  const kept = second && isBetter(second, first, task) ? second : first
  return { content: kept.content, usage: first.usage, broke, mend, score: scoreOf(kept, task) }
}

function isBetter(second: Draft, first: Draft, task: WritingTask): boolean {
  const fewer = faultsIn(first.content, task).length - faultsIn(second.content, task).length
  return fewer === 0 ? scoreOf(second, task) > scoreOf(first, task) : fewer > 0
}

function scoreOf({ content: written }: Draft, task: WritingTask): number {
  const { brief, author } = task
  const empty = { hook: '', insight: '', value: '', cta: '' }
  const content = mergeContent('current' in task ? task.current : empty, written)
  return checkPost({
    content,
    language: brief.language,
    category: brief.category,
    emojiUsage: brief.emojiUsage,
    claims: traceClaims(content, brief.language, evidenceFor(task)),
    voice: author?.voice ? matchVoice(contentText(content), author.voice) : null,
    samples: author?.voice?.samples ?? 0,
  }).score
}
