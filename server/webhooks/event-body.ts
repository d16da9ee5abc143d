import { eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FigureFile } from '#shared/figures.ts'
import type { Post } from '#shared/posts.ts'
import type { DeletedPost, FigureFiles } from '#shared/webhooks.ts'
import type { Deps } from '../context.ts'
import { approvalRequests, approvals, ideas, media, posts, publications, webhookEvents } from '../database/schema.ts'
import { toFile } from '../figures/figures.ts'
import { toIdea } from '../ideas/ideas.ts'
import { postJson } from '../posts/post-json.ts'
import { itsPublication } from '../posts/status.ts'

/**
 * What is sent for an event; null if it is gone. Written at its first use from the rows that the event kept, and then
 * kept in their place.
 */
export async function bodyOf({ db }: Pick<Deps, 'db'>, id: string): Promise<string | null> {
  const isEvent = eq(webhookEvents.id, id)
  const { type, subjectId, at, body, rows } = webhookEvents
  const [event] = await db.select({ type, subjectId, at, body, rows }).from(webhookEvents).where(isEvent)
  if (!event || event.body !== null) return event?.body ?? null
  const data = await dataOf(db, id, event)
  const timestamp = event.at.toISOString()
  const written = data ? JSON.stringify({ type: event.type, timestamp, data }) : null
  // Another server may have written it meanwhile.
  const [kept] = await db
    .update(webhookEvents)
    .set({ body: sql`coalesce(${body}, ${written}::text)`, rows: null })
    .where(isEvent)
    .returning({ body })
  // Its job is repeated later, and the log says why. Without this, the job would run again at once for ever.
  if (kept && kept.body === null) throw new Error(`an event of type ${event.type} has no rows to write its body from`)
  return kept?.body ?? null
}

const ofPost = [posts, publications, media, approvalRequests, approvals]

type Event = Pick<typeof webhookEvents.$inferSelect, 'type' | 'subjectId' | 'at' | 'rows'>

type KeptFile = Omit<FigureFile, 'createdAt' | 'authorId'> & { author_id: string | null; created_at: string }

async function dataOf(db: Deps['db'], id: string, { type, subjectId, at, rows: kept }: Event) {
  if (type === 'post.deleted') return { id: subjectId } satisfies DeletedPost
  if (type.startsWith('post.')) {
    const { rows } = await db.execute<{ post: Post }>(sql`
      with ${sql.join(
        ofPost.map((table) => asKept(id, table)),
        sql`, `,
      )}
      select ${postJson(at)} as post from ${posts} left join ${publications} on ${itsPublication}`)
    return rows[0]?.post
  }
  if (type.startsWith('idea.')) {
    const { rows } = await db.execute<typeof ideas.$inferSelect>(sql`
      with ${asKept(id, ideas)}
      select ${ideas.id}, ${ideas.title}, ${ideas.description}, ${ideas.category}, ${ideas.isFavourite} as "isFavourite" from ${ideas}`)
    return rows[0] && toIdea(rows[0])
  }
  if (type === 'figures.changed') {
    const files = (kept as { figure_files: KeptFile[] }).figure_files
    return {
      files: files.map((file) => toFile({ ...file, authorId: file.author_id, createdAt: new Date(file.created_at) })),
    } satisfies FigureFiles
  }
  return { message: 'A test of this webhook.' }
}

/** The rows that an event kept, under their table's name, so any query for the table reads them instead. */
const asKept = (id: string, table: PgTable) => sql`${sql.identifier(getTableName(table))} as (
  select kept.* from ${webhookEvents}, json_populate_recordset(null::${table}, ${webhookEvents.rows} -> ${getTableName(table)}) kept
  where ${webhookEvents.id} = ${id})`
