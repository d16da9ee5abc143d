import { hash } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { AppError } from '../errors.ts'

/** Longer than any engine may take; after it a claim is taken to be a dead server's. */
const claimMs = 180_000
const keptMs = 24 * 3_600_000
const askAgainMs = 150

/**
 * Runs `work` once for a key, across servers: a repeated request waits for the first and gets its answer. A failed or
 * cancelled run frees the key, so that the next try is a real one.
 */
export async function once<T>(
  ctx: Context,
  key: string | undefined,
  request: unknown,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work()
  if (key.length === 0 || key.length > 200)
    throw new AppError('invalid', 'An Idempotency-Key must hold 1 to 200 characters.')
  const fingerprint = hash('sha256', JSON.stringify(request), 'base64url')
  const mine = and(eq(idempotencyKeys.workspaceId, ctx.user.workspaceId), eq(idempotencyKeys.key, key))

  for (;;) {
    signal.throwIfAborted()
    if (await claim(ctx, key, fingerprint)) break
    const [taken] = await ctx.db.select().from(idempotencyKeys).where(mine)
    if (taken && taken.fingerprint !== fingerprint) {
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.')
    }
    if (taken?.answer) return taken.answer as T
    // Another server may be the one that writes, so the database is asked, at a pace that costs nothing.
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }

  const unkept = (err: unknown) => ctx.log.error({ err }, 'the outcome of an idempotent request could not be kept')
  try {
    const answer = await work()
    // What is done stays done, also when only this note of it fails.
    await ctx.db.update(idempotencyKeys).set({ answer }).where(mine).catch(unkept)
    return answer
  } catch (error) {
    await ctx.db.delete(idempotencyKeys).where(mine).catch(unkept)
    throw error
  }
}

async function claim(ctx: Context, key: string, fingerprint: string): Promise<boolean> {
  const now = ctx.now()
  const values = { fingerprint, answer: null, claimedUntil: new Date(now.getTime() + claimMs), createdAt: now }
  const claimed = await ctx.db
    .insert(idempotencyKeys)
    .values({ ...values, workspaceId: ctx.user.workspaceId, key })
    .onConflictDoUpdate({
      target: [idempotencyKeys.workspaceId, idempotencyKeys.key],
      set: values,
      setWhere: or(
        lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)),
        and(isNull(idempotencyKeys.answer), lt(idempotencyKeys.claimedUntil, now)),
      ),
    })
    .returning({ claimed: sql<number>`1` })
  return claimed.length > 0
}
