import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { WebhookEventType } from '#shared/webhook-events.ts'
import type { Deps } from '../context.ts'
import { posts, publications, webhooks } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Payloads } from '../jobs/payloads.ts'
import { itsPublication, statusAt, statusEnds } from '../posts/status.ts'

/**
 * Tells webhooks that a post has become due or missed, which only the clock decides, and plans to look again when the
 * clock may change its status next. Every other event is told by a trigger.
 */
export async function tellStatus({ db, now }: Deps, { postId, dueAt, at }: Payloads['tell-status']): Promise<void> {
  const seenAt = new Date(Math.max(now().getTime(), Date.parse(at)))
  const isTold = sql`exists (select from ${webhooks} where ${webhooks.workspaceId} = ${posts.workspaceId})`
  const [post] = await db
    .select({
      workspaceId: posts.workspaceId,
      status: statusAt(seenAt),
      ends: statusEnds(seenAt).mapWith(posts.scheduledFor),
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(and(eq(posts.id, postId), eq(posts.scheduledFor, new Date(dueAt)), isTold))
  if (!post) return
  const { workspaceId, status, ends } = post
  if (status === 'due' || status === 'missed') {
    const type: WebhookEventType = `post.${status}`
    // The same id each time, so a repeated run tells it once.
    const id = `msg_${createHash('sha256').update(`${type} ${postId} ${dueAt}`).digest('base64url')}`
    await db.execute(sql`select tell_of_post(${type}, ${postId}, ${id})`)
  }
  if (ends)
    await enqueue(
      db,
      'tell-status',
      { postId, dueAt, at: ends.toISOString() },
      { key: postId, runAt: ends, workspaceId },
    )
}
