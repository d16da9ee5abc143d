import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { additions, type PostPatch } from '#shared/posts.ts'
import { type Context, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { authorize } from '../permissions.ts'
import { record } from '../scheduling/history.ts'

/**
 * What a change of a post says about its publication, in the transaction of the change. Only the author's word or the
 * network's answer makes a post live; saving it to the library does not. A draft is not live: what becomes one again can
 * be posted, and is reminded of, once more. Another time, or none, forgets a publication that failed.
 */
export async function keepPublication(ctx: Context, tx: Transaction, postId: string, change: PostPatch): Promise<void> {
  const { publication, isPublished, scheduledFor, content } = change
  const now = ctx.now()
  const isTakenBack = publication === null || (isPublished === false && !publication)
  const isOfText = content || additions.some((addition) => addition in change)
  if (isOfText || scheduledFor !== undefined || publication || isTakenBack) await refuseWhilePublishing(tx, postId)
  if (publication) {
    const live = { state: 'published', via: 'manual', url: publication.url ?? null, publishedAt: now } as const
    const nothing = { leasedUntil: null, error: null, request: null, retryAt: null, comment: null } as const
    const row = { ...live, ...nothing, updatedAt: now }
    const isLive = and(ofPost(postId), eq(publications.state, 'published'))
    const former = await tx.select({ state: publications.state }).from(publications).where(isLive)
    if (former.length === 0) await record(within(ctx, tx), postId, 'published', { via: 'manual' })
    await tx
      .insert(publications)
      .values({ postId, network: 'linkedin', ...row })
      .onConflictDoUpdate({ target: [publications.postId, publications.network], set: row })
  } else if (isTakenBack) {
    const taken = await tx.delete(publications).where(ofPost(postId)).returning({ state: publications.state })
    if (taken.some(({ state }) => state === 'published')) {
      authorize(ctx, 'publish', 'posts')
      await record(within(ctx, tx), postId, 'taken back')
    }
  } else if (scheduledFor !== undefined) {
    await tx.delete(publications).where(and(ofPost(postId), ne(publications.state, 'published')))
  }
}

/** Whether somebody is publishing, as far as the lease tells. */
export const isLeased = sql`coalesce(${publications.leasedUntil} > clock_timestamp(), false)`

/**
 * What is published is the text and the time that were read when publishing began. It goes on until the network has
 * said what became of it, or the author stops it: there is a job that sees to that, whichever server dies over it.
 */
export async function refuseWhilePublishing(tx: Transaction, postId: string): Promise<void> {
  const isHeld = and(ofPost(postId), eq(publications.state, 'publishing'))
  const [held] = await tx.select({ postId: publications.postId }).from(publications).where(isHeld)
  if (held) throw beingPublished()
}

export const beingPublished = () =>
  new AppError('conflict', 'This post is being published right now. Nothing was changed.')

/** The publication of a post. */
export const ofPost = (postId: string): SQL | undefined =>
  and(eq(publications.postId, postId), eq(publications.network, 'linkedin'))
