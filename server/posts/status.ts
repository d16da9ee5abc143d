import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PostBadge, PostStatus } from '#shared/posts.ts'
import { posts, publications } from '../database/schema.ts'

// Queries that need a post's status join its publication and use these expressions; nothing else decides the status.

/** Joins a post to its publication. */
export const itsPublication = and(eq(publications.postId, posts.id), eq(publications.network, 'linkedin'))

/**
 * So long after its time a post is not missed yet: its reminder is on the way, or it is being sent.
 */
export const graceMs = 60_000

/** The status of a post at an instant. */
export const statusAt = (now: Date | SQL): SQL<PostStatus> => sql`coalesce(${publications.state}, case
  when ${posts.scheduledFor} is null then 'draft'
  when ${posts.scheduledFor} > ${now instanceof Date ? now.toISOString() : now}::timestamptz - interval '${sql.raw(String(graceMs))} milliseconds' then 'scheduled'
  else 'missed' end)`

/** When that status changes by the clock alone; null when it does not. */
export const statusEnds = (now: Date | SQL): SQL<Date | null> =>
  sql`case when ${statusAt(now)} = 'scheduled' then ${posts.scheduledFor} + interval '${sql.raw(String(graceMs))} milliseconds' end`

/** What the contract calls published: saved to the library, or live. */
export const isPublished = sql<boolean>`(${posts.savedToLibrary} or ${publications.state} is not distinct from 'published')`

/** The badge, as `badgeOf` in shared/posts.ts decides it. */
export const badge = sql<PostBadge>`case
  when ${isPublished} then 'published' when ${posts.scheduledFor} is null then 'draft' else 'scheduled' end`

/** The posts in each tab of My Posts; Scheduled holds every post with a time. */
export const inTab: Record<PostBadge, SQL> = {
  draft: sql`(${posts.scheduledFor} is null and not ${isPublished})`,
  scheduled: sql`${posts.scheduledFor} is not null`,
  published: isPublished,
}
