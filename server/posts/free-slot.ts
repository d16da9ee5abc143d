import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { nextFreeSlot, type PostingSlot } from '#shared/slots.ts'
import { author, isOwn } from '../authorship.ts'
import type { Context } from '../context.ts'
import { postingSlots, posts, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { type StoredTime, timeAt } from './schedule.ts'

export const slotsOf = (ctx: Context, authorId: string): Promise<PostingSlot[]> =>
  ctx.db
    .select({ weekday: postingSlots.weekday, time: postingSlots.time })
    .from(postingSlots)
    .where(isOwn(ctx, postingSlots, authorId))
    .orderBy(asc(postingSlots.weekday), asc(postingSlots.time))

/** Ignores the time of the post `except`. */
export async function freeSlot(ctx: Context, authorId: string, after: Date, except = '') {
  const from = new Date(Math.max(after.getTime(), ctx.now().getTime()))
  const [user] = await ctx.db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, authorId))
  const taken = await ctx.db
    .select({ at: posts.scheduledFor })
    .from(posts)
    .where(and(isOwn(ctx, posts, authorId), gt(posts.scheduledFor, from), ne(posts.id, except)))
  const timeZone = user?.timeZone ?? 'UTC'
  const at = nextFreeSlot(
    await slotsOf(ctx, authorId),
    timeZone,
    from,
    taken.map((post) => post.at!),
  )
  return { at, timeZone }
}

/**
 * The next free slot of a post's author. Call it in the transaction that stores the time, after `scheduleInTurn`: two
 * posts must not get the same slot.
 */
export async function timeOfFreeSlot(
  ctx: Context,
  { id, authorId }: { id: string; authorId: string | null },
): Promise<StoredTime> {
  const owner = authorId ?? author(ctx).id
  const { at, timeZone } = await freeSlot(ctx, owner, ctx.now(), id)
  if (!at)
    throw new AppError('conflict', 'There are no posting slots yet. Choose some in the calendar.', {
      problem: { code: 'no_posting_slots' },
    })
  return timeAt(at, timeZone)
}
