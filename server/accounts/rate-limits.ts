import { sql } from 'drizzle-orm'
import type { RateLimit } from '../config.ts'
import type { Context } from '../context.ts'
import { rateLimits } from '../database/schema.ts'
import { AppError } from '../errors.ts'

/** Counts an attempt in the database, where all processes count together, and refuses it when there were too many. */
export async function countAttempt(
  deps: Pick<Context, 'db' | 'now'>,
  limit: RateLimit | undefined,
  key: string,
): Promise<void> {
  if (!limit) return
  const now = deps.now()
  const resetsAt = new Date(now.getTime() + limit.windowMs)
  const isOver = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`
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
  if (row && row.count > limit.attempts) {
    const minutes = Math.ceil((row.resetsAt.getTime() - now.getTime()) / 60_000)
    throw new AppError(
      'rate_limited',
      `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    )
  }
}
