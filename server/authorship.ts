import { and, eq, type Placeholder, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import type { User } from './permissions.ts'

/** The author in whose voice a post is written: the person who acts, or whose key a program has. A worker has none. */
export function author({ actor }: Pick<Context, 'actor'>): User {
  if (actor.kind === 'worker') throw new AppError('forbidden', 'A job of the server writes in nobody’s voice.')
  return actor.user
}

/** The columns of a row that belongs to an author in a workspace. */
export const authorship = (ctx: Context) => ({ workspaceId: ctx.workspaceId, authorId: author(ctx).id })

/** The condition for rows of the workspace that is acted in. Every query for them carries it. */
export const inWorkspace = ({ workspaceId }: Pick<Context, 'workspaceId'>, row: Pick<Owned, 'workspaceId'>): SQL =>
  eq(row.workspaceId, workspaceId)

interface Owned {
  workspaceId: AnyPgColumn
  authorId: AnyPgColumn
}

/** An author in a workspace, or what stands for them in a statement that is prepared. */
export type Owner = Record<keyof Owned, string | Placeholder>

/** The condition for an author's own rows. Every query for samples, proofs and the like carries it. */
export const isOwn = (ctx: Context, row: Owned, authorId = author(ctx).id): SQL =>
  isOwnedBy({ workspaceId: ctx.workspaceId, authorId }, row)

/** The same in a prepared statement. */
export const isOwnedBy = (owner: Owner, row: Owned): SQL =>
  and(eq(row.workspaceId, owner.workspaceId), eq(row.authorId, owner.authorId))!
