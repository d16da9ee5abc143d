import { randomUUID } from 'node:crypto'
import type { Reservation } from '../billing/reservations.ts'
import { type Context, type WithStopping, within } from '../context.ts'
import { generations } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Draft, Engine } from './engine.ts'
import type { Checked } from './write-well.ts'

interface Generation<C, D extends Delivered, S extends { postId: string | null }> {
  kind: (typeof generations.$inferInsert)['kind']
  engine: Engine
  signal: AbortSignal
  reservation: Reservation
  /** Runs the engine. Call `shown` as soon as a complete text was sent to the caller. */
  work: (shown: () => void) => Promise<D>
  /** Stores the engine's result, in the given transaction. */
  store: (tx: C, delivered: D) => Promise<S>
}

interface Delivered {
  usage: Draft['usage']
  /** The result and cost of checking the draft; ideas are not checked. */
  checked?: Pick<Checked, 'broke' | 'revision' | 'score'>
  /** Nothing needed changing, so this does not count against the plan. */
  isUnchanged?: boolean
}

/**
 * Runs an engine. One transaction stores its result, the use of the plan and the record: all or nothing. Failures are
 * recorded too and cost nothing. A cancelled generation costs nothing until its text was complete; after that it
 * counts, though it is not stored.
 */
export async function generate<
  C extends Context & WithStopping,
  D extends Delivered,
  S extends { postId: string | null },
>(ctx: C, { kind, engine, signal, reservation, work, store }: Generation<C, D, S>): Promise<S> {
  const startedAt = performance.now()
  const id = randomUUID()
  const record = (outcome: string, done?: Partial<Delivered> & { postId?: string | null }) => ({
    ...done?.usage,
    broke: done?.checked?.broke,
    revisionInputTokens: done?.checked?.revision?.inputTokens,
    revisionOutputTokens: done?.checked?.revision?.outputTokens,
    revisionDurationMs: done?.checked?.revision?.durationMs,
    score: done?.checked?.score,
    promptVersion: engine.promptVersion,
    id,
    workspaceId: ctx.workspaceId,
    postId: done?.postId,
    kind,
    engine: engine.id,
    model: engine.label,
    durationMs: Math.round(performance.now() - startedAt),
    outcome,
    createdAt: ctx.now(),
  })
  // A stopping server still stores a complete text; a person who cancelled wants nothing changed.
  const isCancelled = () => signal.aborted && signal.reason !== ctx.stopping.reason
  const countCancelled = () =>
    ctx.db.transaction(async (tx) => {
      await reservation.use(within(ctx, tx))
      await tx.insert(generations).values(record('cancelled'))
    })

  let isShown = false
  try {
    const delivered = await reservation.during(() =>
      work(() => {
        isShown = true
      }),
    )
    const { isUnchanged = false } = delivered
    isShown = !isUnchanged
    if (isCancelled()) throw signal.reason
    const outcome = isUnchanged ? 'unchanged' : 'written'
    const stored = await ctx.db.transaction(async (tx) => {
      const inside = within(ctx, tx)
      if (!isUnchanged) await reservation.use(inside)
      const stored = await store(inside, delivered)
      await tx.insert(generations).values(record(outcome, { ...delivered, postId: stored.postId }))
      return stored
    })
    if (isUnchanged) await reservation.giveBack()
    return stored
  } catch (error) {
    if (isShown && isCancelled()) {
      await countCancelled().catch((err: unknown) => ctx.log.error({ err }, 'failed to count a generation'))
      throw error
    }
    await reservation.giveBack()
    const outcome = signal.aborted ? 'cancelled' : error instanceof AppError ? error.code : 'failed'
    await ctx.db
      .insert(generations)
      .values(record(outcome))
      // If the outcome of the transaction is unknown, the record may already be there.
      .onConflictDoNothing()
      .catch((err: unknown) => ctx.log.error({ err }, 'failed to record a generation'))
    throw error
  }
}
