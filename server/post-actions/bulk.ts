import { and, eq, inArray } from 'drizzle-orm'
import type { BulkDeletion, BulkSchedule } from '#shared/bulk.ts'
import type { PostSchedule } from '#shared/post-patch.ts'
import type { Context } from '../context.ts'
import { posts } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { left } from '../http/left-alone.ts'
import { say } from '../language/say.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { beingPublished } from '../posts/publications.ts'
import { removePosts } from '../posts/remove.ts'
import { moveToNextSlot } from '../scheduling/slots.ts'

export const titlesOf = async ({ db, workspaceId }: Pick<Context, 'db' | 'workspaceId'>, ids: readonly string[]) => {
  const { id, title, hook, scheduledFor, timeZone } = posts
  const rows = await db
    .select({ id, title, hook, scheduledFor, timeZone })
    .from(posts)
    .where(and(inArray(id, [...ids]), eq(posts.workspaceId, workspaceId)))
  return new Map(rows.map((row) => [row.id, row]))
}

export const titleOf = (post?: { title: string; hook: string }): string => post?.title || post?.hook.slice(0, 200) || ''

const gone = /*i18n*/ 'Post not found'

export async function deletePosts(ctx: Context, ids: readonly string[]): Promise<BulkDeletion> {
  authorize(ctx, 'delete', 'posts')
  const titles = await titlesOf(ctx, ids)
  const { deleted, publishing } = await removePosts(ctx, ids)
  const isDeleted = new Set(deleted)
  return {
    deleted,
    left: [...new Set(ids)]
      .filter((id) => !isDeleted.has(id))
      .map((id) =>
        publishing.includes(id)
          ? left(ctx, id, titles.get(id)?.title ?? '', beingPublished())
          : { id, title: '', code: 'not_found', reason: say(gone, ctx.language) },
      ),
  }
}

/**
 * Gives posts the next free slots of their authors, in the given order. A post with a future time keeps it, so an
 * interrupted call can be repeated.
 */
export async function schedulePosts(
  ctx: PostContext,
  ids: readonly string[],
  { openPoints = 'refuse' }: Pick<PostSchedule, 'openPoints'>,
): Promise<BulkSchedule> {
  authorize(ctx, 'schedule', 'posts')
  const known = await titlesOf(ctx, ids)
  const answer: BulkSchedule = { scheduled: [], left: [] }
  for (const id of new Set(ids)) {
    const post = known.get(id)
    const title = titleOf(post)
    try {
      if (post?.scheduledFor && post.scheduledFor > ctx.now())
        throw new AppError('conflict', 'This post is scheduled already, and keeps its time.')
      const { scheduledFor } = await moveToNextSlot(ctx, id, { openPoints })
      const former = post?.scheduledFor
        ? { scheduledFor: post.scheduledFor.toISOString(), timeZone: post.timeZone }
        : null
      answer.scheduled.push({ id, title, scheduledFor: new Date(scheduledFor!).toISOString(), former })
    } catch (error) {
      answer.left.push(left(ctx, id, title, error))
    }
  }
  return answer
}
