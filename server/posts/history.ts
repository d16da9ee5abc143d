import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { EntryKind } from '#shared/activity-kinds.ts'
import type { PostEventDetail, PostEventKind } from '#shared/post-events.ts'
import { addEntries } from '../activity/entries.ts'
import type { Context, Scope } from '../context.ts'
import { postEvents, posts, reminders } from '../database/schema.ts'
import { announce, announcement } from '../live/announce.ts'
import { programOf } from '../permissions.ts'

/** What the workspace's activity shows of a post's history. */
const entryOf: Partial<Record<PostEventKind, EntryKind>> = {
  scheduled: 'scheduled',
  unscheduled: 'unscheduled',
  published: 'published',
  failed: 'not published',
  'taken back': 'taken back',
  'approval asked': 'approval asked',
  approved: 'approved',
  'changes asked': 'changes asked',
}

/**
 * Adds to a post's history and to the workspace's activity, and notifies its open tabs. Call it in the transaction of
 * the change. Returns the event's id.
 */
export async function record(
  { db, now, actor }: Pick<Scope, 'db' | 'now'> & Partial<Pick<Context, 'actor'>>,
  postId: string,
  kind: PostEventKind,
  detail: PostEventDetail = {},
): Promise<string> {
  const id = randomUUID()
  await db.insert(postEvents).values({
    id,
    postId,
    kind,
    detail: { ...detail, program: actor && programOf(actor) },
    at: now(),
  })
  const workspaceId = sql`(select workspace_id from ${posts} where ${posts.id} = ${postId})`
  const entry = entryOf[kind]
  const { scheduledFor, timeZone, via, code, retryAt } = detail
  if (entry && !retryAt)
    await addEntries(
      { db, now, actor, workspaceId },
      { kind: entry, postId, detail: { scheduledFor, timeZone, via, code } },
    )
  await announce(db, workspaceId)
  return id
}

export type Channel = (typeof reminders.$inferSelect)['channel']

interface Reminded {
  post: { id: string; workspaceId: string; dueAt: Date }
  userId: string
  channel: Channel
  /** True where there is no mail server and the mail was written to a file. */
  isInOutbox?: boolean
  /** The mail server's reason for refusing the reminder for good. */
  refusal?: string
}

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

/** Milliseconds of delay, for `PostEventDetail`; 0 if the clock runs ahead. */
export const lateMs = ({ now }: Pick<Scope, 'now'>, dueAt: Date): number =>
  Math.max(0, now().getTime() - dueAt.getTime())
