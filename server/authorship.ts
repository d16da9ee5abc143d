import { and, eq, type Placeholder, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import type { User } from './permissions.ts'

/** The person who acts, or whose key a program uses. */
export function actingUser({ actor }: Pick<Context, 'actor'>): User {
  if (actor.kind === 'worker') throw new AppError('forbidden', 'A job of the server cannot write in anybody’s voice.')
  return actor.user
}

/** The author whose voice a post takes: whom the request names, or else the person who acts. Jobs have no author. */
export const author = (ctx: Pick<Context, 'actor' | 'namedAuthor'>): User => ctx.namedAuthor ?? actingUser(ctx)

/** Whose a new post is, and who writes it for them. */
export function authorsOfPost(ctx: Context): { authorId: string | null; writtenById: string | null } {
  if (ctx.actor.kind === 'worker') return { authorId: null, writtenById: null }
  const authorId = author(ctx).id
  return { authorId, writtenById: authorId === ctx.actor.user.id ? null : ctx.actor.user.id }
}

export const authorship = (ctx: Context) => ({ workspaceId: ctx.workspaceId, authorId: author(ctx).id })

/** Every query for a workspace's rows carries this condition. */
export const inWorkspace = ({ workspaceId }: Pick<Context, 'workspaceId'>, row: Pick<Owned, 'workspaceId'>): SQL =>
  eq(row.workspaceId, workspaceId)

interface Owned {
  workspaceId: AnyPgColumn
  authorId: AnyPgColumn
}

/** An author in a workspace, or their placeholders in a prepared statement. */
export type Owner = Record<keyof Owned, string | Placeholder>

/** Every query for samples, proofs and other rows of one author carries this condition. */
export const isOwn = (ctx: Context, row: Owned, authorId = author(ctx).id): SQL =>
  isOwnedBy({ workspaceId: ctx.workspaceId, authorId }, row)

/** The same condition for a prepared statement. */
export const isOwnedBy = (owner: Owner, row: Owned): SQL =>
  and(eq(row.workspaceId, owner.workspaceId), eq(row.authorId, owner.authorId))!
