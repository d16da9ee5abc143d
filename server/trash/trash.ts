import { and, desc, eq, getTableColumns, getTableName, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BulkRestoration } from '#shared/bulk.ts'
import { mostPosts } from '#shared/posts.ts'
import { mostProofs } from '#shared/proofs.ts'
import { mostSamples } from '#shared/samples.ts'
import { mostTemplates } from '#shared/templates.ts'
import { type Restored, type TrashItem, type TrashKind, trashDays, trashKinds } from '#shared/trash.ts'
import { author, inWorkspace } from '../authorship.ts'
import { type Context, type Deps, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import {
  ideaSets,
  media,
  posts,
  proofs,
  publications,
  templates,
  trash,
  users,
  writingSamples,
} from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { left } from '../http/left-alone.ts'
import { type Page, parseCursor } from '../http/pages.ts'
import { letOldSetsGo } from '../ideas/ideas.ts'
import { announce } from '../live/announce.ts'
import { authorize, can } from '../permissions.ts'
import { planDue } from '../posts/plan-due.ts'
import { keepPublication, ofPost } from '../posts/publications.ts'
import { scheduleOf } from '../posts/schedule.ts'
import { itsPublication } from '../posts/status.ts'
import { requireRoom } from '../quotas.ts'
import { partsOf } from './move.ts'

export const itemsAtOnce = 50

/** What the actor may see in the trash; and restore or delete for good, which takes the right to delete it. */
function kindsFor(ctx: Context, wish: 'see' | 'change'): TrashKind[] {
  const { actor } = ctx
  const voice = can(actor, wish === 'see' ? 'read' : 'write', 'voice')
  const may: Record<TrashKind, boolean> = {
    post: can(actor, wish === 'see' ? 'read' : 'delete', 'posts'),
    ideas: can(actor, wish === 'see' ? 'read' : 'write', 'ideas'),
    idea: can(actor, wish === 'see' ? 'read' : 'write', 'ideas'),
    template: can(actor, wish === 'see' ? 'read' : 'delete', 'posts'),
    sample: voice,
    proof: voice,
  }
  const kinds = trashKinds.filter((kind) => may[kind])
  if (kinds.length === 0) authorize(ctx, wish === 'see' ? 'read' : 'delete', 'posts')
  return kinds
}

/** Posts and ideas of the workspace, samples and proofs of the author: every query for the trash carries it. */
export function isMine(ctx: Context, wish: 'see' | 'change'): SQL {
  const kinds = kindsFor(ctx, wish)
  const isOfVoice = (kind: TrashKind) => kind === 'sample' || kind === 'proof'
  const ofVoice = kinds.filter(isOfVoice)
  return and(
    inWorkspace(ctx, trash),
    or(
      inArray(
        trash.kind,
        kinds.filter((kind) => !isOfVoice(kind)),
      ),
      ofVoice.length > 0 ? and(inArray(trash.kind, ofVoice), eq(trash.authorId, author(ctx).id)) : undefined,
    ),
  )!
}
const own = (ctx: Context, id: string) => and(eq(trash.id, id), isMine(ctx, 'change'))

const notInTrash = () => new AppError('not_found', 'This is not in the trash. It was restored, or deleted for good.')

const dayMs = 86_400_000

/** A page of what is in the trash, what was deleted last first. */
export async function listTrash(ctx: Context, cursor?: string): Promise<Page<TrashItem>> {
  const isSeen = isMine(ctx, 'see')
  const from = cursor === undefined ? null : parseCursor(cursor)
  const { id, kind, title, deletedAt } = trash
  const rows = await ctx.db
    .select({ id, kind, title, deletedAt })
    .from(trash)
    .where(and(isSeen, from ? sql`(${deletedAt}, ${id}) <= (${from.time}::timestamptz, ${from.id})` : undefined))
    .orderBy(desc(deletedAt), desc(id))
    .limit(itemsAtOnce + 1)
  const next = rows[itemsAtOnce]
  return {
    items: rows.slice(0, itemsAtOnce).map(({ deletedAt: at, ...row }) => ({
      ...row,
      deletedAt: at.toISOString(),
      keptUntil: new Date(at.getTime() + trashDays * dayMs).toISOString(),
    })),
    next: next ? `${next.deletedAt.getTime()}.${next.id}` : null,
  }
}

/** Brings a thing back as it was. Nothing is published or reminded of late by it. */
export async function restore(ctx: Context, id: string): Promise<Restored> {
  const isOwn = own(ctx, id)
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const [found] = await tx.select({ kind: trash.kind }).from(trash).where(isOwn)
    if (!found) throw notInTrash()
    const { kind } = found
    // It locks the workspace, which whoever deletes one locks before its trash.
    await makeRoom[kind]?.(scope, id)
    const [locked] = await tx.select({ deletedAt: trash.deletedAt }).from(trash).where(isOwn).for('update')
    if (!locked) throw notInTrash()
    for (const part of partsOf[kind]) await bringBack(tx, id, part)
    if (kind === 'post') await tx.update(media).set({ postId: id, trashId: null }).where(eq(media.trashId, id))
    await tx.delete(trash).where(eq(trash.id, id))
    if (kind === 'ideas') await letOldSetsGo(scope, id)
    const passedTime = kind === 'post' ? await resume(scope, tx, id, locked.deletedAt) : null
    await announce(tx, ctx.workspaceId)
    return { kind, id, passedTime: passedTime?.toISOString() ?? null }
  })
}

