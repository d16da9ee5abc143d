import { and, eq, ne } from 'drizzle-orm'
import { hasAddress } from '#shared/accounts.ts'
import type { Member, Role } from '#shared/members.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context, Deps } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { members, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { authorize, can, person } from '../permissions.ts'
import { givePosts } from './hand-over-posts.ts'
import { addMemberEntry } from './tell.ts'
import { deleteAuthor, endMembership, isMember, lockMembers } from './workspaces.ts'

/** In the order in which they joined. */
export async function listMembers(ctx: Context): Promise<Member[]> {
  authorize(ctx, 'read', 'members')
  const me = person(ctx).id
  const rows = await ctx.db
    .select({
      id: users.id,
      name: users.fullName,
      address: users.username,
      role: members.role,
      letsOthersWrite: members.letsOthersWrite,
      isFromGroups: members.isFromGroups,
      joinedAt: members.joinedAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(inWorkspace(ctx, members))
    .orderBy(members.joinedAt, users.id)
  const seesAddresses = can(ctx.actor, 'change', 'members')
  return rows.map(({ joinedAt, address, isFromGroups, ...row }) => ({
    ...row,
    isFromGroups: isFromGroups && followsGroups(ctx),
    address: hasAddress(address) && (seesAddresses || row.id === me) ? address : null,
    isMe: row.id === me,
    joinedAt: joinedAt.toISOString(),
  }))
}

/** Runs with the workspace's members locked, and with the one who is changed. */
const withMember = <T>(
  ctx: Context & Deps,
  id: string,
  change: (ctx: Context & { db: Transaction }, member: typeof members.$inferSelect) => Promise<T>,
): Promise<T> =>
  ctx.db.transaction(async (tx) => {
    await lockMembers({ db: tx }, ctx.workspaceId)
    const [found] = await tx.select().from(members).where(isMember(ctx.workspaceId, id))
    if (!found) throw notFound('Member')
    const done = await change({ ...ctx, db: tx }, found)
    await announce(tx, ctx.workspaceId)
    return done
  })

type MemberRow = typeof members.$inferSelect
type Person = MemberRow & { role: Role }

function refuseAuthor(member: MemberRow): asserts member is Person {
  if (member.role === 'author')
    throw new AppError('conflict', 'This author does not sign in. Invite the author first. Nothing was changed.')
}

async function refuseWithoutOwner(ctx: Context, except: string): Promise<void> {
  const others = and(inWorkspace(ctx, members), eq(members.role, 'owner'), ne(members.userId, except))
  if ((await ctx.db.$count(members, others)) === 0)
    throw new AppError(
      'conflict',
      'A workspace needs an owner. Make somebody else an owner first. Nothing was changed.',
    )
}

const followsGroups = ({ config }: Pick<Context, 'config'>) => config.groups.roles.length > 0

function refuseOfGroups(ctx: Context, member: MemberRow): void {
  if (member.isFromGroups && followsGroups(ctx))
    throw new AppError(
      'conflict',
      'This role comes from a group at the sign-in’s provider. Change the group there. Nothing was changed.',
    )
}

async function setRole(ctx: Context, { userId, role: formerRole }: Person, role: Role) {
  await ctx.db.update(members).set({ role }).where(isMember(ctx.workspaceId, userId))
  await addMemberEntry(ctx, { kind: 'role changed', aboutId: userId, detail: { role, formerRole } })
}

export async function changeRole(ctx: Context & Deps, id: string, role: Role): Promise<void> {
  authorize(ctx, 'change', 'members')
  await withMember(ctx, id, async (inside, member) => {
    refuseAuthor(member)
    refuseOfGroups(inside, member)
    if (member.role === 'owner' && role !== 'owner') await refuseWithoutOwner(inside, id)
    if (member.role !== role) await setRole(inside, member, role)
  })
}

/** Makes the member an owner in place of the person who acts, who becomes an editor. */
export async function handOver(ctx: Context & Deps, id: string): Promise<void> {
  authorize(ctx, 'change', 'members')
  const me = person(ctx).id
  if (id === me) throw new AppError('invalid', 'You are the owner already.')
  await withMember(ctx, id, async (inside, member) => {
    refuseAuthor(member)
    const [own] = await inside.db.select().from(members).where(isMember(ctx.workspaceId, me))
    for (const one of [member, own!]) refuseOfGroups(inside, one)
    await setRole(inside, member, 'owner')
    await setRole(inside, { ...member, userId: me, role: 'owner' }, 'editor')
  })
}

/** Lets other members write in the person's name, or not. */
export async function letOthersWrite(ctx: Context, letsOthersWrite: boolean): Promise<void> {
  authorize(ctx, 'change', 'account')
  await ctx.db
    .update(members)
    .set({ letsOthersWrite })
    .where(isMember(ctx.workspaceId, person(ctx).id))
  await announce(ctx.db, ctx.workspaceId)
}

/** Everybody may leave, and owners may remove others. The posts stay, as another member's if it is said whose. */
export async function removeMember(ctx: Context & Deps, id: string, postsTo?: string): Promise<void> {
  if (id === person(ctx).id) authorize(ctx, 'read', 'members')
  else authorize(ctx, 'change', 'members')
  await withMember(ctx, id, async (inside, member) => {
    if (member.role === 'owner') await refuseWithoutOwner(inside, id)
    if (postsTo) await givePosts(inside, id, postsTo, { evenLive: member.role === 'author' })
    if (member.role === 'author') {
      const [author] = await inside.db.select({ name: users.fullName }).from(users).where(eq(users.id, id))
      await deleteAuthor(inside, id)
      return addEntries(inside, { kind: 'author removed', detail: author })
    }
    await endMembership(inside, ctx.workspaceId, id)
    const isSelf = id === person(ctx).id
    await addMemberEntry(inside, { kind: isSelf ? 'member left' : 'member removed', aboutId: id })
  })
}
