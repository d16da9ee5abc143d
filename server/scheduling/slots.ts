import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { PostSchedule } from '#shared/post-patch.ts'
import type { Post } from '#shared/posts.ts'
import { nextFreeSlot, type PostingSlot } from '#shared/slots.ts'
import { author, authorship, inWorkspace, isOwn } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { members, postingSlots, posts, publications, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { isOwnPost, updatePost } from '../posts/posts.ts'
import { settleOpenPoints } from '../posts/schedule.ts'
import { itsPublication, statusAt } from '../posts/status.ts'

const slotsOf = (ctx: Context, authorId: string): Promise<PostingSlot[]> =>
  ctx.db
    .select({ weekday: postingSlots.weekday, time: postingSlots.time })
    .from(postingSlots)
    .where(isOwn(ctx, postingSlots, authorId))
    .orderBy(asc(postingSlots.weekday), asc(postingSlots.time))

export async function listSlots(ctx: Context): Promise<PostingSlot[]> {
  authorize(ctx, 'read', 'slots')
  return slotsOf(ctx, author(ctx).id)
}

export async function changeSlots(ctx: Context, slots: readonly PostingSlot[]): Promise<PostingSlot[]> {
  authorize(ctx, 'write', 'slots')
  return ctx.db.transaction(async (tx) => {
    await tx.delete(postingSlots).where(isOwn(ctx, postingSlots))
    const rows = slots.map(({ weekday, time }) => ({ ...authorship(ctx), weekday, time }))
    if (rows.length > 0) await tx.insert(postingSlots).values(rows).onConflictDoNothing()
    return slotsOf(within(ctx, tx), author(ctx).id)
  })
}

export async function nextSlot(ctx: Context, after = ctx.now()): Promise<Date | null> {
  authorize(ctx, 'read', 'slots')
  return (await freeSlot(ctx, author(ctx).id, after)).at
}

/** Ignores the time of the post `except`. */
async function freeSlot(ctx: Context, authorId: string, after: Date, except = '') {
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

/** Gives a post the next free slot of its author. A second call leaves it there. */
export async function moveToNextSlot(
  ctx: PostContext,
  id: string,
  { openPoints }: Pick<PostSchedule, 'openPoints'> = {},
): Promise<Post> {
  authorize(ctx, 'write', 'posts')
  authorize(ctx, 'schedule', 'posts')
  const [found] = await ctx.db
    .select({ post: posts, status: statusAt(ctx.now()) })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(isOwnPost(ctx, id))
  if (!found) throw notFound('Post')
  if (found.status === 'published')
    throw new AppError('conflict', 'This post is live. Nothing was changed.', { problem: { code: 'already_live' } })
  const { hook, insight, value, cta, version } = found.post
  // Reading the claims takes a while, so hold no connection meanwhile. The text must be the same afterwards.
  const settled = openPoints && {
    claims: await settleOpenPoints(ctx, { ...found.post, content: { hook, insight, value, cta } }, openPoints),
    version,
  }
  const authorId = found.post.authorId ?? author(ctx).id
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    // One post at a time, so that two do not get the same slot.
    const ofMember = and(inWorkspace(ctx, members), eq(members.userId, authorId))
    await tx.select({ userId: members.userId }).from(members).where(ofMember).for('no key update')
    const { at, timeZone } = await freeSlot(scope, authorId, ctx.now(), id)
    if (!at)
      throw new AppError('conflict', 'There are no posting slots yet. Choose some in the calendar.', {
        problem: { code: 'no_posting_slots' },
      })
    return updatePost(scope, id, { scheduledFor: at.toISOString(), timeZone, ...settled })
  })
}
