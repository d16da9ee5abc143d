import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  type Invitation,
  invitationDays,
  joinPath,
  maxInvitations,
  type NewInvitation,
  type ShownInvitation,
} from '#shared/members.ts'
import { msg, plural } from '#shared/say.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { addressOf } from '../config/config.ts'
import { type Context, type Deps, type Scope, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { invitations, members, users, workspaces } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { enqueue } from '../jobs/jobs.ts'
import { announce } from '../live/announce.ts'
import { authorize, person } from '../permissions.ts'
import { readSignedToken, signedToken } from '../secrets.ts'
import { refuseFull } from './full.ts'
import { takeOver } from './take-over.ts'
import { addMemberEntry } from './tell.ts'
import { isAuthor, isMember, lockMembers } from './workspaces.ts'

const day = 86_400_000
const purpose = 'invitation'

/** The token travels behind #, so no server or proxy logs it. */
export const linkOf = ({ config }: Pick<Scope, 'config'>, id: string): string =>
  `${addressOf(config)}${joinPath}#${signedToken(config, purpose, [id])}`

/** After that, nobody asks any more why a link no longer works. */
export const invitationExpiry: Expiry = {
  table: invitations,
  isExpired: (now) => lt(invitations.expiresAt, daysBefore(now, 30)),
}

/** Who is no longer an owner invites nobody any more. */
const isByOwner = sql`exists (select from ${members} where ${members.workspaceId} = ${invitations.workspaceId}
  and ${members.userId} = ${invitations.invitedBy} and ${members.role} = 'owner')`

export const isOpen = ({ now }: Pick<Scope, 'now'>) =>
  and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, now()), isByOwner)

export async function invite(ctx: Context & Deps, { role, address, authorId }: NewInvitation): Promise<Invitation> {
  authorize(ctx, 'change', 'members')
  if (address) await countAttempt(ctx, ctx.config.limits?.accountMail, `invitation:${hashToken(address)}`)
  const id = await ctx.db.transaction(async (tx) => {
    await lockMembers({ db: tx }, ctx.workspaceId)
    // Somebody who takes an author's place needs none of their own.
    if (authorId === undefined) await refuseFull({ ...ctx, db: tx }, ctx.workspaceId)
    else if ((await tx.$count(members, isAuthor(ctx.workspaceId, authorId))) === 0) throw notFound('Author')
    const open = await tx
      .select()
      .from(invitations)
      .where(and(inWorkspace(ctx, invitations), isOpen(ctx)))
    if (open.length >= maxInvitations)
      throw new AppError(
        'conflict',
        msg`${plural({ max: maxInvitations }, { other: '# invitations are open.' })} Take one back first.`,
      )
    if (address) {
      if (open.some((one) => one.address === address))
        throw new AppError('conflict', msg`${{ address }} has an open invitation. Take it back to send another.`)
      const [known] = await tx
        .select({ id: users.id })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(inWorkspace(ctx, members), eq(users.username, address)))
      if (known) throw new AppError('conflict', msg`${{ address }} is a member already.`)
    }
    const createdAt = ctx.now()
    const [row] = await tx
      .insert(invitations)
      .values({
        id: randomUUID(),
        workspaceId: ctx.workspaceId,
        role,
        address: address ?? null,
        authorId: authorId ?? null,
        invitedBy: person(ctx).id,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + invitationDays * day),
      })
      .returning()
    await addEntries({ ...ctx, db: tx }, { kind: 'member invited', detail: { role } })
    if (address) await enqueue(tx, 'send-invitation', { invitationId: row!.id })
    return row!.id
  })
  const [made] = await openOnes(ctx, eq(invitations.id, id))
  return made!
}

async function openOnes(ctx: Context, condition?: SQL): Promise<Invitation[]> {
  const rows = await ctx.db
    .select({ row: invitations, author: users.fullName })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.authorId))
    .where(and(inWorkspace(ctx, invitations), isOpen(ctx), condition))
    .orderBy(desc(invitations.createdAt), invitations.id)
  return rows.map(({ row, author }) => toInvitation(ctx, row, author))
}

const toInvitation = (scope: Scope, row: typeof invitations.$inferSelect, author: string | null): Invitation => ({
  id: row.id,
  role: row.role,
  address: row.address,
  author,
  link: row.address === null ? linkOf(scope, row.id) : null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** Those that can still be used, newest first. */
export async function listInvitations(ctx: Context): Promise<Invitation[]> {
  authorize(ctx, 'change', 'members')
  return openOnes(ctx)
}

export async function revokeInvitation(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'change', 'members')
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(invitations)
      .set({ revokedAt: ctx.now() })
      .where(and(inWorkspace(ctx, invitations), eq(invitations.id, id), isOpen(ctx)))
      .returning()
    if (!row) throw notFound('Invitation')
    await addEntries(within(ctx, tx), { kind: 'invitation revoked', detail: { role: row.role } })
  })
}

