import { atNextSlot, type PostSchedule } from '#shared/post-patch.ts'
import type { Post } from '#shared/posts.ts'
import type { PostingSlot } from '#shared/slots.ts'
import { addMaterialEntry } from '../activity/entries.ts'
import { author, authorship, isOwn } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { postingSlots, posts, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { freeSlot, slotsOf } from '../posts/free-slot.ts'
import { isOwnPost, updatePost } from '../posts/posts.ts'
import { itsPublication, statusAt } from '../posts/status.ts'

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
    await addMaterialEntry(within(ctx, tx), 'slots changed')
    return slotsOf(within(ctx, tx), author(ctx).id)
  })
}

export async function nextSlot(ctx: Context, after = ctx.now()): Promise<Date | null> {
  authorize(ctx, 'read', 'slots')
  return (await freeSlot(ctx, author(ctx).id, after)).at
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
    .select({ status: statusAt(ctx.now()) })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(isOwnPost(ctx, id))
  if (found?.status === 'published')
    throw new AppError('conflict', 'This post is live. Nothing was changed.', { problem: { code: 'already_live' } })
  return updatePost(ctx, id, { scheduledFor: atNextSlot, openPoints })
}
