import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { inWorkspace } from '../authorship.ts'
import { daysBefore } from '../database/expiry.ts'
import { approvalRequests, approvals, postEvents, posts } from '../database/schema.ts'
import { isAskedOf, lapsedFor, lapsedForGuest, lapsedState } from '../posts/outgoing.ts'
import { isToldTo } from '../posts/told.ts'
import type { Place, Unmarked } from './place.ts'

/** What waits for the person's decision, and what others decided. */
export async function ofApprovals(place: Place, userId: string, max: number): Promise<Unmarked[]> {
  const asked = await place.db
    .select({ postId: posts.id, title: posts.title, by: approvalRequests.askedByName, at: approvalRequests.askedAt })
    .from(approvalRequests)
    .innerJoin(posts, eq(posts.id, approvalRequests.postId))
    .where(
      and(
        inWorkspace(place, posts),
        isAskedOf(sql`${place.workspaceId}`, sql`${userId}`),
        sql`${approvalRequests.askedBy} is distinct from ${userId}`,
      ),
    )
    .orderBy(desc(approvalRequests.askedAt))
    .limit(max)
  const { kind, at } = postEvents
  const isMine = and(eq(approvals.decidedBy, userId), lapsedFor(sql`${place.workspaceId}`, sql`${userId}`))
  const isOfGuest = and(isNull(approvals.decidedBy), lapsedForGuest, isToldTo(userId))
  const lapsed = await place.db
    .select({
      postId: posts.id,
      title: posts.title,
      state: lapsedState,
      by: sql<string | null>`(array_agg(case when ${approvals.decidedBy} is null then ${approvals.decidedByName} end
        order by ${approvals.number} desc))[1]`,
      at: sql`max(${at})`.mapWith(at),
    })
    .from(posts)
    .innerJoin(postEvents, and(eq(postEvents.postId, posts.id), eq(kind, 'approval lapsed')))
    .innerJoin(approvals, eq(approvals.postId, posts.id))
    .where(and(inWorkspace(place, posts), or(isMine, isOfGuest)))
    .groupBy(posts.id)
    .having(sql`max(${at}) > max(${approvals.decidedAt})`)
    .orderBy(desc(sql`max(${at})`))
    .limit(max)
  const decided = await place.db
    .select({
      postId: posts.id,
      title: posts.title,
      by: approvals.decidedByName,
      isApproved: sql<boolean>`${approvals.decision} = 'approved'`,
      at: approvals.decidedAt,
    })
    .from(approvals)
    .innerJoin(posts, eq(posts.id, approvals.postId))
    .where(
      and(
        inWorkspace(place, posts),
        or(isToldTo(userId), eq(approvals.askedBy, userId)),
        sql`${approvals.decidedBy} is distinct from ${userId}`,
        gt(approvals.decidedAt, daysBefore(place.now(), 7)),
      ),
    )
    .orderBy(desc(approvals.decidedAt))
    .limit(max)
  const item = <K extends 'approval-asked' | 'approval-lapsed' | 'decided', R extends { postId: string; at: Date }>(
    kind: K,
    row: R,
  ) => ({ ...row, kind, id: `${kind}-${row.postId}-${row.at.getTime()}`, at: row.at.toISOString() }) as const
  return [
    ...asked.map((row) => item('approval-asked', row)),
    ...lapsed.map((row) => item('approval-lapsed', row)),
    ...decided.map((row) => item('decided', row)),
  ]
}
