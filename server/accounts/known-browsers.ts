import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { networkOf } from '../addresses.ts'
import type { Deps, Scope } from '../context.ts'
import { knownBrowsers } from '../database/schema.ts'
import { clientAddress } from '../http.ts'
import { holdsKey } from './computer-key.ts'
import { cookieName, cookieOptions } from './cookies.ts'
import { hashToken } from './tokens.ts'

/** As long as browsers keep a cookie at most; each sign-in begins it anew. */
const knownMs = 400 * 86_400_000
const mostBrowsers = 20

type Store = Pick<Scope, 'db' | 'config' | 'now'>

const tokenOf = (c: HonoContext, { config }: Pick<Deps, 'config'>) => getCookie(c, cookieName(config, 'browser'))

/** The browser's own entry, or null when it shows none. */
export function browserHash(c: HonoContext, deps: Pick<Deps, 'config'>): string | null {
  const token = tokenOf(c, deps)
  return token ? hashToken(token) : null
}

/** What of the asking browser is known to an account: the browser itself, or another one in the same network. */
export async function familiarity(c: HonoContext, deps: Deps, userId: string) {
  const rows = await deps.db
    .select()
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), gt(knownBrowsers.expiresAt, deps.now())))
  const own = browserHash(c, deps)
  const network = networkOf(clientAddress(c, deps))
  return {
    isKnownBrowser: rows.some(({ tokenHash }) => tokenHash === own),
    isKnownNetwork: rows.some((row) => row.network === network),
  }
}

/** Whether somebody at this computer may sign in to an account that exists: in a browser it knows, or with the key. */
export const mayEnter = async (c: HonoContext, deps: Deps, userId: string): Promise<boolean> =>
  holdsKey(c, deps) || (await familiarity(c, deps, userId)).isKnownBrowser

/** The browser is known to the account from now on; once that is committed, `giveCookie` tells it so. */
export async function rememberBrowser(
  c: HonoContext,
  deps: Store,
  userId: string,
): Promise<{ hash: string; giveCookie: () => void }> {
  const { db } = deps
  const now = deps.now()
  const shown = tokenOf(c, deps)
  // Only a token that was given out here is taken up again, never one that somebody has planted.
  const [ours] = shown
    ? await db
        .select()
        .from(knownBrowsers)
        .where(eq(knownBrowsers.tokenHash, hashToken(shown)))
        .limit(1)
    : []
  const token = shown && ours ? shown : randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + knownMs)
  const entry = { network: networkOf(clientAddress(c, deps)), expiresAt }
  await db
    .insert(knownBrowsers)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, ...entry })
    .onConflictDoUpdate({ target: [knownBrowsers.tokenHash, knownBrowsers.userId], set: entry })
  const oldest = db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.expiresAt), desc(knownBrowsers.tokenHash))
    .offset(mostBrowsers)
  await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), inArray(knownBrowsers.tokenHash, oldest)))
  const giveCookie = () =>
    setCookie(c, cookieName(deps.config, 'browser'), token, { ...cookieOptions(deps.config), expires: expiresAt })
  return { hash: hashToken(token), giveCookie }
}

/** No browser but one is known to the account any more. */
export async function forgetBrowsersBut(
  { db }: Pick<Store, 'db'>,
  userId: string,
  kept: string | null | undefined,
): Promise<void> {
  await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), ne(knownBrowsers.tokenHash, kept ?? '')))
}

export async function forgetBrowser({ db }: Pick<Store, 'db'>, userId: string, hash: string | null): Promise<void> {
  await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, hash ?? '')))
}
