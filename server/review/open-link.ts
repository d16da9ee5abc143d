import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { reviewHeader } from '#shared/review-path.ts'
import { msg } from '#shared/say.ts'
import { asWorker, type Context, type Scope } from '../context.ts'
import { members, posts, reviewLinks, users, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { hashToken } from '../http/tokens.ts'
import { letsApprove } from './links.ts'

export type LinkRow = typeof reviewLinks.$inferSelect

/**
 * Access by a review link: to the posts that it names, while it works, and to nothing else. Cookies and keys count for
 * nothing here.
 */
export interface OpenLink {
  link: LinkRow
  workspace: string
  madeBy: string
  mayDecide: boolean
  /** Reads posts, of which each query takes only those that `isShown` lets through. */
  ctx: Context
}

export const tokenIn = (c: HonoContext): string => {
  const token = c.req.header(reviewHeader)
  if (!token) throw new AppError('unauthorized', 'This call needs the token of a review link.')
  return token
}

const unknownLink = () =>
  new AppError('not_found', 'This link is incomplete or unknown. Open it from your message again, or ask for another.')

export const openLink = (scope: Scope, token: string) => open(scope, eq(reviewLinks.tokenHash, hashToken(token)))
export const openLinkById = (scope: Scope, id: string) => open(scope, eq(reviewLinks.id, id))
/** In a transaction: the link then works until its end. */
export const holdLink = (scope: Scope, token: string) => open(scope, eq(reviewLinks.tokenHash, hashToken(token)), true)

async function open(scope: Scope, isIt: SQL, isHeld = false): Promise<OpenLink> {
  const query = scope.db
    .select({
      link: reviewLinks,
      madeBy: users.fullName,
      disabledAt: users.disabledAt,
      role: members.role,
      workspace: workspaces.name,
      mode: workspaces.approval,
    })
    .from(reviewLinks)
    .innerJoin(users, eq(users.id, reviewLinks.madeBy))
    .innerJoin(members, and(eq(members.workspaceId, reviewLinks.workspaceId), eq(members.userId, reviewLinks.madeBy)))
    .innerJoin(workspaces, eq(workspaces.id, reviewLinks.workspaceId))
    .where(isIt)
  const [found] = await (isHeld ? query.for('share', { of: reviewLinks }) : query)
  if (!found || found.disabledAt) throw unknownLink()
  const { link, madeBy, workspace, role, mode } = found
  if (link.revokedAt) throw new AppError('gone', msg`${{ name: madeBy }} has ended this link. Ask them for another.`)
  if (link.expiresAt <= scope.now())
    throw new AppError('gone', msg`This link has expired. Ask ${{ name: madeBy }} for another.`)
  return {
    link,
    workspace,
    madeBy,
    mayDecide: link.mayApprove && letsApprove(role) && mode !== 'off',
    ctx: asWorker(scope, link.workspaceId, 'review link', ['read posts'], { linkId: link.id, reviewer: link.reviewer }),
  }
}

/** The condition of every query for posts by a link. */
export function isShown({ workspaceId, postIds, spanFrom, spanUntil, authorId }: LinkRow): SQL {
  const isChosen = postIds
    ? inArray(posts.id, postIds)
    : and(gte(posts.scheduledFor, spanFrom!), lt(posts.scheduledFor, spanUntil!))
  return and(
    eq(posts.workspaceId, workspaceId),
    isChosen,
    authorId === null ? undefined : eq(posts.authorId, authorId),
  )!
}
