import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm'
import { type Access, type AccessKind, accessKinds } from '#shared/access.ts'
import { postingLinkDays } from '#shared/posting.ts'
import { msg } from '#shared/say.ts'
import { type Context, within } from '../context.ts'
import {
  calendarFeeds,
  connectedPrograms,
  keys,
  networkAccounts,
  postingLinks,
  posts,
  publications,
  pushSubscriptions,
  reviewLinks,
  sessions,
} from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { type Browser, browserHash } from '../http/browser.ts'
import { say } from '../language/say.ts'
import { authorize, person } from '../permissions.ts'
import { recordActivity } from './activity.ts'
import { revokePostingLink, revokeReviewLinks, voidPostingLinks } from './given.ts'
import { endOtherSessions, endSessionElsewhere } from './sessions.ts'

type Item = Omit<Access, 'kind' | 'createdAt' | 'usedAt'> & { createdAt: Date; usedAt: Date | null }

interface Given {
  list(ctx: Context, browser: Browser): Promise<Item[]>
  /** Returns false when the person has no such entry. */
  end(ctx: Context, browser: Browser, id: string): Promise<boolean>
}

const maxLinks = 100
const day = 86_400_000

/** Works without a session until somebody ends it. */
const given: Record<AccessKind, Given> = {
  session: {
    async list(ctx, { sessionKey }) {
      const isOpen = and(eq(sessions.userId, person(ctx).id), gt(sessions.expiresAt, ctx.now()))
      const rows = await ctx.db.select().from(sessions).where(isOpen).orderBy(desc(sessions.createdAt), sessions.id)
      return rows.map((row) => ({ ...row, name: '', isCurrent: row.tokenHash === sessionKey }))
    },
    async end(ctx, browser, id) {
      await endSessionElsewhere(ctx, browser, id)
      return true
    },
  },
  key: {
    async list(ctx) {
      const rows = await ctx.db
        .select()
        .from(keys)
        .where(and(eq(keys.userId, person(ctx).id), gt(keys.expiresAt, ctx.now())))
        .orderBy(desc(keys.createdAt), keys.id)
      return rows.map(({ usedFrom, ...row }) => ({ ...row, browser: '', address: usedFrom ?? '', isCurrent: false }))
    },
    end: async (ctx, _, id) => {
      const isIt = and(eq(keys.userId, person(ctx).id), eq(keys.id, id))
      return (await ctx.db.delete(keys).where(isIt).returning({ id: keys.id })).length > 0
    },
  },
  program: {
    async list(ctx) {
      const rows = await ctx.db
        .select()
        .from(connectedPrograms)
        .where(eq(connectedPrograms.userId, person(ctx).id))
        .orderBy(desc(connectedPrograms.createdAt), connectedPrograms.id)
      return rows.map((row) => ({ ...row, browser: row.host, address: '', isCurrent: false }))
    },
    end: async (ctx, _, id) => {
      const isIt = and(eq(connectedPrograms.userId, person(ctx).id), eq(connectedPrograms.id, id))
      return (await ctx.db.delete(connectedPrograms).where(isIt).returning({ id: connectedPrograms.id })).length > 0
    },
  },
  reminders: {
    async list(ctx, browser) {
      const rows = await ctx.db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, person(ctx).id))
        .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.id)
      const hash = browserHash(browser)
      return rows.map((row) => ({
        ...row,
        name: '',
        usedAt: null,
        isCurrent: hash !== null && row.browserHash === hash,
      }))
    },
    end: async (ctx, _, id) => {
      const isIt = and(eq(pushSubscriptions.userId, person(ctx).id), eq(pushSubscriptions.id, id))
      return (await ctx.db.delete(pushSubscriptions).where(isIt).returning()).length > 0
    },
  },
  // Feeds and accounts belong to a workspace.
  calendar: {
    async list(ctx) {
      const rows = await ctx.db
        .select()
        .from(calendarFeeds)
        .where(eq(calendarFeeds.userId, person(ctx).id))
      return rows.map(({ workspaceId, readAt, readFrom, createdAt }) => ({
        id: workspaceId,
        name: '',
        browser: '',
        address: readFrom,
        createdAt,
        usedAt: readAt,
        isCurrent: false,
      }))
    },
    end: async (ctx, _, id) => {
      const isIt = and(eq(calendarFeeds.userId, person(ctx).id), eq(calendarFeeds.workspaceId, id))
      return (await ctx.db.delete(calendarFeeds).where(isIt).returning()).length > 0
    },
  },
  network: {
    async list(ctx) {
      const rows = await ctx.db
        .select()
        .from(networkAccounts)
        .where(eq(networkAccounts.userId, person(ctx).id))
      const usedAt = await lastPublished(ctx)
      return rows.map(({ workspaceId, name, browser, address, connectedAt }) => ({
        id: workspaceId,
        name,
        browser,
        address,
        createdAt: connectedAt,
        usedAt: usedAt.get(workspaceId) ?? null,
        isCurrent: false,
      }))
    },
    end: async (ctx, browser, id) => {
      const { id: userId } = person(ctx)
      const isIt = and(eq(networkAccounts.userId, userId), eq(networkAccounts.workspaceId, id))
      const gone = await ctx.db.delete(networkAccounts).where(isIt).returning()
      if (gone.length === 0) return false
      await recordActivity(ctx, userId, 'network-disconnected', browser.caller)
      // Lists of scheduled posts show who posts each one.
      await ctx.db.execute(sql`select advance_post_revision(${id})`)
      return true
    },
  },
  'posting-link': {
    async list(ctx) {
      const { id: userId } = person(ctx)
      const oldest = new Date(ctx.now().getTime() - postingLinkDays * day)
      const isOut = and(eq(postingLinks.userId, userId), isNull(postingLinks.revokedAt), gt(postingLinks.dueAt, oldest))
      const rows = await ctx.db
        .select({ link: postingLinks, title: posts.title })
        .from(postingLinks)
        .innerJoin(posts, eq(posts.id, postingLinks.postId))
        .where(isOut)
        .orderBy(desc(postingLinks.sentAt), postingLinks.postId)
        .limit(maxLinks)
      return rows.map(({ link: { postId, dueAt, sentAt, usedAt, browser, address }, title }) => ({
        id: `${postId}:${dueAt.getTime()}`,
        name: title || say(msg`Untitled post`, ctx.language),
        browser,
        address,
        createdAt: sentAt,
        usedAt,
        isCurrent: false,
      }))
    },
    end: (ctx, _, id) => {
      const [postId = '', time = ''] = id.split(':')
      if (!/^\d{1,15}$/.test(time)) throw notFound('Access')
      return revokePostingLink(ctx, { postId, userId: person(ctx).id, dueAt: new Date(Number(time)) })
    },
  },
  'review-link': {
    async list(ctx) {
      const isOut = and(
        ...[eq(reviewLinks.madeBy, person(ctx).id), isNull(reviewLinks.revokedAt)],
        gt(reviewLinks.expiresAt, ctx.now()),
      )
      const rows = await ctx.db
        .select()
        .from(reviewLinks)
        .where(isOut)
        .orderBy(desc(reviewLinks.createdAt), reviewLinks.id)
        .limit(maxLinks)
      const nowhere = { browser: '', address: '', isCurrent: false }
      return rows.map(({ id, reviewer, createdAt, openedAt }) => ({
        ...nowhere,
        id,
        name: reviewer,
        createdAt,
        usedAt: openedAt,
      }))
    },
    end: (ctx, _, id) => revokeReviewLinks(ctx, person(ctx).id, id),
  },
}

