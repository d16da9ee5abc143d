import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { additions, type PostPatch } from '#shared/posts.ts'
import type { Context } from '../context.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { postEvents, type posts, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import { record } from './history.ts'
import { type StoredTime, timeAt, zoneOf } from './schedule.ts'

/**
 * What a change of a post says about its publication, in the transaction of the change. Only the author's word or the
 * network's answer makes a post live; saving it to the library does not. A draft is not live: what becomes one again can
 * be posted, and is reminded of, once more. Another time, or none, forgets a publication that failed. Returns what becomes
 * of the time: a post that is live before it was live from now on, and gets its plan back when it is not live after all.
 */
export async function keepPublication(
  ctx: Context,
  post: typeof posts.$inferSelect,
  change: PostPatch,
): Promise<Partial<StoredTime>> {
  const { db } = ctx
  const { publication, isPublished, scheduledFor, content } = change
  const postId = post.id
  const now = ctx.now()
  const isTakenBack = publication === null || (isPublished === false && !publication)
  const isOfText = content || additions.some((addition) => addition in change)
  if (isOfText || scheduledFor !== undefined || publication || isTakenBack) await refuseWhilePublishing(db, postId)
  if (publication) {
    const isLive = and(ofPost(postId), eq(publications.state, 'published'))
    const [former] = await db.select({ publishedAt: publications.publishedAt }).from(publications).where(isLive)
    const publishedAt = former?.publishedAt ?? now
    const live = { state: 'published', via: 'manual', url: publication.url ?? null, publishedAt } as const
    const nothing = {
      leasedUntil: null,
      error: null,
      request: null,
      sentAt: null,
      retryAt: null,
      comment: null,
    } as const
    const row = { ...live, ...nothing, updatedAt: now }
    const planned = former || scheduledFor !== undefined ? null : planToCome(post, now)
    if (!former) await record(ctx, postId, 'published', { via: 'manual', ...planned })
    await db
      .insert(publications)
      .values({ postId, network: 'linkedin', ...row })
      .onConflictDoUpdate({ target: [publications.postId, publications.network], set: row })
    if (planned) return timeAt(now, post.timeZone ?? zoneOf(ctx))
  } else if (isTakenBack) {
    const taken = await db.delete(publications).where(ofPost(postId)).returning()
    if (taken.some(({ state }) => state === 'published')) {
      authorize(ctx, 'publish', 'posts')
      const wasEarly = taken.some(({ publishedAt }) => publishedAt?.getTime() === post.scheduledFor?.getTime())
      const planned = scheduledFor === undefined && wasEarly ? await formerPlan(ctx, postId) : {}
      await record(ctx, postId, 'taken back')
      return planned
    }
  } else if (scheduledFor !== undefined) {
    await db.delete(publications).where(and(ofPost(postId), ne(publications.state, 'published')))
  }
  return {}
}

const planToCome = ({ scheduledFor, timeZone }: typeof posts.$inferSelect, now: Date) =>
  scheduledFor && scheduledFor > now
    ? { scheduledFor: scheduledFor.toISOString(), timeZone: timeZone ?? undefined }
    : null

/** The time that a post had when it was said to be live before it. */
async function formerPlan(ctx: Context, postId: string): Promise<Partial<StoredTime>> {
  const [said] = await ctx.db
    .select({ detail: postEvents.detail })
    .from(postEvents)
    .where(and(eq(postEvents.postId, postId), eq(postEvents.kind, 'published')))
    .orderBy(desc(postEvents.at))
    .limit(1)
  const { scheduledFor, timeZone } = said?.detail ?? {}
  return scheduledFor ? timeAt(new Date(scheduledFor), timeZone ?? zoneOf(ctx)) : {}
}

/** Whether somebody is publishing, as far as the lease tells. */
export const isLeased = sql`coalesce(${publications.leasedUntil} > clock_timestamp(), false)`

/**
 * What is published is the text and the time that were read when publishing began. It goes on until the network has
 * said what became of it, or the author stops it: there is a job that sees to that, whichever server dies over it.
 */
export async function refuseWhilePublishing(tx: Database | Transaction, postId: string): Promise<void> {
  const isHeld = and(ofPost(postId), eq(publications.state, 'publishing'))
  const [held] = await tx.select({ postId: publications.postId }).from(publications).where(isHeld)
  if (held) throw beingPublished()
}

export const beingPublished = () =>
  new AppError('conflict', 'This post is being published right now. Nothing was changed.')

/** The publication of a post. */
export const ofPost = (postId: string): SQL | undefined =>
  and(eq(publications.postId, postId), eq(publications.network, 'linkedin'))
