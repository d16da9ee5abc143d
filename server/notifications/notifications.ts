import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { warnedMs } from '#shared/networks.ts'
import type { Notification } from '#shared/notifications.ts'
import { product } from '#shared/product.ts'
import { otherFailure, type PublishFailure, publishFailures } from '#shared/publishing.ts'
import { notificationOf } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { newsOfComments, notificationOf as ofComment } from '../comments/news.ts'
import type { Context } from '../context.ts'
import { daysBefore, type Expiry } from '../database/expiry.ts'
import {
  activities,
  authorLinks,
  members,
  networkAccounts,
  notificationReads,
  postEvents,
  posts,
  publications,
  users,
  workspaces,
} from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { say } from '../language/say.ts'
import { authorize, person, rolesThatMay, type User } from '../permissions.ts'
import { lacksApproval } from '../posts/outgoing.ts'
import { isByHand, itsPublication, statusAt } from '../posts/status.ts'
import { isToldTo } from '../posts/told.ts'
import { ofApprovals } from './of-approvals.ts'
import type { Place, Unmarked } from './place.ts'

const day = 86_400_000
const maxPostItems = 50
const maxUndelivered = 10
const maxMemberItems = 20

/** The person's current notifications, newest first. Computed, not stored. */
export function listNotifications(ctx: Context): Promise<Notification[]> {
  authorize(ctx, 'read', 'notifications')
  return notificationsOf(ctx, person(ctx))
}

/** A member whose notifications are read. */
export type Reader = Pick<User, 'id' | 'reminders'>

