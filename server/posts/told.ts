import { and, eq, not, or, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { members, posts } from '../database/schema.ts'

/** Who writes a post for its author, or else the author. */
const writerOf = sql<string | null>`coalesce(${posts.writtenById}, ${posts.authorId})`

/**
 * The members who are told about a post, in a query that joins the members of its workspace. Authors without a sign-in
 * read nothing, so the owners are told in place of them, and of somebody who has left.
 */
export function isTold(): SQL {
  const reader = sql`exists (select from ${members} reader where reader.workspace_id = ${posts.workspaceId}
    and reader.user_id = ${writerOf} and reader.role <> 'author')`
  const isReader = and(eq(members.userId, writerOf), sql`${members.role} <> 'author'`)
  return and(eq(members.workspaceId, posts.workspaceId), or(isReader, and(eq(members.role, 'owner'), not(reader))))!
}

/** Whether a person is told about a post. */
export const isToldTo = (userId: string): SQL =>
  sql`exists (select from ${members} where ${isTold()} and ${members.userId} = ${userId})`

/** The ids of those who are told about a post. */
export async function peopleTold({ db }: Pick<Scope, 'db'>, postId: string): Promise<string[]> {
  const people = await db
    .select({ id: members.userId })
    .from(posts)
    .innerJoin(members, isTold())
    .where(eq(posts.id, postId))
  return people.map(({ id }) => id)
}
