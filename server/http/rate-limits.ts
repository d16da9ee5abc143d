import { inArray, lt, sql } from 'drizzle-orm'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { msg, plural } from '#shared/say.ts'
import { actingUser } from '../authorship.ts'
import type { RateLimit } from '../config/setting-forms.ts'
import type { Context, Deps, Env } from '../context.ts'
import type { Expiry } from '../database/expiry.ts'
import { rateLimits } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { actorId } from '../permissions.ts'
import { hasKey } from './bearer.ts'

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
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  const sentence = msg`Too many attempts. Try again in ${plural({ minutes }, { one: 'a minute', other: '# minutes' })}.`
  return new AppError('rate_limited', sentence, {
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
export function takeAttempt(deps: Pick<Context, 'now'>, limit: RateLimit | undefined, key: string, attempts = 1): void {
  if (limit) refuseWait(takeFrom(deps, limit, key, attempts).waitMs)
}

interface Taken {
  left: number
  /** Until the bucket is full. */
  fullMs: number
  /** Until there is enough. 0 when the attempt was taken. */
  waitMs: number
}

function takeFrom({ now }: Pick<Context, 'now'>, limit: RateLimit, key: string, attempts: number): Taken {
  const wanted = Math.min(attempts, limit.attempts)
  const known = buckets.get(limit) ?? new Map<string, Bucket>()
  buckets.set(limit, known)
  const at = now().getTime()
  const perMs = limit.attempts / limit.windowMs
  const { left: before, filledAt } = known.get(key) ?? { left: limit.attempts, filledAt: at }
  const filled = Math.min(limit.attempts, before + Math.max(0, at - filledAt) * perMs)
  const left = filled < wanted ? filled : filled - wanted
  known.delete(key)
  known.set(key, { left, filledAt: at })
  const [oldest] = known.keys()
  if (known.size > maxBuckets && oldest) known.delete(oldest)
  return { left, fullMs: (limit.attempts - left) / perMs, waitMs: Math.max(0, wanted - filled) / perMs }
}

function refuseWait(waitMs: number): void {
  if (waitMs > 0)
    throw new AppError('rate_limited', 'You’re going too fast. Nothing was changed. Try again in a few seconds.', {
      retryAfter: Math.ceil(waitMs / 1_000),
    })
}

/**
 * The same, and a program reads in the answer what it has left: `RateLimit-Policy` and `RateLimit` of
 * draft-ietf-httpapi-ratelimit-headers.
 */
export function takeTold(
  c: HonoContext,
  deps: Deps,
  name: string,
  limit: RateLimit | undefined,
  key: string,
  isProgram = hasKey(c),
): void {
  if (!limit) return
  const { left, fullMs, waitMs } = takeFrom(deps, limit, key, 1)
  const seconds = (ms: number) => Math.ceil(ms / 1_000)
  if (isProgram) {
    c.header('ratelimit-policy', `"${name}";q=${limit.attempts};w=${seconds(limit.windowMs)}`, { append: true })
    c.header('ratelimit', `"${name}";r=${Math.floor(left)};t=${seconds(waitMs || fullMs)}`, { append: true })
  }
  refuseWait(waitMs)
}

/** Use after `signedIn`. Counts an actor's calls. */
export const paced = (deps: Deps, kind: 'save' | 'analyse' | 'export'): MiddlewareHandler<Env> => {
  const limit = deps.config.limits?.[kind]
  return async (c, next) => {
    takeTold(c, deps, kind, limit, actorId(c.var.ctx))
    await next()
  }
}

/** Before an engine is asked: a person and their programs share one limit. */
export const countEngineUse = (ctx: Context): Promise<number> =>
  countAttempt(ctx, ctx.config.limits?.write, `write:${actingUser(ctx).id}`)

/** Ten things count as one call, because together they cost less. */
export const takeTogether = (ctx: Context, things: readonly unknown[]): void =>
  takeAttempt(ctx, ctx.config.limits?.save, actorId(ctx), Math.ceil(things.length / 10))

/** How the OpenAPI document describes what a program reads about limits. */
export const limitHeaders = {
  RateLimitPolicy: {
    description:
      'For calls with a key: each limit that the call counts for, as `"write";q=120;w=60`, which is 120 calls in 60 seconds.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'For calls with a key: what is left of each limit, as `"write";r=119;t=1`, which is 119 calls now, and all again after a second. With none left, `t` is the wait for the next.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
} as const

const refersTo = (name: keyof typeof limitHeaders) => ({ $ref: `#/components/headers/${name}` })
/** The headers of a refusal, by the names that a client reads. */
export const headersOfRefusal: Partial<Record<number, Record<string, { $ref: string }>>> = {
  429: {
    'RateLimit-Policy': refersTo('RateLimitPolicy'),
    RateLimit: refersTo('RateLimit'),
    'Retry-After': refersTo('RetryAfter'),
  },
  503: { 'Retry-After': refersTo('RetryAfter') },
}

/** Takes back attempts that turned out not to count. */
export async function forgiveAttempts({ db }: Pick<Context, 'db'>, keys: string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, keys))
}

export const rateLimitExpiry: Expiry = { table: rateLimits, isExpired: (now) => lt(rateLimits.resetsAt, now) }
