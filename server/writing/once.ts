import { hash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { afterMs, renewing } from '../leases.ts'

const keptMs = 24 * 3_600_000
/** By the clock of the database, as the leases: a server whose clock jumps forgets no answer. */
export const isForgotten = lt(idempotencyKeys.createdAt, afterMs(-keptMs))
const askAgainMs = 150
/** Longer than a service takes. A slow model on this computer may need more; who asks again then gets its answer. */
const patienceMs = 20 * 60_000

/** Keeps the answer for those who ask again; part of the transaction that stores what the answer says. */
export type Keep = (tx: Context, answer: object) => Promise<void>

/**
 * Runs `work` once for a key, across servers: a repeated request waits for the first and gets its answer. The answer is
 * kept by `work` itself, together with what it stores. A failed or cancelled run frees the key, so that the next try is
 * a real one. A run that lost its claim, having been taken for dead, can neither answer for the key nor free it.
 */
export async function once<T>(
  ctx: Context,
  key: string | undefined,
  request: unknown,
  signal: AbortSignal,
  work: (keep: Keep) => Promise<T>,
): Promise<T> {
  if (key === undefined) return work(async () => {})
  if (key.length === 0 || key.length > 200)
    throw new AppError('invalid', 'An Idempotency-Key must hold 1 to 200 characters.')
  const fingerprint = hash('sha256', JSON.stringify(request), 'base64url')
  const token = randomUUID()
  const row = and(eq(idempotencyKeys.workspaceId, ctx.workspaceId), eq(idempotencyKeys.key, key))
  const held = and(row, eq(idempotencyKeys.token, token), isNull(idempotencyKeys.answer))

  const giveUpAt = performance.now() + patienceMs
  while (!(await claim(ctx, key, fingerprint, token))) {
    const [taken] = await ctx.db.select().from(idempotencyKeys).where(row)
    if (taken && taken.fingerprint !== fingerprint)
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.')
    if (taken?.answer) return taken.answer as T
    if (performance.now() > giveUpAt)
      throw new AppError('conflict', 'The first request with this Idempotency-Key is still at work. Ask again later.')
    // Another server may be the one that writes, so the database is asked, at a pace that costs nothing.
    await sleep(askAgainMs, undefined, { signal }).catch(() => signal.throwIfAborted())
  }

  const keep: Keep = async ({ db }, answer) => {
    const kept = await db.update(idempotencyKeys).set({ answer }).where(held).returning({ key: idempotencyKeys.key })
    if (kept.length === 0)
      throw new AppError(
        'conflict',
        'This took so long that a repeat of the request has taken over. Nothing of it was stored; ask again for the answer of the other.',
      )
  }
  const renew = () =>
    ctx.db
      .update(idempotencyKeys)
      .set({ claimedUntil: afterMs(ctx.timing.leaseMs) })
      .where(held)
      .catch((err: unknown) => ctx.log.warn({ err }, 'the claim of an idempotent request could not be renewed'))
  try {
    return await renewing(ctx.timing.renewMs, renew, () => work(keep))
  } catch (error) {
    await ctx.db
      .delete(idempotencyKeys)
      .where(held)
      .catch((err: unknown) => ctx.log.warn({ err }, 'a key could not be freed; it frees itself'))
    throw error
  }
}

async function claim(ctx: Context, key: string, fingerprint: string, token: string): Promise<boolean> {
  const claimedUntil = afterMs(ctx.timing.leaseMs)
  const values = { fingerprint, token, answer: null, claimedUntil, createdAt: afterMs(0) }
  const claimed = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...values, workspaceId: ctx.workspaceId, key })
    .onConflictDoUpdate({
      target: [idempotencyKeys.workspaceId, idempotencyKeys.key],
      set: values,
      setWhere: or(
        isForgotten,
        and(isNull(idempotencyKeys.answer), lt(idempotencyKeys.claimedUntil, sql`clock_timestamp()`)),
      ),
    })
    .returning({ claimed: sql<number>`1` })
  return claimed.length > 0
}