/** When the network last published something, by workspace. */
async function lastPublished(ctx: Context): Promise<Map<string, Date | null>> {
  const rows = await ctx.db
    .select({ workspaceId: posts.workspaceId, at: max(publications.publishedAt) })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .where(and(eq(posts.authorId, person(ctx).id), eq(publications.via, 'linkedin')))
    .groupBy(posts.workspaceId)
  return new Map(rows.map(({ workspaceId, at }) => [workspaceId, at]))
}

export async function listAccess(ctx: Context, browser: Browser): Promise<Access[]> {
  const lists = await Promise.all(
    accessKinds.map(async (kind) =>
      (await given[kind].list(ctx, browser)).map(
        ({ id, name, browser, address, isCurrent, createdAt, usedAt }): Access => ({
          kind,
          id,
          name,
          browser,
          address,
          isCurrent,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        }),
      ),
    ),
  )
  return lists.flat()
}

export async function endAccess(ctx: Context, browser: Browser, kind: string, id: string): Promise<void> {
  authorize(ctx, 'change', 'account')
  const known = accessKinds.find((one) => one === kind)
  if (!known || !(await given[known].end(ctx, browser, id))) throw notFound('Access')
  if (known !== 'session' && known !== 'network')
    await recordActivity(ctx, person(ctx).id, 'access-ended', browser.caller)
}

export async function endAllOtherAccess(ctx: Context, browser: Browser): Promise<void> {
  authorize(ctx, 'change', 'account')
  const { id: userId } = person(ctx)
  await ctx.db.transaction(async (tx) => {
    const inside = within(ctx, tx)
    await endOtherSessions(inside, browser)
    for (const kind of ['key', 'program', 'reminders', 'calendar', 'network'] as const)
      for (const { id } of await given[kind].list(inside, browser)) await given[kind].end(inside, browser, id)
    await voidPostingLinks(inside, userId)
    await revokeReviewLinks(inside, userId)
    await recordActivity(inside, userId, 'access-ended', browser.caller)
  })
}
