import { hash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { activePlan } from '../billing/limits.ts'
import type { Deps, Env, User } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { sessions, subscriptions, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { cookieName, cookieOptions } from './cookies.ts'

const day = 86_400_000

export const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** The key of the request's session in the database, or null without a cookie. */
export function sessionKey(c: HonoContext, { config }: Pick<Deps, 'config'>): string | null {
  const token = getCookie(c, cookieName(config, 'session'))
  return token ? hashToken(token) : null
}

/**
 * Signs in: a session the browser had before ends, and a new token takes its place. It counts from when the person
 * showed that it is them, which at an identity provider can be longer ago than now.
 */
export async function startSession(
  c: HonoContext,
  deps: Deps,
  user: { id: string; workspaceId: string },
  shownAt = deps.now(),
): Promise<void> {
  const former = sessionKey(c, deps)
  const token = randomBytes(32).toString('base64url')
  const now = deps.now()
  const createdAt = new Date(Math.min(shownAt.getTime(), now.getTime()))
  const expiresAt = new Date(now.getTime() + deps.config.sessionDays * day)
  await deps.db.transaction(async (tx) => {
    if (former) await tx.delete(sessions).where(eq(sessions.tokenHash, former))
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, now)))
    await tx
      .insert(sessions)
      .values({ tokenHash: hashToken(token), userId: user.id, workspaceId: user.workspaceId, createdAt, expiresAt })
  })
  setCookie(c, cookieName(deps.config, 'session'), token, { ...cookieOptions(deps.config), expires: expiresAt })
}

export async function endSession(c: HonoContext, deps: Deps): Promise<void> {
  const key = sessionKey(c, deps)
  if (key) await deps.db.delete(sessions).where(eq(sessions.tokenHash, key))
  deleteCookie(c, cookieName(deps.config, 'session'), cookieOptions(deps.config))
}

export async function endOtherSessions(c: HonoContext, deps: Deps, userId: string): Promise<void> {
  await deps.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionKey(c, deps) ?? '')))
}

const findUser = (db: Database) =>
  db
    .select({
      id: users.id,
      workspaceId: sessions.workspaceId,
      username: users.username,
      fullName: users.fullName,
      profession: users.profession,
      companyName: users.companyName,
      goal: users.goal,
      companyWebsite: users.companyWebsite,
      emailNotifications: users.emailNotifications,
      marketingEmails: users.marketingEmails,
      reminders: users.reminders,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      plan: activePlan,
      signedInAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, sessions.workspaceId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('key')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_user')

export const notSignedIn = () => new AppError('unauthorized', 'You are not signed in.')

/** Puts `ctx` of the person signed in, or refuses. */
export function signedIn(deps: Deps): MiddlewareHandler<Env> {
  const find = findUser(deps.db)
  return async (c, next) => {
    const key = sessionKey(c, deps)
    const [user]: User[] = key ? await find.execute({ key, now: deps.now() }) : []
    if (!user) throw notSignedIn()
    c.set('ctx', { ...deps, log: c.var.log, user })
    await next()
  }
}
