import { and, eq, ilike, or, type Placeholder, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { approvalLists } from '#shared/approval.ts'
import { authorId } from '#shared/members.ts'
import { postBadges } from '#shared/posts.ts'
import type { Context, Deps } from '../context.ts'
import { rowsOf } from '../database/prepared.ts'
import { postRevisions, posts, publications } from '../database/schema.ts'
import type { WorkspaceQuery } from '../http/known-caller.ts'
import { parseCursor } from '../http/pages.ts'
import { authorize } from '../permissions.ts'
import { inApprovalList, linksEnd } from './outgoing.ts'
import { postJson } from './post-json.ts'
import { inTab, itsPublication, statusEnds } from './status.ts'

const maxPage = 200

export const postsQuery = z.object({
  limit: z.optional(
    z.coerce
      .number('limit must be a number.')
      .check(
        z.int('limit must be a whole number.'),
        z.minimum(1, 'limit must be at least 1.'),
        z.maximum(maxPage, `limit must be at most ${maxPage}.`),
      ),
  ),
  cursor: z.optional(z.string()),
  status: z.optional(z.enum(postBadges, `status must be one of ${postBadges.join(', ')}.`)),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, 'A search can hold at most 200 characters.'))),
  category: z.optional(z.string()),
  authorId: z.optional(authorId),
  approval: z.optional(z.enum(approvalLists, `approval must be one of ${approvalLists.join(', ')}.`)),
  sort: z.optional(z.enum(['newest', 'oldest'], 'sort must be newest or oldest.')),
})
export type PostsQuery = z.infer<typeof postsQuery>

const searched = [posts.title, posts.hook, posts.insight, posts.value, posts.cta]

/** The index on the concatenated fields finds the posts. Only these are then searched field by field. */
const contains = (pattern: Placeholder) =>
  and(
    ilike(sql`(${sql.join(searched, sql` || E'\\n' || `)})`, pattern),
    or(...searched.map((column) => ilike(column, pattern))),
  )

const { placeholder } = sql

export const workspaceOf = ({ workspaceId, actor }: Context): WorkspaceQuery => ({
  name: 'workspace',
  query: sql`select ${placeholder('workspaceId')}::text as id, ${placeholder('userId')}::text as user_id`,
  values: { workspaceId, userId: actor.kind === 'worker' ? '' : actor.user.id },
})

const withRevision = (workspace: WorkspaceQuery) => sql`
  select asked.id, asked.user_id, concat_ws(' ', asked.id, ${postRevisions.revision}) as revision
  from (${workspace.query}) asked left join ${postRevisions} on ${postRevisions.workspaceId} = asked.id`

// One statement finds the workspace and builds the response: a second round trip costs more than the page.
function statementFor(workspace: WorkspaceQuery, query: PostsQuery) {
  const at = sql`${placeholder('at')}`
  const isOldest = query.sort === 'oldest'
  const place = sql`(${posts.createdAt}, ${posts.id})`
  const from = sql`(${placeholder('fromTime')}::timestamptz, ${placeholder('fromId')})`
  const conditions = [
    sql`${posts.workspaceId} = workspace.id`,
    query.cursor ? (isOldest ? sql`${place} >= ${from}` : sql`${place} <= ${from}`) : undefined,
    query.status && inTab[query.status],
    query.q ? contains(placeholder('pattern')) : undefined,
    query.category ? eq(posts.category, placeholder('category')) : undefined,
    query.authorId ? eq(posts.authorId, placeholder('authorId')) : undefined,
    query.approval && inApprovalList(query.approval, sql`workspace.id`, sql`workspace.user_id`, at),
  ]
  const order = isOldest ? sql`${posts.createdAt}, ${posts.id}` : sql`${posts.createdAt} desc, ${posts.id} desc`
  const limit = placeholder('limit')
  return sql`
    with workspace as (${withRevision(workspace)})
    select workspace.revision, workspace.user_id as "userId", page.* from workspace cross join lateral (
      select
        min(ends) as ends,
        coalesce(json_agg(post) ${query.limit ? sql`filter (where position <= ${limit}::int)` : sql``}, '[]')::text as body,
        ${query.limit ? sql`max(cursor) filter (where position > ${limit}::int)` : sql`null`} as next
      from (
        select ${postJson(at)} as post, row_number() over (order by ${order}) as position,
          (extract(epoch from ${posts.createdAt}) * 1000)::bigint || '.' || ${posts.id} as cursor,
          least(${statusEnds(at)}, ${linksEnd(at)}) as ends
        from ${posts} left join ${publications} on ${itsPublication} where ${and(...conditions)} order by ${order} ${query.limit ? sql`limit ${limit}::int + 1` : sql``}
      ) rows
    ) page`
}

function nameFor(workspace: WorkspaceQuery, query: PostsQuery): string {
  const parts = [
    query.limit && 'page',
    query.cursor && 'from',
    query.status,
    query.q && 'search',
    query.category && 'category',
    query.authorId && 'author',
    query.approval,
    query.sort,
  ]
  return ['posts_of', workspace.name, ...parts.filter(Boolean)].join('_')
}

export interface Page {
  body: string
  next: string | null
  /** Who asks. */
  userId: string
  /** The revision of the workspace's posts; changes with everything that their lists show. */
  revision: string
  /** The next moment at which the clock alone changes a post's status. */
  ends: Date | null
}

/** A page of the workspace's posts. Not for use within a transaction: those have no prepared statements. */
export async function listPosts(ctx: Context & Pick<Deps, 'db'>, query: PostsQuery): Promise<Page> {
  authorize(ctx, 'read', 'posts')
  return (await listPostsOf(ctx, workspaceOf(ctx), query))!
}

export async function revisionOf({ db }: Pick<Deps, 'db'>, workspace: WorkspaceQuery): Promise<string | null> {
  const [found] = await rowsOf<{ revision: string }>(db, {
    name: `revision_of_${workspace.name}`,
    write: () => withRevision(workspace),
    values: workspace.values,
  })
  return found?.revision ?? null
}

/** For a workspace that the statement looks up; null when there is none. */
export async function listPostsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  workspace: WorkspaceQuery,
  query: PostsQuery,
): Promise<Page | null> {
  const from = query.cursor ? parseCursor(query.cursor) : null
  const [page] = await rowsOf<Page>(db, {
    name: nameFor(workspace, query),
    isPlannedAnew: query.q !== undefined,
    write: () => statementFor(workspace, query),
    values: {
      ...workspace.values,
      at: now().toISOString(),
      limit: query.limit,
      fromTime: from?.time,
      fromId: from?.id,
      pattern: `%${query.q?.replace(/[\\%_]/g, '\\$&')}%`,
      category: query.category,
      authorId: query.authorId,
    },
  })
  return page ?? null
}

const pageOfMany = 20

export async function everyPostOf(
  deps: Pick<Deps, 'db' | 'now'>,
  workspace: WorkspaceQuery,
  query: PostsQuery,
): Promise<{ first: Page; all: () => AsyncGenerator<string> } | null> {
  const first = await listPostsOf(deps, workspace, { ...query, limit: pageOfMany })
  if (!first) return null
  async function* all() {
    for (let page = first; page; ) {
      yield page.body
      page = page.next ? await listPostsOf(deps, workspace, { ...query, limit: pageOfMany, cursor: page.next }) : null
    }
  }
  return { first, all }
}
