import { and, eq, type SQL, sql } from 'drizzle-orm'
import { dueMs, type PostBadge, type PostStatus } from '#shared/posts.ts'
import { networkAccounts, posts, publications } from '../database/schema.ts'

// Queries that need a post's status join its publication and use these expressions; nothing else decides the status.

export const itsPublication = and(eq(publications.postId, posts.id), eq(publications.network, 'linkedin'))

/** The time that the server has to send a due post before the post counts as missed. */
export const graceMs = 60_000

const instantOf = (now: Date | SQL): SQL =>
  now instanceof Date ? sql`${now.toISOString()}::timestamptz` : sql`${now}::timestamptz`
const milliseconds = (count: number): SQL => sql`interval '${sql.raw(String(count))} milliseconds'`

/** Whether a person posts it by hand. Otherwise the server publishes it at its time, on its author's account. */
export const isByHand = (now: Date | SQL): SQL<boolean> => sql`not exists (select from ${networkAccounts}
  where ${networkAccounts.workspaceId} = ${posts.workspaceId} and ${networkAccounts.userId} = ${posts.authorId}
    and ${networkAccounts.publishes} and ${networkAccounts.refused} is null and ${networkAccounts.expiresAt} > ${instantOf(now)})`

/** The status of a post at an instant. Looks up who posts it only near its time. */
export const statusAt = (now: Date | SQL): SQL<PostStatus> => sql`coalesce(${publications.state}, case
  when ${posts.scheduledFor} is null then 'draft'
  when ${posts.scheduledFor} > ${instantOf(now)} then 'scheduled'
  when ${posts.scheduledFor} <= ${instantOf(now)} - ${milliseconds(dueMs)} then 'missed'
  when ${isByHand(now)} then 'due'
  when ${posts.scheduledFor} > ${instantOf(now)} - ${milliseconds(graceMs)} then 'scheduled'
  else 'missed' end)`

/** The instant at which the clock alone changes that status; null if it does not. */
export const statusEnds = (now: Date | SQL): SQL<Date | null> => sql`case
  when ${publications.state} is not null then null
  when ${posts.scheduledFor} > ${instantOf(now)} then ${posts.scheduledFor}
  else (case ${statusAt(now)} when 'due' then ${posts.scheduledFor} + ${milliseconds(dueMs)}
    when 'scheduled' then ${posts.scheduledFor} + ${milliseconds(graceMs)} end) end`

/** Published in the API's sense: saved to the library, or live. */
export const isPublished = sql<boolean>`(${posts.savedToLibrary} or ${publications.state} is not distinct from 'published')`

/** The badge, by the same rules as `badgeOf` in shared/posts.ts. */
export const badge = sql<PostBadge>`case
  when ${isPublished} then 'published' when ${posts.scheduledFor} is null then 'draft' else 'scheduled' end`

export const inTab: Record<PostBadge, SQL> = {
  draft: sql`(${posts.scheduledFor} is null and not ${isPublished})`,
  scheduled: sql`${posts.scheduledFor} is not null`,
  published: isPublished,
}
