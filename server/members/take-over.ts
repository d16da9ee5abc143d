import { and, eq, sql } from 'drizzle-orm'
import type { Role } from '#shared/members.ts'
import type { Scope } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { authorLinks, figureFiles, members, posts, reviewLinks, trash, users } from '../database/schema.ts'
import { rebindConnections } from './connection.ts'
import { deleteAuthor, isMember } from './workspaces.ts'

/**
 * Puts a person in the place of an author without a sign-in: posts, voice, slots and connection become theirs. Others
 * may go on writing for them, until they say no.
 */
export async function takeOver(
  scope: Omit<Scope, 'db'> & { db: Transaction },
  { workspaceId, authorId, userId, role }: { workspaceId: string; authorId: string; userId: string; role: Role },
): Promise<void> {
  const { db, now } = scope
  // The foreign keys of all that belongs to a membership follow.
  await db.update(members).set({ userId, role, joinedAt: now() }).where(isMember(workspaceId, authorId))
  await rebindConnections(scope, workspaceId, authorId, userId)
  await db
    .update(posts)
    .set({ authorId: userId })
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.authorId, authorId)))
  for (const table of [figureFiles, reviewLinks])
    await db
      .update(table)
      .set({ authorId: userId })
      .where(and(eq(table.workspaceId, workspaceId), eq(table.authorId, authorId)))
  const old = `"${authorId}"`
  await db
    .update(trash)
    .set({ rows: sql`replace(${trash.rows}::text, ${old}, ${`"${userId}"`})::json` })
    .where(and(eq(trash.workspaceId, workspaceId), sql`strpos(${trash.rows}::text, ${old}) > 0`))
  await db.delete(authorLinks).where(and(eq(authorLinks.workspaceId, workspaceId), eq(authorLinks.authorId, userId)))
  const author = await deleteAuthor(scope, authorId)
  // What the person has said about themself wins.
  const [own] = await db.select().from(users).where(eq(users.id, userId))
  const known = Object.entries(author).filter(([name]) => own?.[name as keyof typeof own] == null)
  if (known.length > 0) await db.update(users).set(Object.fromEntries(known)).where(eq(users.id, userId))
}
