import { and, eq, inArray, ne } from 'drizzle-orm'
import { isAtLeast, type Role } from '#shared/members.ts'
import type { Entry } from '../activity/entries.ts'
import type { GroupRole } from '../config/group-settings.ts'
import type { Scope } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { members, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { refuseFull } from './full.ts'
import { addMemberEntry } from './tell.ts'
import { endMembership, isMember } from './workspaces.ts'

type Inside = Omit<Scope, 'db'> & { db: Transaction }

/** In several groups of one workspace a person has the highest of their roles. */
export function rolesByGroups(mapped: readonly GroupRole[], held: readonly string[]): Map<string, Role> {
  const found = new Map<string, Role>()
  for (const { group, role, workspaceId } of mapped) {
    const other = found.get(workspaceId)
    if (held.includes(group) && (!other || isAtLeast(role, other))) found.set(workspaceId, role)
  }
  return found
}

/**
 * Makes a person's memberships follow their groups at the identity provider. Whoever joined another way keeps their
 * membership and role, and a workspace keeps its last owner. What cannot be done is logged and keeps nobody out.
 */
export async function followGroups(scope: Inside, userId: string, held: readonly string[]): Promise<void> {
  const { db, config, log } = scope
  const wanted = rolesByGroups(config.groups.roles, held)
  const ofPerson = eq(members.userId, userId)
  const given = await db
    .select({ id: members.workspaceId })
    .from(members)
    .where(and(ofPerson, eq(members.isFromGroups, true)))
  const concerned = [...new Set([...wanted.keys(), ...given.map(({ id }) => id)])]
  if (concerned.length === 0) return
  // In one order, so that two sign-ins do not wait for each other.
  const found = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(inArray(workspaces.id, concerned))
    .orderBy(workspaces.id)
    .for('update')
  for (const workspaceId of wanted.keys())
    if (found.every(({ id }) => id !== workspaceId))
      log.warn({ workspaceId }, 'failed to find a workspace that OIDC_ROLES names')
  const present = await db.select().from(members).where(ofPerson)
  const changes = found.map(({ id }) => ({
    id,
    role: wanted.get(id),
    member: present.find((m) => m.workspaceId === id),
  }))
  // Joining comes first, so that nobody is left without a workspace and gets one of their own.
  for (const { id, role, member } of changes) if (role && !member) await join(scope, id, userId, role)
  for (const { id, role, member } of changes) {
    if (!member?.isFromGroups || member.role === role) continue
    if (member.role === 'owner' && (await isLastOwner(scope, id, userId)))
      log.warn({ workspaceId: id, userId }, 'failed to follow a group: it would take the workspace its last owner')
    else if (role) await setRole(scope, member, role)
    else await leave(scope, id, userId)
  }
}

/** People join themselves. Other changes are the server's. */
async function note(
  scope: Inside,
  workspaceId: string,
  { detail, ...entry }: Entry & { aboutId: string },
): Promise<void> {
  const { db, now } = scope
  const person = { kind: 'person', user: { id: entry.aboutId } } as const
  const actor = entry.kind === 'member joined' ? person : undefined
  await addMemberEntry({ db, now, workspaceId, actor }, { ...entry, detail: { ...detail, isByGroups: true } })
  await announce(db, workspaceId)
}

async function join(scope: Inside, workspaceId: string, userId: string, role: Role): Promise<void> {
  try {
    await refuseFull(scope, workspaceId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return scope.log.warn({ workspaceId, reason: error.message }, 'failed to follow a group')
  }
  await scope.db.insert(members).values({ workspaceId, userId, role, isFromGroups: true, joinedAt: scope.now() })
  await note(scope, workspaceId, { kind: 'member joined', aboutId: userId, detail: { role } })
}

async function setRole(scope: Inside, member: typeof members.$inferSelect, role: Role): Promise<void> {
  const { workspaceId, userId, role: formerRole } = member
  if (formerRole === 'author') return
  await scope.db.update(members).set({ role }).where(isMember(workspaceId, userId))
  await note(scope, workspaceId, { kind: 'role changed', aboutId: userId, detail: { role, formerRole } })
}

async function leave(scope: Inside, workspaceId: string, userId: string): Promise<void> {
  await endMembership(scope, workspaceId, userId)
  await note(scope, workspaceId, { kind: 'member removed', aboutId: userId })
}

const isLastOwner = async ({ db }: Inside, workspaceId: string, userId: string) =>
  (await db.$count(
    members,
    and(eq(members.workspaceId, workspaceId), eq(members.role, 'owner'), ne(members.userId, userId)),
  )) === 0
