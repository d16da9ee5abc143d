import { hash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import type { Expiry } from '../database/expiry.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { afterMs, renewing } from '../leases.ts'

const keptMs = 24 * 3_600_000
/**
 * By the database's clock, like the leases: a server whose clock jumps must not forget a response. Not by
 * `clock_timestamp`, for which PostgreSQL uses no index.
 */
const isForgotten = lt(idempotencyKeys.createdAt, sql`statement_timestamp() - ${keptMs} * interval '1 millisecond'`)
const askAgainMs = 150
/** Longer than any service takes. A slow model on this computer may need more; a later retry gets its response. */
const patienceMs = 20 * 60_000

/** Keeps the response for retries, in the transaction that stores the result. */
export type Keep = (tx: Context, response: object) => Promise<void>

/**
 * Runs `work` once for a key, across servers: a repeated request waits for the first and gets its response. `work`
 * keeps the response together with its result. A failed or cancelled run frees the key. A run that lost its claim can
 * neither keep a response nor free the key.
 */
export async function once<T>(
  ctx: Context,
  given: string | undefined,
  request: unknown,
  signal: AbortSignal,
  work: (keep: Keep) => Promise<T>,
): Promise<T> {
  if (given === undefined) return work(async () => {})
  if (given.length === 0 || given.length > 200)
    throw new AppError('invalid', 'An Idempotency-Key must hold 1 to 200 characters.')
  // Two programs may both count from 1.
  const key = ctx.actor.kind === 'program' ? `${ctx.actor.keyId} ${given}` : given
  const requestHash = hash('sha256', JSON.stringify(request), 'base64url')
  const token = randomUUID()
  const row = and(inWorkspace(ctx, idempotencyKeys), eq(idempotencyKeys.key, key))
  const held = and(row, eq(idempotencyKeys.token, token), isNull(idempotencyKeys.response))

  const giveUpAt = performance.now() + patienceMs
  while (!(await claim(ctx, key, requestHash, token))) {
    const [taken] = await ctx.db.select().from(idempotencyKeys).where(row)
    if (taken && taken.requestHash !== requestHash)
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.', {
        problem: { code: 'idempotency_key_reused' },
      })
    if (taken?.response) return taken.response as T
    if (performance.now() > giveUpAt)
      throw new AppError('conflict', 'The first request with this Idempotency-Key is still at work. Ask again later.', {
        problem: { code: 'request_running' },
      })
    // The first request may be on another server, so this polls the database.
    await sleep(askAgainMs, undefined, { signal }).catch(() => signal.throwIfAborted())
  }

  const keep: Keep = async ({ db }, response) => {
    const kept = await db.update(idempotencyKeys).set({ response }).where(held).returning({ key: idempotencyKeys.key })
    if (kept.length === 0)
      throw new AppError(
        'conflict',
        'This took so long that a repeat of the request has taken over. Nothing was stored here; ask again for the other request’s answer.',
      )
  }
  const renew = () =>
    ctx.db
      .update(idempotencyKeys)
      .set({ claimedUntil: afterMs(ctx.config.timing.leaseMs) })
      .where(held)
      .catch((err: unknown) => ctx.log.warn({ err }, 'failed to renew the claim of an idempotency key'))
  try {
    return await renewing(ctx.config.timing.renewMs, renew, () => work(keep))
  } catch (error) {
    await ctx.db
      .delete(idempotencyKeys)
      .where(held)
      .catch((err: unknown) => ctx.log.warn({ err }, 'failed to free an idempotency key: it expires'))
    throw error
  }
}

async function claim(ctx: Context, key: string, requestHash: string, token: string): Promise<boolean> {
  const claimedUntil = afterMs(ctx.config.timing.leaseMs)
  const values = { requestHash, token, response: null, claimedUntil, createdAt: afterMs(0) }
  const claimed = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...values, workspaceId: ctx.workspaceId, key })
    .onConflictDoUpdate({
      target: [idempotencyKeys.workspaceId, idempotencyKeys.key],
      set: values,
      setWhere: or(
        isForgotten,
        and(isNull(idempotencyKeys.response), lt(idempotencyKeys.claimedUntil, sql`clock_timestamp()`)),
      ),
    })
    .returning({ claimed: sql<number>`1` })
  return claimed.length > 0
}

export const responseExpiry: Expiry = { table: idempotencyKeys, isExpired: () => isForgotten }