const makeRoom: Partial<Record<TrashKind, (ctx: Context, id: string) => Promise<void>>> = {
  post: (ctx) => requireRoom(ctx, posts, mostPosts, 'posts'),
  sample: (ctx) => requireRoom(ctx, writingSamples, mostSamples, 'samples'),
  proof: (ctx) => requireRoom(ctx, proofs, mostProofs, 'proofs'),
  idea: requireSet,
  template: (ctx) => requireRoom(ctx, templates, mostTemplates, 'templates'),
}

/** An idea comes back into its set. */
async function requireSet(ctx: Context, id: string): Promise<void> {
  const itsSet = sql`(select ${trash.rows} -> 'ideas' -> 0 ->> 'set_id' from ${trash} where ${trash.id} = ${id})`
  const isThere = and(eq(ideaSets.id, itsSet), inWorkspace(ctx, ideaSets))
  const [found] = await ctx.db.select({ id: ideaSets.id }).from(ideaSets).where(isThere).for('key share')
  if (!found)
    throw new AppError(
      'conflict',
      'The set that this idea belongs to was deleted too. Restore the set first, if it is still in the trash.',
    )
}

/** Restores several things, one after the other. */
export async function restoreAll(ctx: Context, ids: readonly string[]): Promise<BulkRestoration> {
  const { id, title } = trash
  const isChosen = and(inArray(id, [...ids]), isMine(ctx, 'change'))
  const titles = new Map(
    (await ctx.db.select({ id, title }).from(trash).where(isChosen)).map((one) => [one.id, one.title]),
  )
  const answer: BulkRestoration = { restored: [], left: [] }
  for (const one of new Set(ids)) {
    try {
      answer.restored.push(await restore(ctx, one))
    } catch (error) {
      answer.left.push(left(one, titles.get(one) ?? '', error))
    }
  }
  return answer
}

/** A column that was added since the thing was deleted has its default. */
async function bringBack(tx: Transaction, id: string, { table }: AnyPgColumn): Promise<void> {
  const kept = sql`${trash.rows} -> ${getTableName(table)}`
  const { rows } = await tx.execute<{ name: string }>(
    sql`select json_object_keys(${kept} -> 0) as name from ${trash} where ${trash.id} = ${id}`,
  )
  const isKept = new Set(rows.map(({ name }) => name))
  const columns = Object.values(getTableColumns(table)).filter(({ name, generated }) => isKept.has(name) && !generated)
  if (columns.length === 0) return
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = columns.map((column) => {
    const value = sql`part.${sql.identifier(column.name)}`
    // Who wrote it may have left since.
    return column === posts.authorId ? sql`(select ${users.id} from ${users} where ${users.id} = ${value})` : value
  })
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
    from ${trash}, json_populate_recordset(null::${table}, ${kept}) part where ${trash.id} = ${id}`)
}

/**
 * Schedules a post again whose time is to come. One whose time passed in the trash is a draft; the time is returned. What
 * would have been sent again by itself is not.
 */
async function resume(ctx: Context, tx: Transaction, id: string, deletedAt: Date): Promise<Date | null> {
  const comment = sql`case ${publications.comment} when 'sending' then 'unconfirmed' else ${publications.comment} end`
  await tx.update(publications).set({ retryAt: null, comment }).where(ofPost(id))
  const [found] = await tx
    .select({ post: posts, state: publications.state })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(eq(posts.id, id))
  const { post, state } = found!
  const { scheduledFor } = post
  const now = ctx.now()
  if (!scheduledFor || scheduledFor <= deletedAt || scheduledFor > now || state === 'published') {
    await planDue(ctx, post, post)
    return null
  }
  const draft = { ...scheduleOf(ctx, { scheduledFor: null }), version: post.version + 1, updatedAt: now }
  await keepPublication(ctx, tx, post, { scheduledFor: null })
  await tx.update(posts).set(draft).where(eq(posts.id, id))
  await planDue(ctx, post, { ...post, scheduledFor: null })
  return scheduledFor
}

export async function deleteForGood(ctx: Context, id: string): Promise<void> {
  const gone = await ctx.db.delete(trash).where(own(ctx, id)).returning({ id: trash.id })
  if (gone.length === 0) throw notInTrash()
  await announce(ctx.db, ctx.workspaceId)
}

/** Deletes for good all that the caller sees in the trash. */
export async function emptyTrash(ctx: Context): Promise<void> {
  await ctx.db.delete(trash).where(isMine(ctx, 'change'))
  await announce(ctx.db, ctx.workspaceId)
}

/** Deletes what nobody restored in time. */
export async function letGo({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.delete(trash).where(lt(trash.deletedAt, new Date(now().getTime() - trashDays * dayMs)))
}