export async function notificationsOf(place: Place, reader: Reader): Promise<Notification[]> {
  const all = [
    ...(await ofPosts(place, reader)),
    ...(await undelivered(place, reader)),
    ...(await ofApprovals(place, reader.id, maxPostItems)),
    ...(await ofConnections(place, reader)),
    ...(await ofAuthorLinks(place, reader)),
    ...(await ofComments(place, reader)),
    ...(await ofMembers(place, reader)),
  ]
  const ids = all.map(({ id }) => id)
  const isRead = and(eq(notificationReads.userId, reader.id), inArray(notificationReads.notificationId, ids))
  const read = await place.db.select({ id: notificationReads.notificationId }).from(notificationReads).where(isRead)
  const known = new Set(read.map(({ id }) => id))
  return all
    .map((one) => ({ ...one, isNew: !known.has(one.id) }))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

async function ofPosts(place: Place, reader: Reader): Promise<Unmarked[]> {
  const now = place.now()
  const said = (code: string | null) => say(publishFailures[code as PublishFailure] ?? otherFailure, place.language)
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const status = statusAt(now)
  const isTimed = and(
    reader.reminders ? sql`${status} in ('missed', 'due', 'scheduled')` : sql`${status} = 'missed'`,
    gt(posts.scheduledFor, ago(30)),
    lte(posts.scheduledFor, ago(-1)),
  )
  const isPublished = and(
    sql`${status} = 'published'`,
    ne(publications.via, 'manual'),
    gt(publications.publishedAt, ago(7)),
  )
  const hasFailed = and(sql`${status} = 'failed'`, gt(publications.updatedAt, ago(30)))
  const rows = await place.db
    .select({
      postId: posts.id,
      title: posts.title,
      status,
      scheduledFor: posts.scheduledFor,
      publishedAt: publications.publishedAt,
      url: publications.url,
      failedAt: publications.updatedAt,
      code: publications.error,
      isByHand: isByHand(now),
      lacksApproval,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(and(inWorkspace(place, posts), or(isTimed, isPublished, hasFailed)))
    .orderBy(desc(sql`coalesce(${publications.updatedAt}, ${posts.scheduledFor})`))
    .limit(maxPostItems)
  return rows.map(
    ({ postId, title, status, scheduledFor, publishedAt, failedAt, code, url, isByHand, lacksApproval }) => {
      const post = (at: Date | null) => ({ postId, title, at: at!.toISOString() })
      const id = (kind: string, at: Date | null) => `${kind}-${postId}-${at!.getTime()}`
      if (status === 'published')
        return { kind: 'published', id: id('published', publishedAt), ...post(publishedAt), url: webAddress(url) }
      if (status === 'failed')
        return { kind: 'failed', id: id('failed', failedAt), ...post(failedAt), sentence: said(code) }
      if (status === 'scheduled')
        return { kind: 'due', id: id('due', scheduledFor), ...post(scheduledFor), isByHand, lacksApproval }
      const kind = status === 'missed' ? 'missed' : 'now'
      return { kind, id: id(kind, scheduledFor), ...post(scheduledFor), lacksApproval }
    },
  )
}

const webAddress = (url: string | null) => (url && /^https?:/.test(url) ? url : null)

async function undelivered(place: Place, reader: Reader): Promise<Unmarked[]> {
  const rows = await place.db
    .select({ postId: posts.id, title: posts.title, at: sql`max(${postEvents.at})`.mapWith(postEvents.at) })
    .from(postEvents)
    .innerJoin(posts, eq(posts.id, postEvents.postId))
    .where(
      and(
        inWorkspace(place, posts),
        isToldTo(reader.id),
        eq(postEvents.kind, 'failed'),
        sql`${postEvents.detail}->>'channel' = 'email'`,
        gt(postEvents.at, new Date(place.now().getTime() - 7 * day)),
      ),
    )
    .groupBy(posts.id)
    .orderBy(desc(sql`max(${postEvents.at})`))
    .limit(maxUndelivered)
  return rows.map(({ at, ...post }) => ({
    kind: 'undelivered',
    id: `undelivered-${post.postId}-${at.getTime()}`,
    ...post,
    at: at.toISOString(),
  }))
}

async function ofConnections(place: Place, { id: me }: Reader): Promise<Unmarked[]> {
  const now = place.now()
  const mayPublish = sql`exists (select from ${members} where ${members.workspaceId} = ${place.workspaceId}
    and ${members.userId} = ${me} and ${inArray(members.role, rolesThatMay('publish', 'posts'))})`
  const rows = await place.db
    .select({
      network: networkAccounts.network,
      refused: networkAccounts.refused,
      expiresAt: networkAccounts.expiresAt,
      holder: users.id,
      name: users.fullName,
    })
    .from(networkAccounts)
    .innerJoin(users, eq(users.id, networkAccounts.userId))
    .where(
      and(
        inWorkspace(place, networkAccounts),
        or(eq(users.id, me), and(eq(users.signsIn, false), mayPublish)),
        or(isNotNull(networkAccounts.refused), lte(networkAccounts.expiresAt, new Date(now.getTime() + warnedMs))),
      ),
    )
  return rows.map(({ network, refused, expiresAt, holder, name }) => {
    const isOver = refused !== null || expiresAt <= now
    // A notification that was read before the end is new again after it.
    const author = holder === me ? null : name
    const id = `connection-${author ? holder : network}-${isOver ? 'over' : 'ending'}-${expiresAt.getTime()}`
    return { kind: 'connection', id, at: (isOver && expiresAt > now ? now : expiresAt).toISOString(), isOver, author }
  })
}

async function ofAuthorLinks(place: Place, reader: Reader): Promise<Unmarked[]> {
  const rows = await place.db
    .select({ linkId: authorLinks.id, author: users.fullName, use: authorLinks.use, usedAt: authorLinks.usedAt })
    .from(authorLinks)
    .innerJoin(users, eq(users.id, authorLinks.authorId))
    .where(
      and(
        inWorkspace(place, authorLinks),
        eq(authorLinks.askedBy, reader.id),
        gt(authorLinks.usedAt, new Date(place.now().getTime() - 7 * day)),
      ),
    )
  return rows.flatMap(({ linkId, author, use, usedAt }) =>
    use && usedAt
      ? { kind: 'author-link', id: `author-link-${linkId}-${usedAt.getTime()}`, at: usedAt.toISOString(), author, use }
      : [],
  )
}

async function ofComments(place: Place, reader: Reader): Promise<Unmarked[]> {
  const news = await newsOfComments(place, reader.id)
  return news.map(({ at, ...one }) => ({
    kind: 'comment',
    id: ofComment(one.commentId, at),
    ...one,
    at: at.toISOString(),
  }))
}

async function ofMembers({ db, now, workspaceId }: Place, { id: me }: Reader): Promise<Unmarked[]> {
  const isOwner = sql`exists (select 1 from ${members} where ${members.workspaceId} = ${workspaceId}
    and ${members.userId} = ${me} and ${members.role} = 'owner')`
  const { kind, at, aboutId, actorId } = activities
  const isHere = eq(activities.workspaceId, workspaceId)
  const rows = await db
    .select({
      ...{ id: activities.id, kind, at, detail: activities.detail, actorKind: activities.actorKind },
      ...{ by: users.fullName, workspace: workspaces.name },
    })
    .from(activities)
    .innerJoin(workspaces, eq(workspaces.id, activities.workspaceId))
    .leftJoin(users, eq(users.id, actorId))
    .where(
      and(
        isNull(activities.postId),
        gt(at, new Date(now().getTime() - 30 * day)),
        sql`${actorId} is distinct from ${me}`,
        or(
          and(isHere, eq(kind, 'role changed'), eq(aboutId, me)),
          and(isHere, inArray(kind, ['member joined', 'member left']), isOwner),
          // Of another workspace, because nobody sees the one that they were removed from.
          and(eq(kind, 'member removed'), eq(aboutId, me)),
        ),
      ),
    )
    .orderBy(desc(at))
    .limit(maxMemberItems)
  return rows.map(({ id, kind, at, detail, by, actorKind, ...row }) => ({
    ...{ kind: 'member', id: notificationOf(id), at: at.toISOString() },
    what: whatOfMember[kind as keyof typeof whatOfMember],
    role: detail.role ?? null,
    by: actorKind === 'server' ? product.name : by,
    ...row,
  }))
}

const whatOfMember = {
  'role changed': 'role',
  'member removed': 'removed',
  'member joined': 'joined',
  'member left': 'left',
} as const

export async function readNotifications(ctx: Context, id?: string): Promise<void> {
  authorize(ctx, 'change', 'notifications')
  const ids = (await listNotifications(ctx)).map((one) => one.id).filter((one) => id === undefined || one === id)
  if (id !== undefined && ids.length === 0) throw notFound('Notification')
  if (ids.length === 0) return
  await ctx.db
    .insert(notificationReads)
    .values(ids.map((notificationId) => ({ userId: person(ctx).id, notificationId, at: ctx.now() })))
    .onConflictDoNothing()
}

/** No notification is listed for longer. */
export const notificationExpiry: Expiry = {
  table: notificationReads,
  isExpired: (now) => lt(notificationReads.at, daysBefore(now, 60)),
}
