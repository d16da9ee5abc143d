import { and, desc, eq, getTableColumns, getTableName, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BulkRestoration } from '#shared/bulk.ts'
import { type Restored, type TrashItem, trashDays } from '#shared/trash.ts'
import { addEntries } from '../activity/entries.ts'
import { author, inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { trash } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { left } from '../http/left-alone.ts'
import { type Page, parseCursor } from '../http/pages.ts'
import { announce } from '../live/announce.ts'
import { authorize } from '../permissions.ts'
import type { Trashable } from './kind.ts'

export const itemsAtOnce = 50

const notInTrash = () => new AppError('not_found', 'This is not in the trash. It was restored, or deleted for good.')

const dayMs = 86_400_000

/** Things of the whole workspace, and the author's own. Every query for the trash includes it. */
export const isMine = (ctx: Context): SQL =>
  and(
    inWorkspace(ctx, trash),
    ctx.actor.kind === 'worker'
      ? isNull(trash.authorId)
      : or(isNull(trash.authorId), eq(trash.authorId, author(ctx).id)),
  )!

export type Trash = ReturnType<typeof createTrash>

export function createTrash(kinds: readonly Trashable[]) {
  function mine(ctx: Context, wish: 'see' | 'change'): SQL {
    const allowed = kinds.filter((one) => (wish === 'see' ? one.maySee(ctx.actor) : one.mayChange(ctx.actor)))
    if (allowed.length === 0) authorize(ctx, wish === 'see' ? 'read' : 'delete', 'posts')
    const isAllowed = inArray(
      trash.kind,
      allowed.map(({ kind }) => kind),
    )
    return and(isMine(ctx), isAllowed)!
  }
  const isOwn = (ctx: Context, id: string) => and(eq(trash.id, id), mine(ctx, 'change'))

  async function list(ctx: Context, cursor?: string): Promise<Page<TrashItem>> {
    const isSeen = mine(ctx, 'see')
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

  /** Restores a thing as it was. This publishes nothing and reminds of nothing late. */
  async function restore(ctx: Context, id: string): Promise<Restored> {
    const isItem = isOwn(ctx, id)
    return ctx.db.transaction(async (tx) => {
      const scope = within(ctx, tx)
      const [found] = await tx.select({ kind: trash.kind }).from(trash).where(isItem)
      const things = found && kinds.find(({ kind }) => kind === found.kind)
      if (!things) throw notInTrash()
      await things.makeRoom?.(scope, id)
      const [locked] = await tx.select({ deletedAt: trash.deletedAt }).from(trash).where(isItem).for('update')
      if (!locked) throw notInTrash()
      for (const part of things.parts) await bringBack(tx, id, part, things.mayBeGone)
      await things.attached?.moveBack(scope, id)
      await tx.delete(trash).where(eq(trash.id, id))
      const passedTime = await things.restored?.(scope, id, locked.deletedAt)
      await announce(tx, ctx.workspaceId)
      return { kind: things.kind, id, passedTime: passedTime?.toISOString() ?? null }
    })
  }

  async function restoreAll(ctx: Context, ids: readonly string[]): Promise<BulkRestoration> {
    const { id, title } = trash
    const isChosen = and(inArray(id, [...ids]), mine(ctx, 'change'))
    const titles = new Map(
      (await ctx.db.select({ id, title }).from(trash).where(isChosen)).map((one) => [one.id, one.title]),
    )
    const answer: BulkRestoration = { restored: [], left: [] }
    for (const one of new Set(ids)) {
      try {
        answer.restored.push(await restore(ctx, one))
      } catch (error) {
        answer.left.push(left(ctx, one, titles.get(one) ?? '', error))
      }
    }
    return answer
  }

  async function deleteForGood(ctx: Context, id: string): Promise<void> {
    await ctx.db.transaction(async (tx) => {
      const [gone] = await tx.delete(trash).where(isOwn(ctx, id)).returning({ kind: trash.kind })
      if (!gone) throw notInTrash()
      if (gone.kind === 'post') await addEntries(within(ctx, tx), { kind: 'post deleted for good', postId: id })
      await announce(tx, ctx.workspaceId)
    })
  }

  async function empty(ctx: Context): Promise<void> {
    const isMineToEmpty = mine(ctx, 'change')
    await ctx.db.transaction(async (tx) => {
      const gone = await tx.delete(trash).where(isMineToEmpty).returning({ kind: trash.kind })
      if (gone.some(({ kind }) => kind === 'post')) await addEntries(within(ctx, tx), { kind: 'trash emptied' })
      await announce(tx, ctx.workspaceId)
    })
  }

  return { kinds, list, restore, restoreAll, deleteForGood, empty }
}

/** Inserts the kept rows. Columns that were added since the deletion get their defaults. */
async function bringBack(
  tx: Transaction,
  id: string,
  { table }: AnyPgColumn,
  mayBeGone: Trashable['mayBeGone'] = [],
): Promise<void> {
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
    const row = mayBeGone.find((one) => one.column === column)?.row
    return row ? sql`(select ${row} from ${row.table} where ${row} = ${value})` : value
  })
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
    from ${trash}, json_populate_recordset(null::${table}, ${kept}) part where ${trash.id} = ${id}`)
}

export const trashExpiry: Expiry = {
  table: trash,
  isExpired: (now) => lt(trash.deletedAt, daysBefore(now, trashDays)),
}
