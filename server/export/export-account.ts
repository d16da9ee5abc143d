import { and, eq } from 'drizzle-orm'
import { toAccount } from '../accounts/own-account.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import {
  connectedPrograms,
  identities,
  keys,
  knownBrowsers,
  members,
  notificationReads,
  sessions,
  users,
  workspaces,
} from '../database/schema.ts'
import { person } from '../permissions.ts'

/** Without the hashes of the password and of keys. */
export async function accountOf(ctx: Context) {
  const { db } = ctx
  const user = person(ctx)
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  const ofMember = and(eq(members.userId, user.id), inWorkspace(ctx, members))
  const [member] = await db.select().from(members).where(ofMember)
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, ctx.workspaceId))
  const read = await db.select().from(notificationReads).where(eq(notificationReads.userId, user.id))
  const providers = await db.select().from(identities).where(eq(identities.userId, user.id))
  const { name, scopes, createdAt, expiresAt, usedAt } = keys
  const programs = await db
    .select({
      name: connectedPrograms.name,
      host: connectedPrograms.host,
      scopes: connectedPrograms.scopes,
      createdAt: connectedPrograms.createdAt,
      usedAt: connectedPrograms.usedAt,
    })
    .from(connectedPrograms)
    .where(and(eq(connectedPrograms.userId, user.id), inWorkspace(ctx, connectedPrograms)))
  const given = await db
    .select({ name, scopes, createdAt, expiresAt, usedAt })
    .from(keys)
    .where(and(eq(keys.userId, user.id), inWorkspace(ctx, keys)))
  return {
    ...toAccount(user),
    isEmailVerified: row?.isEmailVerified,
    createdAt: row?.createdAt,
    notificationsRead: read.map(({ userId: _, ...one }) => one),
    workspace: member && {
      name: workspace?.name,
      role: member.role,
      joinedAt: member.joinedAt,
      carouselColour: member.carouselColour,
    },
    identities: providers.map(({ userId: _, ...identity }) => identity),
    keys: given,
    programs,
  }
}

/** Without anything that opens them. */
export function sessionsOf(ctx: Context) {
  const { browser, address, createdAt, expiresAt, userId } = sessions
  return ctx.db
    .select({ browser, address, createdAt, expiresAt })
    .from(sessions)
    .where(eq(userId, person(ctx).id))
}

export function knownBrowsersOf(ctx: Context) {
  const { network, createdAt, expiresAt, userId } = knownBrowsers
  return ctx.db
    .select({ network, createdAt, expiresAt })
    .from(knownBrowsers)
    .where(eq(userId, person(ctx).id))
}
