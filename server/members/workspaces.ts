import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { invitations, members, sessions, subscriptions, users, workspaces } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import { announce } from '../live/announce.ts'

type Inside = Pick<Scope, 'now'> & { db: Transaction }

/** Makes a workspace with its first owner. Returns its id. */
export async function makeWorkspace({ db, now }: Inside, ownerId: string, name: string): Promise<string> {
  const id = randomUUID()
  const createdAt = now()
  await db.insert(workspaces).values({ id, name, createdAt })
  await db.insert(members).values({ workspaceId: id, userId: ownerId, role: 'owner', joinedAt: createdAt })
  return id
}

/** Until the transaction ends, nobody else joins, leaves or gets another role. */
export async function lockMembers({ db }: { db: Scope['db'] }, workspaceId: string): Promise<void> {
  await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update')
}

export const isMember = (workspaceId: string, userId: string) =>
  and(eq(members.workspaceId, workspaceId), eq(members.userId, userId))

/** An author for whom others write, and who never signs in. */
export const isAuthor = (workspaceId: string, userId: string) =>
  and(isMember(workspaceId, userId), eq(members.role, 'author'))

/** Deletes an author who never signed in, with the voice, and the invitations to take that place. Returns the profile. */
export async function deleteAuthor({ db }: Pick<Scope, 'db'>, id: string) {
  await db.delete(invitations).where(and(eq(invitations.authorId, id), isNull(invitations.acceptedAt)))
  const { profession, companyName, goal, companyWebsite, timeZone } = users
  const [gone] = await db
    .delete(users)
    .where(and(eq(users.id, id), eq(users.signsIn, false)))
    .returning({ profession, companyName, goal, companyWebsite, timeZone })
  return gone ?? {}
}

/** Ends a membership with the person's voice there. The person's sessions go on in another workspace of theirs. */
export async function endMembership(scope: Inside, workspaceId: string, userId: string): Promise<void> {
  const { db } = scope
  const others = and(eq(members.userId, userId), ne(members.workspaceId, workspaceId))
  const [next] = await db.select().from(members).where(others).orderBy(members.joinedAt, members.workspaceId).limit(1)
  const [user] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, userId))
  const to = next?.workspaceId ?? (await makeWorkspace(scope, userId, user?.name ?? ''))
  await db
    .update(sessions)
    .set({ workspaceId: to })
    .where(and(eq(sessions.userId, userId), eq(sessions.workspaceId, workspaceId)))
  await db.delete(members).where(isMember(workspaceId, userId))
  await announce(db, workspaceId, { ended: userId })
}

/** Ends its paid plan, too, and deletes its authors without a sign-in. */
export async function deleteWorkspace({ db }: Pick<Scope, 'db'>, workspaceId: string): Promise<void> {
  const paying = await db.delete(subscriptions).where(eq(subscriptions.workspaceId, workspaceId)).returning()
  for (const { customerId, subscriptionId, plan } of paying)
    await enqueue(db, 'end-billing', { customerId, subscriptionId, plan })
  const authors = db
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.role, 'author')))
  await db.delete(users).where(inArray(users.id, authors))
  await db.delete(workspaces).where(eq(workspaces.id, workspaceId))
}
