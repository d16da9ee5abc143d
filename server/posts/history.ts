import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PostEventDetail, PostEventKind } from '#shared/post-events.ts'
import type { Scope } from '../context.ts'
import { postEvents, posts, reminders } from '../database/schema.ts'
import { announce, announcement } from '../live/announce.ts'

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

export type Channel = (typeof reminders.$inferSelect)['channel']

interface Reminded {
  post: { id: string; workspaceId: string; dueAt: Date }
  userId: string
  channel: Channel
  /** Written to a file, where there is no mail server. */
  isInOutbox?: boolean
  /** The mail server's, where it refused the reminder for good. */
  refusal?: string
}

/** Keeps that a person was reminded of this time of a post, once, with its history. */
export async function rememberReminder(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { post: { id: postId, workspaceId, dueAt }, userId, channel, isInOutbox, refusal }: Reminded,
): Promise<void> {
  const at = now()
  const kind: PostEventKind = refusal ? 'failed' : 'reminded'
  const detail: PostEventDetail = refusal
    ? { channel, code: refusal }
    : { channel, ...(isInOutbox && { isInOutbox }), lateMs: lateMs({ now }, dueAt) }
  // One statement instead of a transaction of four: reminders come by the thousand.
  await db.execute(sql`
    with added as (
      insert into ${reminders} (post_id, user_id, channel, due_at, sent_at)
      values (${postId}, ${userId}, ${channel}, ${dueAt}, ${at}) on conflict do nothing returning post_id
    ), event as (
      insert into ${postEvents} (id, post_id, kind, detail, at)
      select ${randomUUID()}, post_id, ${kind}, ${JSON.stringify(detail)}::json, ${at} from added returning post_id
    )
    select ${announcement(workspaceId)} from event`)
}

/** How late something comes, for `PostEventDetail`; 0 for what comes early, by a clock that is ahead. */
export const lateMs = ({ now }: Pick<Scope, 'now'>, dueAt: Date): number =>
  Math.max(0, now().getTime() - dueAt.getTime())
