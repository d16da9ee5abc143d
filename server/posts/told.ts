import { and, eq, not, or, type SQL, sql } from 'drizzle-orm'
import { members, posts } from '../database/schema.ts'

/** Who is told about a post: who writes it for its author, or else the author. */
export const toldOf = sql<string | null>`coalesce(${posts.writtenById}, ${posts.authorId})`

/**
 * The members who are told about a post, in a query that joins the members of its workspace. Authors without a sign-in
 * read nothing, so the owners are told in place of them, and of somebody who has left.
 */
export function isTold(): SQL {
  const reader = sql`exists (select from ${members} reader where reader.workspace_id = ${posts.workspaceId}
    and reader.user_id = ${toldOf} and reader.role <> 'author')`
  const isReader = and(eq(members.userId, toldOf), sql`${members.role} <> 'author'`)
  return and(eq(members.workspaceId, posts.workspaceId), or(isReader, and(eq(members.role, 'owner'), not(reader))))!
}
