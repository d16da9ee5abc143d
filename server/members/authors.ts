import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { addressOfAuthor } from '#shared/accounts.ts'
import type { AuthorDetails, AuthorPatch, NewAuthor } from '#shared/authors.ts'
import type { Author, Role } from '#shared/members.ts'
import { knownZone } from '#shared/wall-time.ts'
import { addEntries } from '../activity/entries.ts'
import { type Context, type Scope, within } from '../context.ts'
import { authorLinks, members, networkAccounts, posts, users } from '../database/schema.ts'
import { notFound, unknownZone } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { authorize, person, rolesThatMay } from '../permissions.ts'
import { linkShown } from './author-links.ts'
import { refuseFull } from './full.ts'
import { isAuthor, lockMembers } from './workspaces.ts'

/** Everybody whose posts a workspace holds, as one of its members sees them; the ones they may write for included. */
export async function authorsIn(
  { db }: Pick<Scope, 'db'>,
  workspaceId: string,
  me: { id: string; role: Role },
): Promise<Author[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.fullName,
      profession: users.profession,
      companyName: users.companyName,
      signsIn: users.signsIn,
      isOpen: members.letsOthersWrite,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(members.joinedAt, users.id)
  const writes = rolesThatMay('write', 'posts').includes(me.role)
  return rows.map(({ isOpen, ...row }) => {
    const isMe = row.id === me.id
    return { ...row, isMe, mayWriteFor: writes && (isMe || isOpen) }
  })
}

export async function listAuthors(ctx: Context): Promise<Author[]> {
  authorize(ctx, 'read', 'posts')
  const { actor } = ctx
  if (actor.kind === 'worker') return []
  return authorsIn(ctx, ctx.workspaceId, { id: actor.user.id, role: actor.role })
}

/** The columns of a profile that a request gives. */
function given({ timeZone: name, ...profile }: AuthorPatch) {
  if (name === undefined) return profile
  const timeZone = knownZone(name)
  if (!timeZone) throw unknownZone(name)
  return { ...profile, timeZone }
}

/** Adds an author for whom others write, and who has no way to sign in. */
export async function addAuthor(ctx: Context, wanted: NewAuthor): Promise<AuthorDetails> {
  authorize(ctx, 'change', 'members')
  const profile = { ...wanted, ...given(wanted) }
  const id = randomUUID()
  const createdAt = ctx.now()
  await ctx.db.transaction(async (tx) => {
    await lockMembers({ db: tx }, ctx.workspaceId)
    await refuseFull(within<Scope>(ctx, tx), ctx.workspaceId)
    const mutes = { emailNotifications: false, reminders: false }
    const account = { id, username: addressOfAuthor(id), isEmailVerified: false, signsIn: false, createdAt }
    await tx.insert(users).values({ timeZone: person(ctx).timeZone, ...mutes, ...profile, ...account })
    await tx.insert(members).values({
      workspaceId: ctx.workspaceId,
      userId: id,
      role: 'author',
      letsOthersWrite: true,
      joinedAt: createdAt,
    })
    await addEntries(within(ctx, tx), { kind: 'author added', aboutId: id })
    await announce(tx, ctx.workspaceId)
  })
  return showAuthor(ctx, id)
}

export async function showAuthor(ctx: Context, id: string): Promise<AuthorDetails> {
  authorize(ctx, 'change', 'members')
  const [found] = await ctx.db
    .select({
      id: users.id,
      fullName: users.fullName,
      profession: users.profession,
      companyName: users.companyName,
      goal: users.goal,
      companyWebsite: users.companyWebsite,
      timeZone: users.timeZone,
      posts: sql<number>`(select count(*)::int from ${posts} where ${posts.workspaceId} = ${members.workspaceId} and ${posts.authorId} = ${members.userId})`,
      connectedAs: networkAccounts.name,
      link: authorLinks,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(
      networkAccounts,
      and(eq(networkAccounts.workspaceId, members.workspaceId), eq(networkAccounts.userId, members.userId)),
    )
    .leftJoin(
      authorLinks,
      and(eq(authorLinks.workspaceId, members.workspaceId), eq(authorLinks.authorId, members.userId)),
    )
    .where(isAuthor(ctx.workspaceId, id))
  if (!found) throw notFound('Author')
  return { ...found, link: found.link && linkShown(ctx, found.link) }
}

export async function changeAuthor(ctx: Context, id: string, patch: AuthorPatch): Promise<AuthorDetails> {
  await showAuthor(ctx, id)
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set(given(patch)).where(eq(users.id, id))
    await addEntries(within(ctx, tx), { kind: 'profile changed', aboutId: id })
    await announce(tx, ctx.workspaceId)
  })
  return showAuthor(ctx, id)
}
