import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Deps, Scope } from '../context.ts'
import { knownBrowsers } from '../database/schema.ts'
import { type Browser, browserHash, type Token } from '../http/browser.ts'
import { hashToken } from '../http/tokens.ts'
import { networkOf } from '../net/addresses.ts'

/** The longest time that browsers keep a cookie. Each sign-in restarts it. */
const knownMs = 400 * 86_400_000
const maxBrowsers = 20

type Store = Pick<Scope, 'db' | 'now'>

/** How the account knows the browser: itself, or another browser in the same network. */
export async function familiarity(deps: Deps, browser: Browser, userId: string) {
  const rows = await deps.db
    .select()
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), gt(knownBrowsers.expiresAt, deps.now())))
  const hash = browserHash(browser)
  const network = networkOf(browser.caller.address)
  return {
    isKnownBrowser: rows.some(({ tokenHash }) => tokenHash === hash),
    isKnownNetwork: rows.some((row) => row.network === network),
  }
}

/** The caller sends the returned token to the browser after the commit. */
export async function rememberBrowser(
  { db, now: clock }: Store,
  { token: shown, caller }: Browser,
  userId: string,
): Promise<Token & { hash: string; isNew: boolean }> {
  const now = clock()
  // Reuses only a token issued here, never one that somebody planted.
  const [ours] = shown
    ? await db
        .select()
        .from(knownBrowsers)
        .where(eq(knownBrowsers.tokenHash, hashToken(shown)))
        .limit(1)
    : []
  const token = shown && ours ? shown : randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + knownMs)
  const entry = { network: networkOf(caller.address), expiresAt }
  const [kept] = await db
    .insert(knownBrowsers)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, ...entry })
    .onConflictDoUpdate({ target: [knownBrowsers.tokenHash, knownBrowsers.userId], set: entry })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  const oldest = db
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.expiresAt), desc(knownBrowsers.tokenHash))
    .offset(maxBrowsers)
  await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), inArray(knownBrowsers.tokenHash, oldest)))
  return { token, expiresAt, hash: hashToken(token), isNew: kept!.isNew }
}

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
