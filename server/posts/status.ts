import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PostBadge, PostStatus } from '#shared/posts.ts'
import { posts, publications } from '../database/schema.ts'

// Whatever reads a post's life joins its publication and takes these expressions; nothing else decides what it is.

/** Joins a post to its publication. */
export const itsPublication = and(eq(publications.postId, posts.id), eq(publications.network, 'linkedin'))

/** Where a post stands in its life at an instant. */
export const statusAt = (now: Date | SQL): SQL<PostStatus> => sql`coalesce(${publications.state}, case
  when ${posts.scheduledFor} is null then 'draft'
  when ${posts.scheduledFor} > ${now instanceof Date ? now.toISOString() : now}::timestamptz then 'scheduled'
  else 'missed' end)`

/** The contract's word for a post that is saved to the library or live. */
export const isPublished = sql<boolean>`(${posts.savedToLibrary} or ${publications.state} is not distinct from 'published')`

/** What the badge says, as `badgeOf` in shared/posts.ts does of an answer. */
export const badge = sql<PostBadge>`case
  when ${isPublished} then 'published' when ${posts.scheduledFor} is null then 'draft' else 'scheduled' end`

/** What each tab of My Posts holds: Scheduled every post with a time. */
export const inTab: Record<PostBadge, SQL> = {
  draft: sql`(${posts.scheduledFor} is null and not ${isPublished})`,
  scheduled: sql`${posts.scheduledFor} is not null`,
  published: isPublished,
}
