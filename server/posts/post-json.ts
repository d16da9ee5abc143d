import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { tones } from '#shared/catalogue.ts'
import { unknownCategory } from '#shared/category-names.ts'
import { catalogueCategories, explanationCategory, leadMagnetCategory } from '#shared/post-types.ts'
import { type Post, post } from '#shared/posts.ts'
import { otherFailure, publishFailures } from '#shared/publishing.ts'
import type { Scope } from '../context.ts'
import { media, posts, publications } from '../database/schema.ts'
import { approvalJson, lacksApproval } from './outgoing.ts'
import { isPublished, itsPublication, statusAt } from './status.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** `{"id", "name"}` of a stored id as SQL, so that PostgreSQL can build the whole response. */
const named = (column: SQL, options: readonly { id: string; name: string }[], otherName: string) => {
  const cases = options.map(({ id, name }) => `when ${quoted(id)} then ${quoted(JSON.stringify({ id, name }))}`)
  return sql`(case ${column} ${sql.raw(cases.join(' '))} else json_build_object('id', ${column}, 'name', ${sql.raw(quoted(otherName))})::text end)::json`
}

/** A medium as the API shows it (`mediaItem` in shared/media.ts). */
export const mediaJson = sql`json_build_object('id', ${media.id}, 'kind', ${media.kind}, 'alt', ${media.alt}, 'title', ${media.title},
  'contentType', ${media.contentType}, 'bytes', ${media.bytes}, 'width', ${media.width}, 'height', ${media.height},
  'pages', ${media.pages}, 'isCarousel', ${media.isCarousel}, 'url', '/api/media/' || ${media.id})`

const sentence = sql.raw(
  `(case publications.error ${Object.entries(publishFailures)
    .map(([code, text]) => `when ${quoted(code)} then ${quoted(text)}`)
    .join(' ')} else ${quoted(otherFailure)} end)`,
)

const made = (now: Date | SQL) =>
  ({
    content: sql`json_build_object('hook', ${posts.hook}, 'insight', ${posts.insight}, 'value', ${posts.value}, 'cta', ${posts.cta})`,
    categoryId: sql`${posts.category}`,
    category: named(
      sql`${posts.category}`,
      [...catalogueCategories, leadMagnetCategory, explanationCategory],
      unknownCategory,
    ),
    tone: named(sql`${posts.tone}`, tones, tones[0].name),
    proposal: sql`case when ${posts.proposedFor} is not null
      then json_build_object('at', ${posts.proposedFor}, 'reason', ${posts.proposedBecause}) end`,
    status: statusAt(now),
    isPublished,
    // A new post's text was written within milliseconds of its creation.
    editedAt: sql`case when (${posts.origin} ->> 'at')::timestamptz > ${posts.createdAt} + interval '1 second'
      then ${posts.origin} ->> 'at' end`,
    publication: sql`case when ${publications.state} = 'published'
      then json_build_object('via', ${publications.via}, 'at', ${publications.publishedAt}, 'url', ${publications.url},
        'comment', ${publications.comment}) end`,
    failure: sql`case when ${publications.state} <> 'published' and ${publications.error} is not null
      then json_build_object('code', ${publications.error}, 'sentence', ${sentence}, 'retryAt', ${publications.retryAt}) end`,
    media: sql`coalesce((select json_agg(${mediaJson} order by ${media.position}, ${media.id}) from ${media} where ${media.postId} = ${posts.id} and not ${media.isAside}), '[]')`,
    approval: approvalJson(now instanceof Date ? sql`${now.toISOString()}` : now),
    lacksApproval,
  }) satisfies Partial<Record<keyof Post, SQL>>

type Plain = Exclude<keyof Post, keyof ReturnType<typeof made>>
const columns: Record<Plain, SQL.Aliased | (typeof posts)[Plain]> = getTableColumns(posts)

/**
 * A post as the API shows it (`post` in shared/posts.ts), built by PostgreSQL as text. The list of posts is the busiest
 * call, and parsing and serialising rows would be most of its cost. Expects a join with the publication.
 */
export function postJson(now: Date | SQL): SQL {
  const values: Partial<Record<string, unknown>> = { ...columns, ...made(now) }
  const fields = Object.keys(post.shape).map((name) => sql`${sql.raw(quoted(name))}, ${values[name]}`)
  return sql`json_build_object(${sql.join(fields, sql`, `)})`
}

export const selectPosts = ({ db, now }: Pick<Scope, 'db' | 'now'>) =>
  db
    .select({ post: sql<Post>`${postJson(now())}` })
    .from(posts)
    .leftJoin(publications, itsPublication)
