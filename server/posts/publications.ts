import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PostPatch } from '#shared/posts.ts'
import type { Transaction } from '../database/connect.ts'
import { publications } from '../database/schema.ts'
import { AppError } from '../errors.ts'

/**
 * What a change of a post says about its publication, in the transaction of the change. Only the author's word or the
 * network's answer makes a post live; saving it to the library does not. A draft is not live: what becomes one again can
 * be posted, and is reminded of, once more. A new time lets a failed publication be tried again.
 */
export async function keepPublication(
  tx: Transaction,
  postId: string,
  change: Pick<PostPatch, 'content' | 'scheduledFor' | 'publication' | 'isPublished'>,
  now: Date,
): Promise<void> {
  const { publication, isPublished, scheduledFor, content } = change
  const isTakenBack = publication === null || (isPublished === false && !publication)
  if (content || scheduledFor !== undefined || publication || isTakenBack) await refuseWhilePublishing(tx, postId)
  if (publication) {
    const live = { state: 'published', via: 'manual', url: publication.url ?? null, publishedAt: now } as const
    const row = { ...live, leasedUntil: null, error: null, updatedAt: now }
    await tx
      .insert(publications)
      .values({ postId, network: 'linkedin', ...row })
      .onConflictDoUpdate({ target: [publications.postId, publications.network], set: row })
  } else if (isTakenBack) await tx.delete(publications).where(of(postId))
  else if (scheduledFor) await tx.delete(publications).where(and(of(postId), eq(publications.state, 'failed')))
}

/** What is published is the text and the time that were read when publishing began. */
export async function refuseWhilePublishing(tx: Transaction, postId: string): Promise<void> {
  const isHeld = and(
    of(postId),
    eq(publications.state, 'publishing'),
    sql`${publications.leasedUntil} > clock_timestamp()`,
  )
  const [held] = await tx.select({ postId: publications.postId }).from(publications).where(isHeld)
  if (held) throw new AppError('conflict', 'This post is being published right now. Nothing was changed.')
}

const of = (postId: string): SQL | undefined =>
  and(eq(publications.postId, postId), eq(publications.network, 'linkedin'))
