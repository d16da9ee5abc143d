import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import {
  type Invitation,
  invitationDays,
  joinPath,
  maxInvitations,
  maxMembers,
  type NewInvitation,
  type ShownInvitation,
} from '#shared/members.ts'
import { plans } from '#shared/plans.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { addressOf } from '../config/config.ts'
import { type Context, type Deps, type Scope, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import { invitations, members, subscriptions, users, workspaces } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { enqueue } from '../jobs/jobs.ts'
import { announce } from '../live/announce.ts'
import { authorize, person } from '../permissions.ts'
import { activePlan } from '../quotas.ts'
import { readSignedToken, signedToken } from '../secrets.ts'
import { addMemberEntry } from './tell.ts'
import { isMember, lockMembers } from './workspaces.ts'

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

const isOpen = ({ now }: Pick<Scope, 'now'>) =>
  and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, now()))

export async function invite(ctx: Context & Deps, { role, address }: NewInvitation): Promise<Invitation> {
  authorize(ctx, 'change', 'members')
  if (address) await countAttempt(ctx, ctx.config.limits?.accountMail, `invitation:${hashToken(address)}`)
  return ctx.db.transaction(async (tx) => {
    await lockMembers({ db: tx }, ctx.workspaceId)
    await refuseFull({ ...ctx, db: tx }, ctx.workspaceId)
    const open = await tx
      .select()
      .from(invitations)
      .where(and(inWorkspace(ctx, invitations), isOpen(ctx)))
    if (open.length >= maxInvitations)
      throw new AppError('conflict', `${maxInvitations} invitations are open. Take one back first.`)
    if (address) {
      if (open.some((one) => one.address === address))
        throw new AppError('conflict', `${address} has an open invitation. Take it back to send another.`)
      const [known] = await tx
        .select({ id: users.id })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(inWorkspace(ctx, members), eq(users.username, address)))
      if (known) throw new AppError('conflict', `${address} is a member already.`)
    }
    const createdAt = ctx.now()
    const [row] = await tx
      .insert(invitations)
      .values({
        id: randomUUID(),
        workspaceId: ctx.workspaceId,
        role,
        address: address ?? null,
        invitedBy: person(ctx).id,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + invitationDays * day),
      })
      .returning()
    await addEntries({ ...ctx, db: tx }, { kind: 'member invited', detail: { role } })
    if (address) await enqueue(tx, 'send-invitation', { invitationId: row!.id })
    return toInvitation(ctx, row!)
  })
}

const toInvitation = (scope: Scope, row: typeof invitations.$inferSelect): Invitation => ({
  id: row.id,
  role: row.role,
  address: row.address,
  link: row.address === null ? linkOf(scope, row.id) : null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** Those that can still be used, newest first. */
export async function listInvitations(ctx: Context): Promise<Invitation[]> {
  authorize(ctx, 'change', 'members')
  const rows = await ctx.db
    .select()
    .from(invitations)
    .where(and(inWorkspace(ctx, invitations), isOpen(ctx)))
    .orderBy(desc(invitations.createdAt), invitations.id)
  return rows.map((row) => toInvitation(ctx, row))
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

/** Where plans are sold, the plan says how many people a workspace can hold. */
async function refuseFull(scope: Scope, workspaceId: string): Promise<void> {
  const { db, config, now } = scope
  const [found] = await db
    .select({ plan: activePlan(now()) })
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  const plan = plans[found?.plan ?? 'basic']
  const max = (config.stripe && plan.members) || maxMembers
  if ((await db.$count(members, eq(members.workspaceId, workspaceId))) < max) return
  const reason = max === maxMembers ? 'This workspace' : `A workspace with the plan ${plan.name}`
  throw new AppError('limit_reached', `${reason} holds at most ${max} members. Nobody was added.`)
}

export interface Invited {
  id: string
  workspaceId: string
  address: string | null
}

/** Reads the invitation of a link, whatever its state. Null without one. */
async function find(scope: Pick<Scope, 'db' | 'config'>, token: string | undefined) {
  const [id] = (token && readSignedToken(scope.config, purpose, token)) || []
  if (!id) return null
  const [found] = await scope.db
    .select({ row: invitations, workspace: workspaces.name, invitedBy: users.fullName })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.id, id))
  return found ?? null
}
type Found = NonNullable<Awaited<ReturnType<typeof find>>>

function refuseClosed({ row, invitedBy }: Found, now: Date): void {
  const another = `Ask ${invitedBy} for another.`
  if (row.acceptedAt) throw new AppError('conflict', `This invitation has been used. ${another}`)
  if (row.revokedAt) throw new AppError('conflict', `${invitedBy} has taken this invitation back.`)
  if (row.expiresAt <= now)
    throw new AppError('conflict', `This invitation is more than ${invitationDays} days old. ${another}`)
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
  const { row, workspace, invitedBy } = found
  const isAccepted = userId !== null && row.acceptedBy === userId
  if (!isAccepted) refuseClosed(found, scope.now())
  const { role, address, expiresAt } = row
  return { workspace, invitedBy, role, address, expiresAt: expiresAt.toISOString(), isAccepted }
}

/** The invitation with which a browser may make an account. Null without an open one. */
export async function openInvitation(scope: Scope, token: string | undefined): Promise<Invited | null> {
  const found = await find(scope, token)
  if (!found) return null
  const { id, workspaceId, address, acceptedAt, revokedAt, expiresAt } = found.row
  return acceptedAt || revokedAt || expiresAt <= scope.now() ? null : { id, workspaceId, address }
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
  if (membership) throw new AppError('conflict', `You are a member of ${found.workspace} already.`)
  if (row.address !== null && row.address !== user.username)
    throw new AppError(
      'forbidden',
      `This invitation is for ${row.address}, and you are signed in as ${user.username}. Sign in with that email, or ask for another invitation.`,
    )
  await refuseFull(scope, workspaceId)
  await db.insert(members).values({ workspaceId, userId: user.id, role: row.role, joinedAt: now() })
  await db.update(invitations).set({ acceptedAt: now(), acceptedBy: user.id }).where(eq(invitations.id, row.id))
  const actor = { kind: 'person', user } as const
  const joined = { kind: 'member joined', aboutId: user.id, detail: { role: row.role } } as const
  await addMemberEntry({ db, now, workspaceId, actor }, joined)
  await announce(db, workspaceId)
  return workspaceId
}
