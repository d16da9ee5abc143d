import { and, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import type { HandedPosts, PostsOfAuthor } from '#shared/members.ts'
import { msg } from '#shared/say.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context, Deps, Scope } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { members, posts, publications, trash, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { type Actor, authorize, can, person } from '../permissions.ts'
import { isMember, lockMembers } from './workspaces.ts'

/** A live post stays its author's, on whose account it is, and so does one that is on its way there. */
const isLive = sql`exists (select from ${publications} where ${publications.postId} = ${posts.id}
  and ${publications.state} in ('published', 'publishing'))`

/** What can be handed over, by author: to owners everybody's, former members included, and to others their own. */
export async function listPostsOfAuthors(ctx: Context): Promise<PostsOfAuthor[]> {
  authorize(ctx, 'read', 'members')
  const isSeen = can(ctx.actor, 'change', 'members') ? undefined : eq(posts.authorId, person(ctx).id)
  return ctx.db
    .select({
      id: users.id,
      name: users.fullName,
      isMember: sql<boolean>`${members.userId} is not null`,
      posts: sql<number>`count(*)::int`,
      scheduled: sql<number>`count(${posts.scheduledFor})::int`,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .leftJoin(members, and(eq(members.workspaceId, posts.workspaceId), eq(members.userId, posts.authorId)))
    .where(and(inWorkspace(ctx, posts), isSeen, not(isLive)))
    .groupBy(users.id, users.fullName, members.userId)
    .orderBy(users.fullName, users.id)
}

/** For owners, and for everybody who hands over their own. */
export async function handOverPosts(ctx: Context & Deps, from: string, to: string): Promise<HandedPosts> {
  return ctx.db.transaction(async (tx) => {
    await lockMembers({ db: tx }, ctx.workspaceId)
    return givePosts({ ...ctx, db: tx }, from, to)
  })
}

/**
 * Gives posts to another member. Nobody gets posts in their name who does not let others write in it, as they might go
 * out on that member's account.
 */
export async function givePosts(
  ctx: Context & { db: Transaction },
  from: string,
  to: string,
  which: { evenLive?: boolean } = {},
): Promise<HandedPosts> {
  const me = person(ctx).id
  authorize(ctx, 'write', 'posts')
  if (from !== me) authorize(ctx, 'change', 'members')
  const [member] = await ctx.db
    .select({ letsOthersWrite: members.letsOthersWrite, name: users.fullName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(isMember(ctx.workspaceId, to))
  if (from === to || !member) throw notFound('Author')
  if (to !== me && !member.letsOthersWrite)
    throw new AppError(
      'conflict',
      msg`${{ name: member.name }} does not let others write in this name, and can allow it under Settings → Members. Nothing was changed.`,
    )
  return movePosts(ctx, from, to, which)
}

interface Moving extends Pick<Scope, 'now'> {
  db: Transaction
  workspaceId: string
  actor?: Actor
}

/** Versions, comments and history go on naming who made them, and times and approvals stay. */
export async function movePosts(
  scope: Moving,
  from: string,
  to: string,
  { evenLive = false }: { evenLive?: boolean } = {},
): Promise<HandedPosts> {
  const { db, workspaceId } = scope
  const isHere = (table: typeof posts | typeof trash) => eq(table.workspaceId, workspaceId)
  const moved = await db
    .update(posts)
    .set({ authorId: to, writtenById: null })
    .where(and(isHere(posts), eq(posts.authorId, from), evenLive ? undefined : not(isLive)))
    .returning({ isScheduled: sql<boolean>`${isNotNull(posts.scheduledFor)}` })
  // What they wrote for other authors.
  await db
    .update(posts)
    .set({ writtenById: sql`nullif(${to}::text, ${posts.authorId})` })
    .where(and(isHere(posts), eq(posts.writtenById, from)))
  const inTrash = (path: SQL) => sql`${trash.rows} #>> ${path}`
  const isTheirs = sql`${inTrash(sql`'{posts,0,author_id}'`)} = ${from}`
  const wasLive = sql`${inTrash(sql`'{publications,0,state}'`)} is not distinct from 'published'`
  await db
    .update(trash)
    .set({ rows: sql`jsonb_set(${trash.rows}::jsonb, '{posts,0,author_id}', to_jsonb(${to}::text))::json` })
    .where(and(isHere(trash), eq(trash.kind, 'post'), isTheirs, evenLive ? undefined : not(wasLive)))
  const [recipient] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, to))
  const handed = { posts: moved.length, scheduled: moved.filter(({ isScheduled }) => isScheduled).length }
  if (handed.posts > 0)
    await addEntries(scope, {
      kind: 'posts handed over',
      aboutId: from,
      detail: { name: recipient?.name, count: handed.posts },
    })
  await announce(db, workspaceId)
  return handed
}
