import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { uniqueSymbol } from 'hono-openapi'
import type { Context, Deps, Env } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { members, sessions, subscriptions, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { languageFor } from '../language/asked.ts'
import { authorize, noKeyCan } from '../permissions.ts'
import { keyHash } from './bearer.ts'
import { type Browser, sessionKey } from './browser.ts'
import { type Reach, refuseDryRun, runForProgram } from './changes.ts'
import { programs, workspaceOfKey } from './key-caller.ts'
import { userColumns, type WorkspaceQuery } from './known-caller.ts'
import { withNamedAuthor } from './named-author.ts'

/**
 * The workspace that a tab shows, as it says with each call, so that tabs can show different ones. The session's is for
 * calls without it: the first of a tab, and links.
 */
const tabWorkspace = (c: HonoContext): string | null =>
  (c.req.header('x-workspace') ?? c.req.query('workspace'))?.slice(0, 100) || null

const ofTab = sql`coalesce(${sql.placeholder('workspace')}::text, ${sessions.workspaceId})`

const findUser = (db: Database) =>
  db
    .select({
      ...userColumns,
      workspaceId: members.workspaceId,
      role: members.role,
      signedInAt: sessions.createdAt,
      hasShownPasskey: sessions.hasShownPasskey,
      usedAt: sessions.usedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(members, and(eq(members.workspaceId, ofTab), eq(members.userId, sessions.userId)))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, members.workspaceId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('key')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('session_user')

const workspaceOfSession = (key: string, now: Date, workspace: string | null): WorkspaceQuery => ({
  name: 'session',
  query: sql`select ${members.workspaceId} as id, ${members.userId} as user_id from ${sessions}
    join ${members} on ${members.userId} = ${sessions.userId} and ${members.workspaceId} = ${ofTab}
    where ${sessions.tokenHash} = ${sql.placeholder('key')} and ${sessions.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
  values: { key, now: now.toISOString(), workspace },
})

/** The account that the browser is signed in to. */
export async function findSession(
  { db, now }: Deps,
  { sessionKey: key }: Pick<Browser, 'sessionKey'>,
): Promise<string | null> {
  if (!key) return null
  const [found] = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, key), gt(sessions.expiresAt, now())))
  return found?.userId ?? null
}

const notSignedIn = () => new AppError('unauthorized', 'You are not signed in.')

/** Throws why a session is not in the workspace that its tab shows. */
async function refuse(deps: Deps, key: string | null, workspace: string | null): Promise<never> {
  if (workspace && key && (await findSession(deps, { sessionKey: key })))
    throw new AppError(
      'forbidden',
      'You are no longer a member of the workspace on this page. Nothing was changed. Reload the page.',
    )
  throw notSignedIn()
}

const noteUsed = ({ db, now }: Deps, key: string) =>
  db.update(sessions).set({ usedAt: now() }).where(eq(sessions.tokenHash, key))

/** Who reads posts, found by the statement that reads them. */
interface PostReader {
  /** Stands for the session or key, and the workspace. */
  id: string
  workspace: WorkspaceQuery
  /** Throws why there is no such workspace. */
  refuse: () => Promise<never>
}

export function postReaders(deps: Deps): (c: HonoContext) => PostReader {
  const { program } = searches(deps)
  return (c) => {
    const hash = keyHash(c)
    const key = hash ?? sessionKey(c, deps)
    if (!key) throw notSignedIn()
    const tab = hash ? null : tabWorkspace(c)
    return {
      id: tab ? `${key} ${tab}` : key,
      workspace: hash ? workspaceOfKey(hash, deps.now()) : workspaceOfSession(key, deps.now(), tab),
      async refuse() {
        if (hash) authorize(await program(hash), 'read', 'posts')
        return refuse(deps, key, tab)
      },
    }
  }
}

/** Builds the statements once for all calls of an app. */
function searches(deps: Deps) {
  const made = searchesOf.get(deps) ?? { user: findUser(deps.db), program: programs(deps) }
  searchesOf.set(deps, made)
  return made
}
const searchesOf = new WeakMap<Deps, { user: ReturnType<typeof findUser>; program: ReturnType<typeof programs> }>()

/** What a call changes, or `person` for one that no key may make. */
export type Access = Reach | 'person'

const callOf = <Services extends Deps>(
  c: HonoContext<Env<Services>>,
  deps: Services,
  who: Pick<Context, 'workspaceId' | 'actor'>,
) => withNamedAuthor(c, { ...deps, log: c.var.log, ...who, language: languageFor(c, deps.config, who.actor) })

/** Sets `ctx` for the signed-in person or the program with a key, or throws. Tells the OpenAPI document its access. */
export function signedIn<Services extends Deps>(
  deps: Services,
  access: Access = 'rows',
): MiddlewareHandler<Env<Services>> {
  const find = searches(deps)
  const handler: MiddlewareHandler<Env<Services>> = async (c, next) => {
    const hash = keyHash(c)
    if (hash) {
      c.set('ctx', await callOf(c, deps, await find.program(hash)))
      if (access === 'person') throw noKeyCan()
      return runForProgram(c, next, access)
    }
    refuseDryRun(c)
    const key = sessionKey(c, deps)
    const workspace = tabWorkspace(c)
    const [found] = key ? await find.user.execute({ key, now: deps.now(), workspace }) : []
    if (!found || found.role === 'author') return refuse(deps, key, workspace)
    const { workspaceId, role, usedAt, ...user } = found
    if (!usedAt || deps.now().getTime() - usedAt.getTime() > 3_600_000) await noteUsed(deps, key!)
    c.set('ctx', await callOf(c, deps, { workspaceId, actor: { kind: 'person', user, role } }))
    await next()
  }
  return Object.assign(handler, { [uniqueSymbol]: { spec: { access } } })
}
