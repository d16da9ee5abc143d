import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { uniqueSymbol } from 'hono-openapi'
import type { Deps, Env } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { members, sessions, subscriptions, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize, noKeyCan } from '../permissions.ts'
import { keyHash } from './bearer.ts'
import { type Browser, sessionKey } from './browser.ts'
import { type Reach, refuseDryRun, runForProgram } from './changes.ts'
import { programs, workspaceOfKey } from './key-caller.ts'
import { userColumns, type WorkspaceQuery } from './known-caller.ts'

const findUser = (db: Database) =>
  db
    .select({
      ...userColumns,
      workspaceId: sessions.workspaceId,
      role: members.role,
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

const workspaceOfSession = (key: string, now: Date): WorkspaceQuery => ({
  name: 'session',
  query: sql`select ${sessions.workspaceId} as id from ${sessions}
    where ${sessions.tokenHash} = ${sql.placeholder('key')} and ${sessions.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
  values: { key, now: now.toISOString() },
})

/** The account that the browser is signed in to. */
export async function findSession({ db, now }: Deps, { sessionKey: key }: Browser): Promise<string | null> {
  if (!key) return null
  const [found] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, key), gt(sessions.expiresAt, now())))
  return found?.userId ?? null
}

const notSignedIn = () => new AppError('unauthorized', 'You are not signed in.')

const noteUsed = ({ db, now }: Deps, key: string) =>
  db.update(sessions).set({ usedAt: now() }).where(eq(sessions.tokenHash, key))

/** Who reads posts, found by the statement that reads them. */
interface PostReader {
  /** Stands for the session or key. */
  id: string
  workspace: WorkspaceQuery
  /** Throws why there is no such workspace. */
  refuse: () => Promise<never>
}

export function postReaders(deps: Deps): (c: HonoContext) => PostReader {
  const findProgram = programs(deps)
  return (c) => {
    const hash = keyHash(c)
    const id = hash ?? sessionKey(c, deps)
    if (!id) throw notSignedIn()
    return {
      id,
      workspace: hash ? workspaceOfKey(hash, deps.now()) : workspaceOfSession(id, deps.now()),
      async refuse() {
        if (hash) authorize(await findProgram(hash), 'read', 'posts')
        throw notSignedIn()
      },
    }
  }
}

/** What a call changes, or `person` for one that no key may make. */
export type Access = Reach | 'person'

/** Sets `ctx` for the signed-in person or the program with a key, or throws. Tells the OpenAPI document its access. */
export function signedIn<Services extends Deps>(
  deps: Services,
  access: Access = 'rows',
): MiddlewareHandler<Env<Services>> {
  const find = findUser(deps.db)
  const findProgram = programs(deps)
  const handler: MiddlewareHandler<Env<Services>> = async (c, next) => {
    const hash = keyHash(c)
    if (hash) {
      c.set('ctx', { ...deps, log: c.var.log, ...(await findProgram(hash)) })
      if (access === 'person') throw noKeyCan()
      return runForProgram(c, next, access)
    }
    refuseDryRun(c)
    const key = sessionKey(c, deps)
    const [found] = key ? await find.execute({ key, now: deps.now() }) : []
    if (!found) throw notSignedIn()
    const { workspaceId, role, usedAt, ...user } = found
    if (!usedAt || deps.now().getTime() - usedAt.getTime() > 3_600_000) await noteUsed(deps, key!)
    c.set('ctx', { ...deps, log: c.var.log, workspaceId, actor: { kind: 'person', user, role } })
    await next()
  }
  return Object.assign(handler, { [uniqueSymbol]: { spec: { access } } })
}
