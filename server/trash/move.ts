import { asc, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { maxInTrash } from '#shared/trash.ts'
import type { Context } from '../context.ts'
import { trash } from '../database/schema.ts'
import { announce } from '../live/announce.ts'
import type { Trashable } from './kind.ts'

const maxTitleCharacters = 200

/**
 * Moves things to the trash, in the caller's transaction, and returns their ids. The condition is on their own table
 * and includes the owner.
 */
export async function moveToTrash(ctx: Context, things: Trashable, condition: SQL | undefined): Promise<string[]> {
  const { db, workspaceId } = ctx
  const [own, ...others] = things.parts
  const found = await db
    .select({ id: sql<string>`${own}` })
    .from(own.table)
    .where(condition)
    .orderBy(asc(own))
    .for('update')
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const parts = [
    sql`${getTableName(own.table)}::text, json_build_array(row_to_json(${own.table}))`,
    ...others.map(
      (of) =>
        sql`${getTableName(of.table)}::text, (select coalesce(json_agg(${of.table}), '[]') from ${of.table} where ${of} = ${own})`,
    ),
  ]
  await db.execute(sql`
    insert into ${trash} (id, kind, workspace_id, author_id, title, rows, deleted_at)
    select ${own}, ${things.kind}, ${workspaceId}, ${things.author ?? sql`null`},
      left(${things.title}, ${maxTitleCharacters}),
      json_build_object(${sql.join(parts, sql`, `)}), ${ctx.now().toISOString()}::timestamptz
    from ${own.table} where ${inArray(own, ids)}`)
  await things.attached?.moveToTrash(ctx, ids)
  await db.delete(own.table).where(inArray(own, ids))
  await letOldestGo(ctx)
  await announce(db, workspaceId)
  return ids
}

async function letOldestGo({ db, workspaceId }: Context): Promise<void> {
  await db.execute(sql`
    delete from ${trash} where id in (
      select id from ${trash} where workspace_id = ${workspaceId}
      order by deleted_at desc, id desc offset ${maxInTrash})`)
}
