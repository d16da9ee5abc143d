import { inArray, lt, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import type { RateLimit } from '../config/setting-forms.ts'
import type { Context, Deps, Env } from '../context.ts'
import type { Expiry } from '../database/expiry.ts'
import { rateLimits } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { actorId } from '../permissions.ts'

/**
 * Counts an attempt in the database, which all processes share, and throws when there were too many. Returns the count.
 */
export async function countAttempt(
  deps: Pick<Context, 'db' | 'now'>,
  limit: RateLimit | undefined,
  key: string,
): Promise<number> {
  if (!limit) return 0
  const now = deps.now()
  const resetsAt = new Date(now.getTime() + limit.windowMs)
  // Other processes' clocks may differ a little. A later end comes from a wrong clock.
  const furthest = new Date(now.getTime() + 2 * limit.windowMs)
  const isOver = sql`(${rateLimits.resetsAt} <= ${now.toISOString()} or ${rateLimits.resetsAt} > ${furthest.toISOString()})`
  const [row] = await deps.db
    .insert(rateLimits)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
  if (row && row.count > limit.attempts) throw tooMany(row.resetsAt.getTime() - now.getTime())
  return row?.count ?? 0
}

const tooMany = (waitMs: number) => {
  const minutes = Math.ceil(waitMs / 60_000)
  const time = minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('rate_limited', `Too many attempts. Try again in ${time}.`, {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
}

interface Bucket {
  left: number
  filledAt: number
}
const buckets = new WeakMap<RateLimit, Map<string, Bucket>>()
/** The most recent callers. A dropped one starts again. */
const maxBuckets = 10_000

/**
 * Takes an attempt from a bucket that refills evenly over the window. Counted in memory, for calls that cost only this
 * process something: a statement for each would cost more than the calls.
 */
export function takeAttempt(
  { now }: Pick<Context, 'now'>,
  limit: RateLimit | undefined,
  key: string,
  attempts = 1,
): void {
  if (!limit) return
  const wanted = Math.min(attempts, limit.attempts)
  const known = buckets.get(limit) ?? new Map<string, Bucket>()
  buckets.set(limit, known)
  const at = now().getTime()
  const perMs = limit.attempts / limit.windowMs
  const { left, filledAt } = known.get(key) ?? { left: limit.attempts, filledAt: at }
  const filled = Math.min(limit.attempts, left + Math.max(0, at - filledAt) * perMs)
  known.delete(key)
  known.set(key, { left: filled < wanted ? filled : filled - wanted, filledAt: at })
  const [oldest] = known.keys()
  if (known.size > maxBuckets && oldest) known.delete(oldest)
  if (filled < wanted)
    throw new AppError('rate_limited', 'You’re going too fast. Nothing was changed. Try again in a few seconds.', {
      retryAfter: Math.ceil((wanted - filled) / perMs / 1_000),
    })
}

/** Use after `signedIn`. Counts an actor's calls. */
export const paced = (deps: Deps, kind: 'save' | 'analyse' | 'export'): MiddlewareHandler<Env> => {
  const limit = deps.config.limits?.[kind]
  return async (c, next) => {
    takeAttempt(deps, limit, actorId(c.var.ctx))
    await next()
  }
}

/** Ten things count as one call, because together they cost less. */
export const takeTogether = (ctx: Context, things: readonly unknown[]): void =>
  takeAttempt(ctx, ctx.config.limits?.save, actorId(ctx), Math.ceil(things.length / 10))

/** Takes back attempts that turned out not to count. */
export async function forgiveAttempts({ db }: Pick<Context, 'db'>, keys: string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, keys))
}

export const rateLimitExpiry: Expiry = { table: rateLimits, isExpired: (now) => lt(rateLimits.resetsAt, now) }
