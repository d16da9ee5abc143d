import { eq, inArray, sql } from 'drizzle-orm'
import { maxPosts } from '#shared/posts.ts'
import { addEntries } from '../activity/entries.ts'
import type { Context } from '../context.ts'
import {
  approvalRequests,
  approvals,
  comments,
  media,
  postEvents,
  posts,
  postVersions,
  publications,
  sources,
  users,
} from '../database/schema.ts'
import { can } from '../permissions.ts'
import { requireRoom } from '../quotas.ts'
import type { Trashable } from '../trash/kind.ts'
import { learnLater } from '../voice/learn.ts'
import { planDue } from './plan-due.ts'
import { keepPublication, ofPost } from './publications.ts'
import { scheduleOf } from './schedule.ts'
import { itsPublication } from './status.ts'

/** Reminders are not included: a post with a future time had none. */
export const trashablePosts: Trashable = {
  kind: 'post',
  parts: [
    ...([posts.id, postVersions.postId, postEvents.postId, publications.postId] as const),
    ...([comments.postId, approvals.postId, approvalRequests.postId] as const),
  ],
  title: sql`coalesce(nullif(${posts.title}, ''), ${posts.hook})`,
  author: null,
  mayBeGone: [
    { column: posts.authorId, row: users.id },
    { column: posts.writtenById, row: users.id },
    { column: posts.sourceId, row: sources.id },
    { column: comments.authorId, row: users.id },
    { column: comments.settledById, row: users.id },
    { column: approvals.decidedBy, row: users.id },
    { column: approvals.askedBy, row: users.id },
    { column: approvalRequests.askedBy, row: users.id },
    { column: approvalRequests.askedOf, row: users.id },
  ],
  maySee: (actor) => can(actor, 'read', 'posts'),
  mayChange: (actor) => can(actor, 'delete', 'posts'),
  // Media rows stay in their table, so that their bytes keep a row.
  attached: {
    moveToTrash: ({ db }, ids) =>
      db
        .update(media)
        .set({ postId: null, trashId: sql`${media.postId}` })
        .where(inArray(media.postId, [...ids])),
    moveBack: ({ db }, id) => db.update(media).set({ postId: id, trashId: null }).where(eq(media.trashId, id)),
  },
  makeRoom: (ctx) => requireRoom(ctx, posts, maxPosts, 'posts'),
  restored: resume,
}

/**
 * Schedules a restored post again if its time is in the future. If the time passed in the trash, the post becomes a
 * draft and the time is returned. A first comment whose outcome is unknown is not sent again.
 */
async function resume(ctx: Context, id: string, deletedAt: Date): Promise<Date | null> {
  const { db } = ctx
  await addEntries(ctx, { kind: 'post restored', postId: id })
  const comment = sql`case ${publications.comment} when 'sending' then 'unconfirmed' else ${publications.comment} end`
  await db.update(publications).set({ retryAt: null, comment }).where(ofPost(id))
  const [found] = await db
    .select({ post: posts, state: publications.state })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(eq(posts.id, id))
  const { post, state } = found!
  if (state === 'published') await learnLater(ctx, post)
  const { scheduledFor } = post
  const now = ctx.now()
  if (!scheduledFor || scheduledFor <= deletedAt || scheduledFor > now || state === 'published') {
    await planDue(ctx, post, post)
    return null
  }
  const draft = { ...scheduleOf(ctx, { scheduledFor: null }), version: post.version + 1, updatedAt: now }
  await keepPublication(ctx, post, { scheduledFor: null })
  await db.update(posts).set(draft).where(eq(posts.id, id))
  await planDue(ctx, post, { ...post, scheduledFor: null })
  return scheduledFor
}
