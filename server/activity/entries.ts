import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { type EntryKind, entryDays, type entryKinds } from '#shared/activity-kinds.ts'
import type { EntryDetail } from '#shared/workspace-activity.ts'
import { author } from '../authorship.ts'
import type { Context, Scope } from '../context.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import type { Origin } from '../database/json.ts'
import { activities } from '../database/schema.ts'
import { announce } from '../live/announce.ts'
import type { Actor, LinkHolder } from '../permissions.ts'

interface Acting extends Pick<Scope, 'db' | 'now'> {
  workspaceId: string | SQL
  /** Missing for the server. */
  actor?: Actor | { kind: 'person'; user: { id: string } } | undefined
}

export interface Entry {
  kind: EntryKind
  postId?: string
  /** The member whom it concerns. */
  aboutId?: string
  detail?: EntryDetail
}

let count = 0

/**
 * Records what somebody does, and returns the entries' ids. Call it in the transaction of the change, so that both are
 * stored or neither.
 */
export async function addEntries({ db, now, workspaceId, actor }: Acting, ...entries: Entry[]): Promise<string[]> {
  if (entries.length === 0) return []
  const rows = entries.map((entry) => ({
    ...entry,
    // Entries of one transaction may share a millisecond. This keeps their order.
    id: `${(count++ % 0xffffff).toString(16).padStart(6, '0')}-${randomUUID()}`,
    workspaceId: workspaceId as string,
    at: now(),
    ...columnsOf(actor),
  }))
  await db.insert(activities).values(rows)
  return rows.map(({ id }) => id)
}

/** Records what somebody does with what is an author's own: voice, ideas, slots and figures. */
export const addMaterialEntry = (
  ctx: Context,
  kind: (typeof entryKinds.material)[number],
  detail?: EntryDetail,
): Promise<string[]> => addEntries(ctx, { kind, aboutId: author(ctx).id, detail })

/** The id of the notification that tells members of an entry. */
export const notificationOf = (entryId: string): string => `member-${entryId}`

function columnsOf(actor: Acting['actor']) {
  if (!actor || (actor.kind === 'worker' && actor.holder === undefined)) return { actorKind: 'server' as const }
  if (actor.kind === 'worker') return { actorKind: 'link' as const, ...holderColumns(actor.holder!) }
  if (actor.kind === 'person') return { actorKind: actor.kind, actorId: actor.user.id }
  return { actorKind: actor.kind, actorId: actor.user.id, throughId: actor.keyId, throughName: actor.name }
}

const holderColumns = (holder: LinkHolder) =>
  'userId' in holder ? { actorId: holder.userId } : { throughId: holder.linkId, throughName: holder.reviewer }

/** Typing begins another entry after a pause, or after an hour. */
const pauseMs = 15 * 60_000
const longestMs = 60 * 60_000

const textKinds = ['text edited', 'text rewritten', 'version restored'] as const

/**
 * Records a text of another origin, which begins at most once a minute while somebody types. Saves in between write
 * nothing: until the entry ends, the post's origin tells how long the typing went on.
 */
export async function addTextEntry(ctx: Context, postId: string, former: Origin | null, made: Origin): Promise<void> {
  const kind = textKindOf(made)
  if (!kind) return
  const { db, now, actor } = ctx
  const [last] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.postId, postId), inArray(activities.kind, [...textKinds])))
    .orderBy(desc(activities.at), desc(activities.id))
    .limit(1)
  const isOpen = last?.kind === 'text edited' && last.until === null
  if (isOpen) {
    const who = columnsOf(actor)
    const isSame = last.actorId === (who.actorId ?? null) && last.throughId === (who.throughId ?? null)
    const since = (time: Date | string) => now().getTime() - new Date(time).getTime()
    if (kind === 'text edited' && isSame && former && since(former.at) < pauseMs && since(last.at) < longestMs) return
    await db
      .update(activities)
      .set({ until: former ? new Date(former.at) : last.at })
      .where(eq(activities.id, last.id))
  }
  const { engine, restored: version } = made
  await addEntries(ctx, { kind, postId, detail: { engine, version } })
  await announce(db, ctx.workspaceId)
}

/** Accepting a suggestion has an entry of its own. */
function textKindOf({ cause }: Origin): (typeof textKinds)[number] | null {
  if (cause === 'suggested') return null
  if (cause === 'typed' || cause === 'reviewed' || cause === 'undone') return 'text edited'
  return cause === 'restored' ? 'version restored' : 'text rewritten'
}

export const activityExpiry: Expiry = {
  table: activities,
  isExpired: (now) => lt(activities.at, daysBefore(now, entryDays)),
}
