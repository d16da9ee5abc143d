import { eq } from 'drizzle-orm'
import type { CurrentUser } from '#shared/accounts.ts'
import type { Scope } from '../context.ts'
import { members, workspaces } from '../database/schema.ts'
import { authorsIn } from '../members/authors.ts'
import { permissionsIn, type User } from '../permissions.ts'
import { toAccount } from './own-account.ts'

/** A person in one of their workspaces, and what they may do there. */
export async function currentUserOf(
  { db, config }: Pick<Scope, 'db' | 'config'>,
  user: User,
  workspaceId: string,
): Promise<CurrentUser> {
  const memberships = await db
    .select({ id: workspaces.id, name: workspaces.name, role: members.role })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(eq(members.userId, user.id))
    .orderBy(members.joinedAt, workspaces.id)
  const joined = memberships.flatMap(({ role, ...one }) => (role === 'author' ? [] : [{ ...one, role }]))
  const role = joined.find(({ id }) => id === workspaceId)?.role ?? 'reviewer'
  return {
    ...toAccount(user),
    hasPaidPlans: config.stripe !== undefined,
    workspaceId,
    workspaces: joined,
    authors: await authorsIn({ db }, workspaceId, { id: user.id, role }),
    role,
    may: permissionsIn(role),
  }
}
