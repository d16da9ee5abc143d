import { and, eq } from 'drizzle-orm'
import type { ShownAuthorLink } from '#shared/authors.ts'
import { addEntries } from '../activity/entries.ts'
import { asWorker, type Deps } from '../context.ts'
import { authorLinks, users, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { announce } from '../live/announce.ts'
import { openAuthorLink } from '../members/author-links.ts'
import { accessOf, accountOf, connectAccount, deleteAccount, notConfigured } from './accounts.ts'
import type { Grant } from './network.ts'
import { networkOf } from './networks.ts'

// An author who never signs in connects and disconnects an account with a link, which says who they are.

export async function showByLink(deps: Deps, token: string): Promise<ShownAuthorLink> {
  const { workspaceId, authorId, askedBy, expiresAt } = await openAuthorLink(deps, token)
  const [[workspace], [author], [asker]] = await Promise.all([
    deps.db.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, workspaceId)),
    deps.db.select({ name: users.fullName }).from(users).where(eq(users.id, authorId)),
    deps.db
      .select({ name: users.fullName })
      .from(users)
      .where(eq(users.id, askedBy ?? '')),
  ])
  const account = await accountOf(deps, { workspaceId, authorId })
  return {
    author: author?.name ?? '',
    workspace: workspace?.name ?? '',
    askedBy: asker?.name ?? null,
    expiresAt: expiresAt.toISOString(),
    isConfigured: networkOf(deps) !== null,
    account: account && {
      name: account.name,
      connectedAt: account.connectedAt.toISOString(),
      expiresAt: account.expiresAt.toISOString(),
      isOver: typeof accessOf(deps, account) === 'string',
    },
  }
}

/** What a link's token says whose account it is about. */
async function holderOf(deps: Deps, token: string) {
  const { workspaceId, authorId } = await openAuthorLink(deps, token)
  const network = networkOf(deps)
  if (!network) throw new AppError('conflict', notConfigured)
  return { workspaceId, userId: authorId, network: network.id }
}

export async function connectByLink(deps: Deps, token: string, grant: Grant, caller: Caller): Promise<void> {
  const holder = await holderOf(deps, token)
  await connectAccount(asWorker(deps, holder.workspaceId, 'author link', []), holder, grant, caller)
  await noteUse(deps, token, 'connected')
}

export async function disconnectByLink(deps: Deps, token: string): Promise<void> {
  const holder = await holderOf(deps, token)
  if (await deleteAccount(deps, holder)) await noteUse(deps, token, 'disconnected')
}

/** For the activity, and the bell of whoever asked. */
async function noteUse(deps: Deps, token: string, use: 'connected' | 'disconnected'): Promise<void> {
  const { id, workspaceId, authorId } = await openAuthorLink(deps, token)
  await deps.db.transaction(async (tx) => {
    await tx
      .update(authorLinks)
      .set({ use, usedAt: deps.now() })
      .where(and(eq(authorLinks.id, id), eq(authorLinks.workspaceId, workspaceId)))
    const ctx = asWorker({ ...deps, db: tx }, workspaceId, 'author link', [], { userId: authorId })
    await addEntries(ctx, { kind: `author ${use}` })
    await announce(tx, workspaceId)
  })
}
