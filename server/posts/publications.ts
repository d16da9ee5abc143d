import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PostPatch } from '#shared/post-patch.ts'
import { additions } from '#shared/posts.ts'
import type { Context } from '../context.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { postEvents, type posts, publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import { isSameText } from '../voice/draft-behind.ts'
import { learnLater, unlearn } from '../voice/learn.ts'
import { record } from './history.ts'
import { type StoredTime, timeAt, zoneOf } from './schedule.ts'

/**
 * Applies a change of a post to its publication, in the same transaction. Only the author's word or the network's
 * answer makes a post live. A post that becomes a draft again can be posted once more. A new time, or none, forgets a
 * failed publication. Returns the change of the post's time: a post that went live early gets the present time, and its
 * plan when that is taken back.
 */
export async function keepPublication(
  ctx: Context,
  post: typeof posts.$inferSelect,
  change: PostPatch & { carousel?: unknown },
): Promise<Partial<StoredTime>> {
  const { db } = ctx
  const { publication, isPublished, scheduledFor, content } = change
  const postId = post.id
  const now = ctx.now()
  const isTakenBack = publication === null || (isPublished === false && !publication)
  const isOfText = content || [...additions, 'carousel'].some((part) => part in change)
  if (isOfText || scheduledFor !== undefined || publication || isTakenBack) {
    const state = await refuseWhilePublishing(db, postId)
    const isChanged = content && !isSameText({ ...post, ...content }, post)
    if (state === 'published' && isChanged) await unlearn(ctx, postId)
  }
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
    await learnLater(ctx, post)
    if (planned) return timeAt(now, post.timeZone ?? zoneOf(ctx))
  } else if (isTakenBack) {
    const taken = await db.delete(publications).where(ofPost(postId)).returning()
    if (taken.some(({ state }) => state === 'published')) {
      authorize(ctx, 'publish', 'posts')
      await unlearn(ctx, postId)
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

/** Whether somebody is publishing the post, judging by the lease. */
export const isLeased = sql`coalesce(${publications.leasedUntil} > clock_timestamp(), false)`

/**
 * Publishing uses the text and the time that it read at its start, so neither may change until the network has answered
 * or the author has stopped it. A job ensures an end, even if a server dies. Returns the state otherwise.
 */
export async function refuseWhilePublishing(tx: Database | Transaction, postId: string) {
  const [found] = await tx.select({ state: publications.state }).from(publications).where(ofPost(postId))
  if (found?.state === 'publishing') throw beingPublished()
  return found?.state ?? null
}

export const beingPublished = () =>
  new AppError('conflict', 'This post is being published right now. Nothing was changed.', {
    problem: { code: 'being_published' },
  })

export const ofPost = (postId: string): SQL | undefined =>
  and(eq(publications.postId, postId), eq(publications.network, 'linkedin'))
