import { and, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'
import { entryKinds } from '#shared/activity-kinds.ts'
import type { Scope } from '../context.ts'
import { activities, approvals, postEvents, posts } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import { record } from '../posts/history.ts'
import { lapsedFor, lapsedForGuest } from '../posts/outgoing.ts'
import { peopleTold } from '../posts/told.ts'

/**
 * Tells whoever approved a post last to look again, once for each approval. After an approval through a link, tells the
 * post's people as well as the reviewer. The trigger `look_at_approval` starts this some minutes after a change, because
 * more changes mostly follow.
 */
export async function lookAtApproval(deps: Scope, { postId }: { postId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [last] = await tx
      .select({
        workspaceId: posts.workspaceId,
        decidedBy: approvals.decidedBy,
        decidedAt: approvals.decidedAt,
        number: approvals.number,
        linkId: approvals.linkId,
      })
      .from(posts)
      .innerJoin(approvals, eq(approvals.postId, posts.id))
      .where(
        and(
          eq(posts.id, postId),
          or(lapsedFor(sql`${posts.workspaceId}`, sql`${approvals.decidedBy}`), lapsedForGuest),
        ),
      )
      .orderBy(desc(approvals.number))
      .limit(1)
      .for('no key update', { of: posts })
    if (!last) return
    const { workspaceId, decidedBy, decidedAt, number, linkId } = last
    const isSince = gt(postEvents.at, decidedAt)
    if (
      await tx.$count(postEvents, and(eq(postEvents.postId, postId), eq(postEvents.kind, 'approval lapsed'), isSince))
    )
      return
    if (decidedBy && (await isTheirOwn({ ...deps, db: tx }, { postId, decidedBy, decidedAt }))) return
    const at = deps.now()
    await record({ db: tx, now: () => at }, postId, 'approval lapsed')
    const notificationId = `approval-lapsed-${postId}-${at.getTime()}`
    for (const userId of decidedBy ? [decidedBy] : await peopleTold({ db: tx }, postId))
      await enqueue(
        tx,
        'tell-news',
        { workspaceId, userId, notificationId },
        { key: `${notificationId} ${userId}`, workspaceId },
      )
    if (!decidedBy && linkId)
      await enqueue(tx, 'tell-reviewer', { linkId, postId, number }, { key: notificationId, workspaceId })
  })
}

interface Approved {
  postId: string
  decidedBy: string
  decidedAt: Date
}

/** Whether nobody else has changed the post since. */
async function isTheirOwn({ db }: Scope, { postId, decidedBy, decidedAt }: Approved): Promise<boolean> {
  const since = and(
    eq(activities.postId, postId),
    gte(activities.at, decidedAt),
    inArray(activities.kind, [...entryKinds.posts]),
  )
  const own = await db.$count(activities, and(since, eq(activities.actorId, decidedBy)))
  const others = await db.$count(activities, and(since, sql`${activities.actorId} is distinct from ${decidedBy}`))
  return own > 0 && others === 0
}
