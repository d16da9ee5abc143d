import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CommentNews } from '#shared/comment-news.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { comments, posts, users } from '../database/schema.ts'
import { person } from '../permissions.ts'

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
export async function newsOfComments(ctx: Context): Promise<CommentItem[]> {
  const me = person(ctx).id
  const since = new Date(ctx.now().getTime() - 30 * day)
  const isTold = and(sql`${me} = any(${comments.told})`, gt(comments.createdAt, since))
  const isDecided = and(
    eq(comments.authorId, me),
    ne(comments.settledById, me),
    inArray(comments.outcome, ['accepted', 'rejected']),
    gt(comments.settledAt, since),
  )
  const rows = await ctx.db
    .select({ comment: comments, title: posts.title, author: users.fullName, settler: settlers.fullName })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(settlers, eq(settlers.id, comments.settledById))
    .where(and(inWorkspace(ctx, comments), isNull(comments.deletedAt), or(isTold, isDecided)))
    .orderBy(desc(comments.createdAt))
    .limit(maxItems)
  return rows.map(({ comment, title, author, settler }) => {
    const { id: commentId, postId, authorId } = comment
    const isDecision = authorId === me
    return {
      what: isDecision ? (comment.outcome as 'accepted' | 'rejected') : whatFor(me, comment),
      commentId,
      postId,
      title,
      by: isDecision ? settler : (comment.reviewer ?? author),
      at: isDecision ? comment.settledAt! : comment.createdAt,
    }
  })
}

/** What a comment is for somebody who is told. */
export function whatFor(
  userId: string,
  { mentions, threadId, replacement }: Pick<typeof comments.$inferSelect, 'mentions' | 'threadId' | 'replacement'>,
): CommentNews {
  if (mentions.includes(userId)) return 'mention'
  if (threadId) return 'reply'
  return replacement === null ? 'comment' : 'suggestion'
}
