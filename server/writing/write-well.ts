import type { Analysis } from '../analysis/analysis.ts'
import type { DraftCheck } from './check-draft.ts'
import type { Draft, Engine, WritingOptions, WritingTask } from './engines/engine.ts'
import type { Fault } from './faults.ts'

/** A draft, and what it took to get it. */
export interface Checked extends Draft {
  /** The rules that the first draft broke; null when there was no time to look. */
  broke: Fault['rule'][] | null
  /** What sending it back once cost; null when it was not. */
  mend: (Draft['usage'] & { durationMs: number }) | null
  /** The Reader check's points for what is kept; null when there was no time to count them. */
  score: number | null
}

/** Asks the engine, sends a draft that breaks hard rules back once with the reasons, and keeps the better of the two. */
export async function writeWell(
  engine: Engine,
  task: WritingTask,
  options: WritingOptions,
  analysis: Analysis,
): Promise<Checked> {
  const first = await engine.write(task, options)
  const found = await analysis.run('checkDraft', first.content, task)
  if (!found) return { ...first, broke: null, mend: null, score: null }
  const broke = found.faults.map(({ rule }) => rule)
  if (broke.length === 0) return { ...first, broke, mend: null, score: found.score }
  options.onMending?.()
  const startedAt = performance.now()
  const sentBack = { content: first.content, reasons: found.faults.map(({ reason }) => reason) }
  // Nothing is shown on the way: the text on screen is whole, and may turn out to be the better one.
  const second = await engine.write({ ...task, sentBack }, { signal: options.signal }).catch((error: unknown) => {
    options.signal.throwIfAborted()
    options.onMendFailed?.(error)
    return null
  })
  const durationMs = Math.round(performance.now() - startedAt)
  const mend = { ...(second?.usage ?? { inputTokens: null, outputTokens: null }), durationMs }
  const again = second && (await analysis.run('checkDraft', second.content, task))
  const [kept, { score }] = second && again && isBetter(again, found) ? [second, again] : [first, found]
  return { content: kept.content, usage: first.usage, broke, mend, score }
}

function isBetter(second: DraftCheck, first: DraftCheck): boolean {
  const fewer = first.faults.length - second.faults.length
  return fewer === 0 ? second.score > first.score : fewer > 0
}
