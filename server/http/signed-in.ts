import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import type { Deps, Env } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { members, sessions, subscriptions, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { activePlan } from '../quotas.ts'
import { sessionKey } from './browser.ts'

const findUser = (db: Database) =>
  db
    .select({
      id: users.id,
      workspaceId: sessions.workspaceId,
      role: members.role,
      username: users.username,
      fullName: users.fullName,
      profession: users.profession,
      companyName: users.companyName,
      goal: users.goal,
      companyWebsite: users.companyWebsite,
      timeZone: users.timeZone,
      photoId: users.photoId,
      emailNotifications: users.emailNotifications,
      marketingEmails: users.marketingEmails,
      reminders: users.reminders,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      plan: activePlan(sql.placeholder('now')),
      signedInAt: sessions.createdAt,
      hasShownPasskey: sessions.hasShownPasskey,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(members, and(eq(members.workspaceId, sessions.workspaceId), eq(members.userId, sessions.userId)))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, sessions.workspaceId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('key')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_user')

/**
 * A query for the `id` of a workspace, with the values of its placeholders. The list's own statement contains it, so a
 * caller known only by a session needs no second round trip. No row means no such workspace. The name identifies the
 * query among prepared statements.
 */
export interface WorkspaceQuery {
  name: string
  query: SQL
  values: Record<string, string>
}

export const workspaceOfSession = (key: string, now: Date): WorkspaceQuery => ({
  name: 'session',
  query: sql`select ${sessions.workspaceId} as id from ${sessions}
    where ${sessions.tokenHash} = ${sql.placeholder('key')} and ${sessions.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
  values: { key, now: now.toISOString() },
})

export const notSignedIn = () => new AppError('unauthorized', 'You are not signed in.')

const noteUsed = ({ db, now }: Deps, key: string) =>
  db.update(sessions).set({ usedAt: now() }).where(eq(sessions.tokenHash, key))

/** Sets `ctx` for the signed-in person, or throws. */
export function signedIn<Services extends Deps>(deps: Services): MiddlewareHandler<Env<Services>> {
  const find = findUser(deps.db)
  return async (c, next) => {
    const key = sessionKey(c, deps)
    const [found] = key ? await find.execute({ key, now: deps.now() }) : []
    if (!found) throw notSignedIn()
    const { workspaceId, role, usedAt, ...user } = found
    if (!usedAt || deps.now().getTime() - usedAt.getTime() > 3_600_000) await noteUsed(deps, key!)
    c.set('ctx', { ...deps, log: c.var.log, workspaceId, actor: { kind: 'person', user, role } })
    await next()
  }
}
