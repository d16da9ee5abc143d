import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Session } from '#shared/activity.ts'
import { type Context, type Deps, type Scope, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { connectedPrograms, keys, sessions } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { Browser, SignedInBrowser } from '../http/browser.ts'
import { hashToken } from '../http/tokens.ts'
import { announce } from '../live/announce.ts'
import { person } from '../permissions.ts'
import { recordActivity } from './activity.ts'
import { refuseDisabled } from './disabled.ts'
import { endSubscriptionsBut, endSubscriptionsIn, renewFeedsOf, revokeReviewLinks, voidPostingLinks } from './given.ts'
import { forgetBrowser, forgetBrowsersBut, rememberBrowser } from './known-browsers.ts'
import { warn } from './warnings.ts'

const day = 86_400_000
const maxSessions = 100

interface SignIn {
  isNew?: boolean
  /** When the person authenticated. With an identity provider this can be earlier than the sign-in. */
  shownAt?: Date
  hasShownPasskey?: boolean
}

/**
 * A new token replaces the browser's old session, and the account now knows the browser. Send the returned values only
 * after the commit.
 */
export async function openSession(
  deps: Scope,
  browser: Browser,
  user: { id: string; workspaceId: string },
  { isNew = false, shownAt = deps.now(), hasShownPasskey = false }: SignIn = {},
): Promise<SignedInBrowser> {
  const { sessionKey: former, caller } = browser
  const token = randomBytes(32).toString('base64url')
  const now = deps.now()
  const createdAt = new Date(Math.min(shownAt.getTime(), now.getTime()))
  const expiresAt = new Date(now.getTime() + deps.config.sessionDays * day)
  await refuseDisabled(deps, browser, user.id)
  const known = await deps.db.transaction(async (tx) => {
    // Checked again and locked, because an operator may disable the account at this moment.
    await refuseDisabled({ ...deps, db: tx }, browser, user.id)
    if (former) await tx.delete(sessions).where(eq(sessions.tokenHash, former))
    const known = await rememberBrowser({ ...deps, db: tx }, browser, user.id)
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      userId: user.id,
      workspaceId: user.workspaceId,
      browserHash: known.hash,
      ...caller,
      createdAt,
      usedAt: now,
      expiresAt,
      hasShownPasskey,
    })
    await tx.delete(sessions).where(inArray(sessions.tokenHash, outdated(tx, user.id, now)))
    await recordActivity({ ...deps, db: tx }, user.id, isNew ? 'registered' : 'signed-in', caller)
    if (!isNew && known.isNew) await warn({ ...deps, db: tx }, user.id, 'signed-in', caller)
    return known
  })
  return { session: { token, expiresAt }, browser: known }
}

/** Expired sessions of an account, and those beyond its limit. */
const outdated = (tx: Transaction, userId: string, now: Date) => {
  const newest = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.expiresAt), desc(sessions.tokenHash))
    .limit(maxSessions)
  return tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), or(lt(sessions.expiresAt, now), notInArray(sessions.tokenHash, newest))))
}

/** Also ends this browser's reminders. The account still knows the browser. */
export async function endSession(deps: Deps, { sessionKey: key, caller }: Browser): Promise<void> {
  const [ended] = key ? await deps.db.delete(sessions).where(eq(sessions.tokenHash, key)).returning() : []
  if (!ended) return
  if (ended.browserHash) await endSubscriptionsIn(deps, ended.userId, ended.browserHash)
  await recordActivity(deps, ended.userId, 'signed-out', caller)
}

/** Also forgets all other browsers with their reminders, and voids the posting links. */
export async function endOtherSessions(ctx: Context, { sessionKey }: Browser): Promise<void> {
  const key = sessionKey ?? ''
  const { id } = person(ctx)
  const [own] = await ctx.db.select().from(sessions).where(eq(sessions.tokenHash, key))
  await ctx.db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.tokenHash, key)))
  await forgetBrowsersBut(ctx, id, own?.browserHash)
  await endSubscriptionsBut(ctx, id, own?.browserHash ?? null)
  await voidPostingLinks(ctx, id)
}

/** Ends sessions and reminders in browsers. Open tabs hear of it at once, on every server. */
export async function signOutEverywhere({ db }: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await endSubscriptionsBut({ db }, userId, null)
  await announce(db, '', { ended: userId })
}

/** Also ends keys, connected programs, known browsers, posting and review links. Calendars need the feed's new address. */
export async function endAllAccess(scope: Pick<Scope, 'db' | 'config' | 'now'>, userId: string): Promise<void> {
  await signOutEverywhere(scope, userId)
  await scope.db.delete(keys).where(eq(keys.userId, userId))
  await scope.db.delete(connectedPrograms).where(eq(connectedPrograms.userId, userId))
  await forgetBrowsersBut(scope, userId, null)
  await voidPostingLinks(scope, userId)
  await revokeReviewLinks(scope, userId)
  await renewFeedsOf(scope, userId)
}

export async function signOutElsewhere(ctx: Context, browser: Browser): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await endOtherSessions(within(ctx, tx), browser)
    await recordActivity(within(ctx, tx), person(ctx).id, 'others-ended', browser.caller)
  })
}

/** Newest first. */
export async function listSessions(ctx: Context, { sessionKey }: Browser): Promise<Session[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person(ctx).id), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
  return rows.map(({ id, browser, address, createdAt, usedAt, expiresAt, tokenHash }) => ({
    id,
    browser,
    address,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    isCurrent: tokenHash === sessionKey,
  }))
}

/** Also forgets the other browser, so whoever has it cannot come back without a password. */
export async function endSessionElsewhere(ctx: Context, browser: Browser, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, person(ctx).id), eq(sessions.id, id)))
      .returning()
    if (!ended) throw notFound('Session')
    const { id: userId } = person(ctx)
    if (ended.browserHash) await endSubscriptionsIn({ db: tx }, userId, ended.browserHash)
    if (ended.tokenHash !== browser.sessionKey) await forgetBrowser({ db: tx }, userId, ended.browserHash)
    await recordActivity(within(ctx, tx), person(ctx).id, 'session-ended', browser.caller)
  })
}
