import { asc, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { mostInTrash, type TrashKind } from '#shared/trash.ts'
import type { Context } from '../context.ts'
import {
  ideaSets,
  ideas,
  media,
  postEvents,
  posts,
  postVersions,
  proofs,
  publications,
  templates,
  trash,
  writingSamples,
} from '../database/schema.ts'
import { announce } from '../live/announce.ts'

/**
 * The tables whose rows make up a thing, its own first, each by the column that holds the thing's id. Not a post's media,
 * which stay where they are so that their bytes have a row, nor its reminders: a time that is still to come had none.
 */
export const partsOf: Record<TrashKind, readonly [AnyPgColumn, ...AnyPgColumn[]]> = {
  post: [posts.id, postVersions.postId, postEvents.postId, publications.postId],
  sample: [writingSamples.id],
  proof: [proofs.id],
  ideas: [ideaSets.id, ideas.setId],
  idea: [ideas.id],
  template: [templates.id],
}

const titles: Record<TrashKind, SQL> = {
  post: sql`coalesce(nullif(${posts.title}, ''), ${posts.hook})`,
  sample: sql`coalesce(nullif(${writingSamples.title}, ''), ${writingSamples.content})`,
  proof: sql`${proofs.content}`,
  ideas: sql`(select string_agg(theme, ', ') from json_array_elements_text(${ideaSets.themes}) theme)`,
  idea: sql`${ideas.title}`,
  template: sql`${templates.name}`,
}
/** Null for what belongs to the whole workspace. */
const authors: Record<TrashKind, AnyPgColumn | null> = {
  post: null,
  sample: writingSamples.authorId,
  proof: proofs.authorId,
  ideas: null,
  idea: null,
  template: null,
}
const mostTitleCharacters = 200

/**
 * Deletes things so that they can be restored, in the transaction of the caller, and returns their ids. The condition is
 * one on their own table, and carries the owner.
 */
export async function moveToTrash(ctx: Context, kind: TrashKind, condition: SQL | undefined): Promise<string[]> {
  const { db, workspaceId } = ctx
  const [own, ...others] = partsOf[kind]
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
    select ${own}, ${kind}, ${workspaceId}, ${authors[kind] ?? sql`null`}, left(${titles[kind]}, ${mostTitleCharacters}),
      json_build_object(${sql.join(parts, sql`, `)}), ${ctx.now().toISOString()}::timestamptz
    from ${own.table} where ${inArray(own, ids)}`)
  if (kind === 'post')
    await db
      .update(media)
      .set({ postId: null, trashId: sql`${media.postId}` })
      .where(inArray(media.postId, ids))
  await db.delete(own.table).where(inArray(own, ids))
  await letOldestGo(ctx)
  await announce(db, workspaceId)
  return ids
}

async function letOldestGo({ db, workspaceId }: Context): Promise<void> {
  await db.execute(sql`
    delete from ${trash} where id in (
      select id from ${trash} where workspace_id = ${workspaceId}
      order by deleted_at desc, id desc offset ${mostInTrash})`)
}
