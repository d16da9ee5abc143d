import { and, eq } from 'drizzle-orm'
import type { Context, Scope } from '../context.ts'
import { type posts, publications } from '../database/schema.ts'
import { cancel, enqueue } from '../jobs/jobs.ts'
import { record } from './history.ts'

type Timed = Pick<typeof posts.$inferSelect, 'id' | 'workspaceId' | 'scheduledFor' | 'timeZone'>

/**
 * Plans the job for a post's time, and records a new time in its history. Call it in the transaction that changes the
 * time or the publication.
 */
export async function planDue(
  scope: Scope & Partial<Pick<Context, 'actor'>>,
  former: Pick<Timed, 'scheduledFor'>,
  post: Timed,
): Promise<void> {
  const { db, now } = scope
  const { id: postId, workspaceId, scheduledFor, timeZone } = post
  const isOtherTime = scheduledFor?.getTime() !== former.scheduledFor?.getTime()
  if (isOtherTime) {
    const given = { scheduledFor: scheduledFor?.toISOString(), timeZone: timeZone ?? undefined }
    await record(scope, postId, scheduledFor ? 'scheduled' : 'unscheduled', scheduledFor ? given : {})
  }
  const isLive = and(eq(publications.postId, postId), eq(publications.state, 'published'))
  const live = await db.select({ postId: publications.postId }).from(publications).where(isLive)
  if (!scheduledFor || live.length > 0) await cancel(db, 'post-due', postId)
  // A time that has just passed keeps its job, which may be waiting for a server. A time that passed during this
  // request needs one.
  else if (isOtherTime || scheduledFor > now())
    await enqueue(
      db,
      'post-due',
      { postId, dueAt: scheduledFor.toISOString() },
      { key: postId, runAt: scheduledFor, workspaceId },
    )
}
