import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { calendarFeeds, postingLinks, pushSubscriptions, reviewLinks, users } from '../database/schema.ts'
import { hashToken } from '../http/tokens.ts'
import { seal } from '../secrets.ts'

// Subscriptions, feeds, posting links and review links work without a sign-in. They end here, together with sessions.

export async function endSubscriptionsIn({ db }: Pick<Scope, 'db'>, userId: string, browser: string): Promise<void> {
  const isThere = eq(pushSubscriptions.browserHash, browser)
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), isThere))
}

export async function endSubscriptionsBut(
  { db }: Pick<Scope, 'db'>,
  userId: string,
  kept: string | null,
): Promise<void> {
  const isElsewhere = sql`${pushSubscriptions.browserHash} is distinct from ${kept}`
  const every = kept === null ? undefined : isElsewhere
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), every))
}

/** Returns false when there is no such link. */
export async function revokePostingLink(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  link: { postId: string; userId: string; dueAt: Date },
): Promise<boolean> {
  const isOut = and(
    ...[eq(postingLinks.postId, link.postId), eq(postingLinks.userId, link.userId)],
    ...[eq(postingLinks.dueAt, link.dueAt), isNull(postingLinks.revokedAt)],
  )
  return (await db.update(postingLinks).set({ revokedAt: now() }).where(isOut).returning()).length > 0
}

export async function voidPostingLinks({ db }: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ linkEpoch: sql`${users.linkEpoch} + 1` })
    .where(eq(users.id, userId))
  await db.delete(postingLinks).where(eq(postingLinks.userId, userId))
}

/** Of one link, or of every link that the person made. Returns false when none of them worked. */
export async function revokeReviewLinks(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  userId: string,
  id?: string,
): Promise<boolean> {
  const isIt = and(
    ...[eq(reviewLinks.madeBy, userId), isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, now())],
    id === undefined ? undefined : eq(reviewLinks.id, id),
  )
  const revoked = await db.update(reviewLinks).set({ revokedAt: now() }).where(isIt).returning({ id: reviewLinks.id })
  return revoked.length > 0
}

export const feedBinding = (workspaceId: string, userId: string) => ['calendar feed', workspaceId, userId]

export function newFeedAddress({ config, now }: Pick<Scope, 'config' | 'now'>, workspaceId: string, userId: string) {
  const token = randomBytes(32).toString('base64url')
  return {
    tokenHash: hashToken(token),
    sealedToken: seal(config, feedBinding(workspaceId, userId), token),
    createdAt: now(),
    readAt: null,
    readFrom: '',
    digest: null,
    changedAt: null,
  }
}

export async function renewFeedsOf(scope: Pick<Scope, 'db' | 'config' | 'now'>, userId: string): Promise<void> {
  const feeds = await scope.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  for (const { workspaceId } of feeds)
    await scope.db
      .update(calendarFeeds)
      .set(newFeedAddress(scope, workspaceId, userId))
      .where(and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.userId, userId)))
}
