import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context, User } from './context.ts'
import { AppError } from './errors.ts'

/** The person in whose voice is written: who acts, or whose key a program has. A job has no voice. */
export function author({ actor }: Pick<Context, 'actor'>): User {
  if (actor.kind === 'worker') throw new AppError('forbidden', 'A job of the server writes in nobody’s voice.')
  return actor.user
}

/** What a row says that is an author's own in a workspace. */
export const authorship = (ctx: Context) => ({ workspaceId: ctx.workspaceId, authorId: author(ctx).id })

/** Holds for the rows that are. Every query for samples, proofs and the like carries it. */
export function isOwn(ctx: Context, row: { workspaceId: AnyPgColumn; authorId: AnyPgColumn }): SQL {
  const { workspaceId, authorId } = authorship(ctx)
  return and(eq(row.workspaceId, workspaceId), eq(row.authorId, authorId))!
}
