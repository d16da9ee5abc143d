import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CommentNews } from '#shared/comment-news.ts'
import { inWorkspace } from '../authorship.ts'
import type { Scope } from '../context.ts'
import { comments, posts, users } from '../database/schema.ts'

const day = 86_400_000
const maxItems = 30

export interface CommentItem {
  what: CommentNews
  commentId: string
  postId: string
  title: string
  by: string | null
  at: Date
}

const settlers = alias(users, 'settlers')

/** What is new for the person in comments: mentions, answers, comments on their posts, decisions on suggestions. */
export async function newsOfComments(
  { db, now, workspaceId }: Pick<Scope, 'db' | 'now'> & { workspaceId: string },
  me: string,
): Promise<CommentItem[]> {
  const since = new Date(now().getTime() - 30 * day)
  const toldLater = sql`(${comments.toldLater} ->> ${me}::text)::timestamptz`
  const toldAt = sql`coalesce(${toldLater}, ${comments.createdAt})`.mapWith(comments.createdAt)
  const isTold = and(sql`${me} = any(${comments.told})`, gt(toldAt, since))
  const isDecided = and(
    eq(comments.authorId, me),
    ne(comments.settledById, me),
    inArray(comments.outcome, ['accepted', 'rejected']),
    gt(comments.settledAt, since),
  )
  const rows = await db
    .select({ comment: comments, toldAt, title: posts.title, author: users.fullName, settler: settlers.fullName })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(settlers, eq(settlers.id, comments.settledById))
    .where(and(inWorkspace({ workspaceId }, comments), isNull(comments.deletedAt), or(isTold, isDecided)))
    .orderBy(desc(toldAt))
    .limit(maxItems)
  return rows.map(({ comment, toldAt, title, author, settler }) => {
    const { id: commentId, postId, authorId } = comment
    const isDecision = authorId === me
    return {
      what: isDecision ? (comment.outcome as 'accepted' | 'rejected') : whatFor(me, comment),
      commentId,
      postId,
      title,
      by: isDecision ? settler : (comment.reviewer ?? author),
      at: isDecision ? comment.settledAt! : toldAt,
    }
  })
}

/** The id of the notification of a comment, or of a decision on it. */
export const notificationOf = (commentId: string, at: Date): string => `comment-${commentId}-${at.getTime()}`

/** What a comment is for somebody who is told. */
export function whatFor(
  userId: string,
  { mentions, threadId, replacement }: Pick<typeof comments.$inferSelect, 'mentions' | 'threadId' | 'replacement'>,
): CommentNews {
  if (mentions.includes(userId)) return 'mention'
  if (threadId) return 'reply'
  return replacement === null ? 'comment' : 'suggestion'
}
