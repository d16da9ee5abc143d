import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { isForTime } from '#shared/approved-time.ts'
import type { MediaItem } from '#shared/media.ts'
import type { Outgoing } from '#shared/outgoing.ts'
import { maxReviewedPosts, type Review, type ReviewedPost, type ReviewedThread } from '#shared/review.ts'
import { type Row, rowsOf } from '../comments/threads.ts'
import type { Scope } from '../context.ts'
import { approvals, comments, media, posts, publications, reviewLinks, users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { outgoing, outgoingHash } from '../posts/outgoing.ts'
import { mediaJson } from '../posts/post-json.ts'
import { itsPublication } from '../posts/status.ts'
import { photoAddress, withAddress } from './files.ts'
import { spanOf } from './links.ts'
import { isShown, type OpenLink, openLink } from './open-link.ts'

const minute = 60_000

/** Everything that a link shows. */
export async function readReview(scope: Scope, token: string): Promise<Review> {
  const opened = await openLink(scope, token)
  await noteOpened(opened)
  const { link, madeBy, mayDecide } = opened
  return {
    reviewer: link.reviewer,
    madeBy,
    expiresAt: link.expiresAt.toISOString(),
    mayDecide,
    span: spanOf(link),
    posts: await postsIn(opened),
  }
}

async function noteOpened({ ctx: { db, now }, link }: OpenLink): Promise<void> {
  const isOld = or(isNull(reviewLinks.openedAt), lt(reviewLinks.openedAt, new Date(now().getTime() - minute)))
  await db
    .update(reviewLinks)
    .set({ openedAt: now() })
    .where(and(eq(reviewLinks.id, link.id), isOld))
}

export async function postIn(opened: OpenLink, id: string): Promise<ReviewedPost> {
  const [post] = await postsIn(opened, eq(posts.id, id))
  if (!post) throw notFound('Post')
  return post
}

async function postsIn(opened: OpenLink, condition?: SQL): Promise<ReviewedPost[]> {
  const { ctx, link, workspace } = opened
  const rows = await ctx.db
    .select({
      id: posts.id,
      now: outgoing.mapWith((value: Outgoing) => value),
      hash: outgoingHash,
      scheduledFor: posts.scheduledFor,
      timeZone: posts.timeZone,
      state: publications.state,
      url: publications.url,
      name: users.fullName,
      profession: users.profession,
      company: users.companyName,
      photoId: users.photoId,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .leftJoin(users, eq(users.id, posts.authorId))
    .where(and(isShown(link), condition))
    .orderBy(sql`${posts.scheduledFor} nulls last`, asc(posts.createdAt), posts.id)
    .limit(maxReviewedPosts)
  const ids = rows.map(({ id }) => id)
  const files = Map.groupBy(await mediaOf(opened, ids), ({ postId }) => postId)
  const decided = Map.groupBy(await decisionsOf(opened, ids), ({ postId }) => postId)
  const threads = Map.groupBy(await threadsOf(opened, ids), ({ postId }) => postId)
  return rows.map(({ id, now, hash, scheduledFor, timeZone, state, url, ...author }) => {
    const [last] = decided.get(id) ?? []
    return {
      id,
      now,
      hash,
      media: (files.get(id) ?? []).map(({ item }) => withAddress(opened, item)),
      author: {
        name: author.name ?? workspace,
        profession: author.profession,
        company: author.company,
        photo: photoAddress(opened, author.photoId),
      },
      scheduledFor: scheduledFor?.toISOString() ?? null,
      timeZone,
      state: state === 'published' ? 'live' : state === 'publishing' ? 'publishing' : 'open',
      url: state === 'published' && url && /^https?:/.test(url) ? url : null,
      decision: last
        ? {
            decision: last.decision,
            note: last.note,
            at: last.decidedAt.toISOString(),
            timeFrom: last.timeFrom?.toISOString() ?? null,
            timeUntil: last.timeUntil?.toISOString() ?? null,
            isCurrent: last.hash === hash,
            isForItsTime: isForTime(last, scheduledFor),
          }
        : null,
      approved: decided.get(id)?.find(({ decision }) => decision === 'approved')?.outgoing ?? null,
      threads: (threads.get(id) ?? []).map(({ thread }) => thread),
    }
  })
}

async function mediaOf({ ctx }: OpenLink, ids: string[]): Promise<{ postId: string | null; item: MediaItem }[]> {
  return ctx.db
    .select({ postId: media.postId, item: sql<MediaItem>`${mediaJson}` })
    .from(media)
    .where(and(inArray(media.postId, ids), eq(media.isAside, false)))
    .orderBy(media.position, media.id)
}

/** The reviewer's own, newest first. */
const decisionsOf = ({ ctx, link }: OpenLink, ids: string[]) =>
  ctx.db
    .select()
    .from(approvals)
    .where(and(inArray(approvals.postId, ids), eq(approvals.linkId, link.id)))
    .orderBy(desc(approvals.number))

/** What the reviewer began and what was answered there; never what members say among themselves. */
async function threadsOf({ ctx, link }: OpenLink, ids: string[]) {
  const isMine = eq(comments.linkId, link.id)
  const begun = ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(and(isMine, isNull(comments.threadId)))
  const rows = await rowsOf(
    ctx,
    and(inArray(comments.postId, ids), or(inArray(comments.id, begun), inArray(comments.threadId, begun))),
  )
  const replies = Map.groupBy(rows, ({ comment }) => comment.threadId)
  return (replies.get(null) ?? []).map(({ comment, ...row }) => ({
    postId: comment.postId,
    thread: threadIn(link.id, { comment, ...row }, replies.get(comment.id) ?? []),
  }))
}

const threadIn = (linkId: string, first: Row, replies: readonly Row[]): ReviewedThread => {
  const { id, anchor, replacement, outcome } = first.comment
  return {
    id,
    words: anchor && { section: anchor.section, quote: anchor.quote, place: anchor.place },
    replacement,
    outcome,
    comments: [first, ...replies].map(({ comment, author }) => ({
      id: comment.id,
      by: comment.reviewer ?? author,
      isMine: comment.linkId === linkId,
      text: comment.text,
      at: comment.createdAt.toISOString(),
      isDeleted: comment.deletedAt !== null,
    })),
  }
}