export interface Invited {
  id: string
  workspaceId: string
  address: string | null
}

const authors = alias(users, 'authors')

/** Reads the invitation of a link, whatever its state. Null without one. */
async function find(scope: Pick<Scope, 'db' | 'config'>, token: string | undefined) {
  const [id] = (token && readSignedToken(scope.config, purpose, token)) || []
  if (!id) return null
  const [found] = await scope.db
    .select({
      row: invitations,
      workspace: workspaces.name,
      invitedBy: users.fullName,
      author: authors.fullName,
      isByOwner: sql<boolean>`${isByOwner}`,
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(authors, eq(authors.id, invitations.authorId))
    .where(eq(invitations.id, id))
  return found ?? null
}
type Found = NonNullable<Awaited<ReturnType<typeof find>>>

function refuseClosed({ row, invitedBy, isByOwner, workspace }: Found, now: Date): void {
  if (row.acceptedAt)
    throw new AppError('conflict', msg`This invitation has been used. Ask ${{ owner: invitedBy }} for another.`)
  if (row.revokedAt) throw new AppError('conflict', msg`${{ owner: invitedBy }} has taken this invitation back.`)
  if (row.expiresAt <= now)
    throw new AppError(
      'conflict',
      msg`This invitation is more than ${plural({ days: invitationDays }, { other: '# days' })} old. Ask ${{ owner: invitedBy }} for another.`,
    )
  if (!isByOwner)
    throw new AppError(
      'conflict',
      msg`${{ owner: invitedBy }} is no longer an owner of ${{ workspace }}, so this invitation has ended. Ask an owner for another.`,
    )
}

const unknown = () =>
  new AppError('not_found', 'There is no such invitation. Check that the link is complete, or ask for another.')

/** For the page that a link opens. */
export async function showInvitation(
  scope: Scope,
  token: string | undefined,
  userId: string | null,
): Promise<ShownInvitation> {
  const found = await find(scope, token)
  if (!found) throw unknown()
  const { row, workspace, invitedBy, author } = found
  const isAccepted = userId !== null && row.acceptedBy === userId
  if (!isAccepted) refuseClosed(found, scope.now())
  const { role, address, expiresAt } = row
  return { workspace, invitedBy, role, address, author, expiresAt: expiresAt.toISOString(), isAccepted }
}

/** The invitation with which a browser may make an account. Null without an open one. */
export async function openInvitation(scope: Scope, token: string | undefined): Promise<Invited | null> {
  const found = await find(scope, token)
  if (!found) return null
  const { id, workspaceId, address, acceptedAt, revokedAt, expiresAt } = found.row
  return acceptedAt || revokedAt || expiresAt <= scope.now() || !found.isByOwner ? null : { id, workspaceId, address }
}

/** Makes the person a member, once. Returns the workspace. */
export async function takeInvitation(
  scope: Omit<Scope, 'db'> & { db: Transaction },
  token: string | undefined,
  user: { id: string; username: string },
): Promise<string> {
  const { db, now } = scope
  const first = await find(scope, token)
  if (!first) throw unknown()
  const { workspaceId } = first.row
  await lockMembers(scope, workspaceId)
  // Two tabs, or two people, may hold the link. Only the first to get the lock still finds it open.
  const found = await find(scope, token)
  if (!found) throw unknown()
  const { row } = found
  const [membership] = await db.select().from(members).where(isMember(workspaceId, user.id))
  if (membership && row.acceptedBy === user.id) return workspaceId
  refuseClosed(found, now())
  if (membership) throw new AppError('conflict', msg`You are a member of ${{ workspace: found.workspace }} already.`)
  if (row.address !== null && row.address !== user.username)
    throw new AppError(
      'forbidden',
      msg`This invitation is for ${{ address: row.address }}, and you are signed in as ${{ email: user.username }}. Sign in with that email, or ask for another invitation.`,
    )
  const { authorId, role } = row
  await db.update(invitations).set({ acceptedAt: now(), acceptedBy: user.id }).where(eq(invitations.id, row.id))
  if (authorId) await takeOver(scope, { workspaceId, authorId, userId: user.id, role })
  else {
    await refuseFull(scope, workspaceId)
    await db.insert(members).values({ workspaceId, userId: user.id, role, joinedAt: now() })
  }
  const actor = { kind: 'person', user } as const
  await addMemberEntry({ db, now, workspaceId, actor }, { kind: 'member joined', aboutId: user.id, detail: { role } })
  await announce(db, workspaceId)
  return workspaceId
}
