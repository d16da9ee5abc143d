import { randomUUID } from 'node:crypto'
import type { Reservation } from '../billing/reservations.ts'
import { type Context, within } from '../context.ts'
import { generations } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Draft, Engine } from './engines/engine.ts'
import type { Checked } from './write-well.ts'

interface Generation<D extends Delivered, S extends { postId: string | null }> {
  kind: (typeof generations.$inferInsert)['kind']
  engine: Engine
  signal: AbortSignal
  reservation: Reservation
  /** Has the engine work. `shown` is to be called as soon as a whole text was given out. */
  work: (shown: () => void) => Promise<D>
  /** Stores what the engine delivered, with all that has to be true of it, in the transaction it is given. */
  store: (tx: Context, delivered: D) => Promise<S>
}

interface Delivered {
  usage: Draft['usage']
  /** What checking the draft found and cost; an idea set is not checked. */
  checked?: Pick<Checked, 'broke' | 'revision' | 'score'>
}

/**
 * Has an engine work, and stores what it delivered, its place in the plan and the record of it in one transaction: all
 * of it or nothing. What failed is recorded too and costs nothing; what its caller cancelled costs nothing while the
 * text was not whole, and is used up, though not stored, once it was.
 */
export async function generate<D extends Delivered, S extends { postId: string | null }>(
  ctx: Context,
  { kind, engine, signal, reservation, work, store }: Generation<D, S>,
): Promise<S> {
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
  // A server that stops still stores what is whole; a person who cancelled wants nothing changed.
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
    isShown = true
    if (isCancelled()) throw signal.reason
    return await ctx.db.transaction(async (tx) => {
      const inside = within(ctx, tx)
      await reservation.use(inside)
      const stored = await store(inside, delivered)
      await tx.insert(generations).values(record('written', { ...delivered, postId: stored.postId }))
      return stored
    })
  } catch (error) {
    if (isShown && isCancelled()) {
      await countCancelled().catch((err: unknown) => ctx.log.error({ err }, 'a generation could not be counted'))
      throw error
    }
    await reservation.giveBack()
    const outcome = signal.aborted ? 'cancelled' : error instanceof AppError ? error.code : 'failed'
    await ctx.db
      .insert(generations)
      .values(record(outcome))
      // Where it is not known whether the transaction went through, the record may be there.
      .onConflictDoNothing()
      .catch((err: unknown) => ctx.log.error({ err }, 'a generation could not be recorded'))
    throw error
  }
}
