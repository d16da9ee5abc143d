import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PostEventDetail, PostEventKind } from '#shared/post-events.ts'
import type { Scope } from '../context.ts'
import { postEvents, posts } from '../database/schema.ts'
import { announce } from '../live/announce.ts'

/** Adds to a post's history, in the transaction of what it tells, and tells the open tabs of its workspace. */
export async function record(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  postId: string,
  kind: PostEventKind,
  detail: PostEventDetail = {},
): Promise<void> {
  await db.insert(postEvents).values({ id: randomUUID(), postId, kind, detail, at: now() })
  await announce(db, sql`(select workspace_id from ${posts} where ${posts.id} = ${postId})`)
}

/** How late something comes, for `PostEventDetail`; 0 for what comes early, by a clock that is ahead. */
export const lateMs = ({ now }: Pick<Scope, 'now'>, dueAt: Date): number =>
  Math.max(0, now().getTime() - dueAt.getTime())
