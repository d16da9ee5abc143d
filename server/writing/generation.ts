import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { generations } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Draft, Engine } from './engines/engine.ts'
import type { Checked } from './write-well.ts'

interface Generation {
  kind: (typeof generations.$inferInsert)['kind']
  engine: Engine
  signal: AbortSignal
}

interface Outcome {
  usage: Draft['usage']
  postId: string | null
  /** What checking the draft found and cost; an idea set is not checked. */
  checked?: Pick<Checked, 'broke' | 'mend' | 'score'>
}

/** Has an engine work and keeps a record of it, whatever came of it. */
export async function recorded<T extends Outcome>(
  ctx: Context,
  { kind, engine, signal }: Generation,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now()
  // The author's text matters more than this record of it: the post may be gone again, or the database away.
  const record = (outcome: string, done?: Outcome) =>
    ctx.db
      .insert(generations)
      .values({
        ...done?.usage,
        broke: done?.checked?.broke,
        mendInputTokens: done?.checked?.mend?.inputTokens,
        mendOutputTokens: done?.checked?.mend?.outputTokens,
        mendDurationMs: done?.checked?.mend?.durationMs,
        score: done?.checked?.score,
        promptVersion: engine.promptVersion,
        id: randomUUID(),
        workspaceId: ctx.user.workspaceId,
        postId: done?.postId,
        kind,
        engine: engine.id,
        model: engine.label,
        durationMs: Math.round(performance.now() - startedAt),
        outcome,
        createdAt: ctx.now(),
      })
      .catch((err: unknown) => ctx.log.error({ err }, 'a generation could not be recorded'))
  try {
    const done = await work()
    await record('written', done)
    return done
  } catch (error) {
    await record(signal.aborted ? 'cancelled' : error instanceof AppError ? error.code : 'failed')
    throw error
  }
}
