import { hash } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { CalendarFeed } from '#shared/calendar.ts'
import { feedBinding, newFeedAddress } from '../accounts/given.ts'
import { inWorkspace } from '../authorship.ts'
import { asWorker, type Context, type Deps, type Scope } from '../context.ts'
import { calendarFeeds, postEvents, posts, publications, users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { takeAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { voiceFor } from '../language/asked.ts'
import { authorize, person } from '../permissions.ts'
import { itsPublication, statusAt } from '../posts/status.ts'
import { unseal } from '../secrets.ts'
import { type Entry, writeCalendar } from './write-calendar.ts'

const isOwnFeed = (ctx: Context) => and(inWorkspace(ctx, calendarFeeds), eq(calendarFeeds.userId, person(ctx).id))

/** Null without an address. */
export async function feedOf(ctx: Context, origin: string): Promise<CalendarFeed | null> {
  authorize(ctx, 'read', 'feed')
  const [feed] = await ctx.db.select().from(calendarFeeds).where(isOwnFeed(ctx))
  if (!feed) return null
  const token = unseal(ctx.config, feedBinding(feed.workspaceId, feed.userId), feed.sealedToken)
  return {
    address: token && `${origin}/calendar/${token}.ics`,
    createdAt: feed.createdAt.toISOString(),
    readAt: feed.readAt?.toISOString() ?? null,
  }
}

/** The new address replaces the old one at once. */
export async function renewFeed(ctx: Context): Promise<void> {
  authorize(ctx, 'change', 'feed')
  const { id: userId } = person(ctx)
  const made = newFeedAddress(ctx, ctx.workspaceId, userId)
  await ctx.db
    .insert(calendarFeeds)
    .values({ workspaceId: ctx.workspaceId, userId, ...made })
    .onConflictDoUpdate({ target: [calendarFeeds.workspaceId, calendarFeeds.userId], set: made })
}

/** Returns whether there was an address. */
export async function revokeFeed(ctx: Context): Promise<boolean> {
  authorize(ctx, 'change', 'feed')
  return (await ctx.db.delete(calendarFeeds).where(isOwnFeed(ctx)).returning()).length > 0
}

interface Reading {
  text: string
  digest: string
  /** When the text last changed, in whole seconds. */
  changedAt: Date
}

export async function readFeed(deps: Deps, token: string, origin: string, from: string): Promise<Reading> {
  const tokenHash = hashToken(token)
  takeAttempt(deps, deps.config.limits?.calendarFeed, tokenHash)
  const byToken = eq(calendarFeeds.tokenHash, tokenHash)
  const [feed] = await deps.db
    .select({ workspaceId: calendarFeeds.workspaceId, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.disabledAt)))
    .where(byToken)
  if (!feed) throw notFound('Calendar')
  const reader = asWorker(deps, feed.workspaceId, 'calendar feed', ['read posts'])
  const entries = [...(await plannedPosts(reader)), ...(await cancelledPosts(reader))]
  const text = writeCalendar(entries, origin, voiceFor(feed, deps.config))
  const digest = hash('sha256', text, 'base64url')
  // HTTP's dates have no fractions of a second, so each change gets a later second than the last.
  const now = sql`date_trunc('second', ${deps.now().toISOString()}::timestamptz)`
  const [read] = await deps.db
    .update(calendarFeeds)
    .set({
      readAt: deps.now(),
      readFrom: from,
      digest,
      changedAt: sql`case when ${calendarFeeds.digest} is not distinct from ${digest} then ${calendarFeeds.changedAt}
        else greatest(${now}, ${calendarFeeds.changedAt} + interval '1 second') end`,
    })
    .where(byToken)
    .returning({ changedAt: calendarFeeds.changedAt })
  if (!read) throw notFound('Calendar')
  return { text, digest, changedAt: read.changedAt! }
}

const day = 86_400_000
const daysBack = 90
const daysCancelled = 14
// Each takes a few tenths of a millisecond, in which the server does nothing else.
const maxEntries = 400
const maxCancelled = 100
const maxCharacters = 280

const opening = sql<string>`left(concat_ws(E'\n\n',
  nullif(${posts.hook}, ''), nullif(${posts.insight}, ''), nullif(${posts.value}, ''), nullif(${posts.cta}, '')), ${maxCharacters + 1})`
const columns = {
  postId: posts.id,
  title: posts.title,
  text: opening,
  version: posts.version,
  updatedAt: posts.updatedAt,
}
const cut = (text: string) =>
  [...text].length > maxCharacters ? `${[...text].slice(0, maxCharacters).join('')}…` : text
const ago = (ctx: Scope, days: number) => new Date(ctx.now().getTime() - days * day)

/** If there are too many, those nearest to now. */
async function plannedPosts(ctx: Context): Promise<Entry[]> {
  authorize(ctx, 'read', 'posts')
  const now = ctx.now()
  const rows = await ctx.db
    .select({ ...columns, at: posts.scheduledFor, status: statusAt(now) })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(and(inWorkspace(ctx, posts), gt(posts.scheduledFor, ago(ctx, daysBack))))
    .orderBy(sql`abs(extract(epoch from ${posts.scheduledFor} - ${now.toISOString()}::timestamptz))`, posts.id)
    .limit(maxEntries)
  return rows
    .map(({ at, status, text, ...row }) => ({
      ...row,
      text: cut(text),
      at: at!,
      state: status === 'published' ? ('live' as const) : ('planned' as const),
    }))
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.postId < other.postId ? -1 : 1))
}

/** Recently unscheduled posts, at their last time: calendars remove cancelled events. */
async function cancelledPosts(ctx: Context): Promise<Entry[]> {
  authorize(ctx, 'read', 'posts')
  // Named explicitly, because drizzle omits a column's table in what is selected.
  const formerTime = sql<string | null>`(select detail->>'scheduledFor' from ${postEvents}
    where post_id = posts.id and detail->>'scheduledFor' is not null order by at desc limit 1)`
  const lostIt = sql`exists (select from ${postEvents} where ${postEvents.postId} = ${posts.id}
    and ${postEvents.kind} = 'unscheduled' and ${postEvents.at} > ${ago(ctx, daysCancelled).toISOString()}::timestamptz)`
  const rows = await ctx.db
    .select({ ...columns, at: formerTime })
    .from(posts)
    .where(and(inWorkspace(ctx, posts), isNull(posts.scheduledFor), lostIt))
    .orderBy(desc(posts.updatedAt), posts.id)
    .limit(maxCancelled)
  return rows.flatMap(({ at, text, ...row }) =>
    at ? [{ ...row, text: cut(text), at: new Date(at), state: 'cancelled' as const }] : [],
  )
}
