import type { InThreads } from '../analysis/analysis.ts'
import type { WritingAnalyses } from './analyses.ts'
import type { DraftCheck } from './check-draft.ts'
import type { Draft, Engine, WritingOptions, WritingTask } from './engine.ts'
import type { Fault } from './faults.ts'

export interface Checked extends Draft {
  /** The rules that the first draft broke; null when there was no time to check. */
  broke: Fault['rule'][] | null
  revision: (Draft['usage'] & { durationMs: number }) | null
  /**
   * The Reader check's points for the kept draft; null if there was no time to count them, or it is no whole post yet.
   */
  score: number | null
}

/**
 * Asks the engine, sends a draft that breaks hard rules back once with the sentences that break them, and keeps the
 * better of the two.
 */
export async function writeWell(
  engine: Engine,
  task: WritingTask,
  options: WritingOptions,
  analysis: InThreads<WritingAnalyses>,
): Promise<Checked> {
  const chooseHook = async (hooks: readonly string[]) => (await analysis.chooseHook(hooks, task)) ?? hooks[0]!
  const first = await engine.write(task, { ...options, chooseHook })
  if (first.note !== undefined) return { ...first, broke: null, revision: null, score: null }
  const found = await analysis.checkDraft(first.content, task)
  if (!found) return { ...first, broke: null, revision: null, score: null }
  const { content, passages, score } = found
  // The arranger uses only the author's own words; these rules are for words that a model adds.
  const faults = engine.promptVersion === null ? [] : found.faults
  const broke = faults.map(({ rule }) => rule)
  if (broke.length === 0 || passages?.length === 0) return { ...first, content, broke, revision: null, score }
  options.onRevising?.()
  const startedAt = performance.now()
  const sentBack = { content, passages, reasons: faults.map(({ reason }) => reason) }
  // The revision is not streamed: the text on screen is complete, and may turn out to be the better one.
  const second = await engine.write({ ...task, sentBack }, { signal: options.signal }).catch((error: unknown) => {
    options.signal.throwIfAborted()
    options.onRevisionFailed?.(error)
    return null
  })
  const durationMs = Math.round(performance.now() - startedAt)
  const revision = { ...(second?.usage ?? { inputTokens: null, outputTokens: null }), durationMs }
  const again =
    second && (await analysis.checkRevision(found, { content: second.content, passages: second.passages }, task))
  const kept = again && isBetter(again, found) ? again : found
  return { ...first, content: kept.content, broke, revision, score: kept.score }
}

function isBetter(second: DraftCheck, first: DraftCheck): boolean {
  const fewer = openIn(first) - openIn(second)
  return fewer === 0 ? (second.score ?? 0) > (first.score ?? 0) : fewer > 0
}

const openIn = ({ faults }: DraftCheck): number => faults.reduce((sum, { places }) => sum + (places?.length ?? 1), 0)
