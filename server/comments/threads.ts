import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Comment, CommentThread, PersonNamed, PostComments } from '#shared/comments.ts'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { comments, members, posts, users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { authorize, can } from '../permissions.ts'
import { isOwnPost } from '../posts/posts.ts'

export async function listComments(ctx: Context, postId: string): Promise<PostComments> {
  authorize(ctx, 'read', 'posts')
  const [post] = await ctx.db.select({ version: posts.version }).from(posts).where(isOwnPost(ctx, postId))
  if (!post) throw notFound('Post')
  return {
    version: post.version,
    threads: threadsIn(ctx, await rowsOf(ctx, eq(comments.postId, postId))),
    people: await peopleOf(ctx),
    mayDecide: can(ctx.actor, 'write', 'posts'),
  }
}

/** By the id of its first comment. */
export async function getThread(ctx: Context, id: string): Promise<CommentThread> {
  const [thread] = threadsIn(ctx, await rowsOf(ctx, or(eq(comments.id, id), eq(comments.threadId, id))))
  if (!thread) throw notFound('Comment')
  return thread
}

/** The threads of several posts, for the export. */
export async function threadsByPost(ctx: Context, postIds: readonly string[]): Promise<Map<string, CommentThread[]>> {
  const rows = await rowsOf(ctx, inArray(comments.postId, [...postIds]))
  const ofPosts = Map.groupBy(rows, ({ comment }) => comment.postId)
  return new Map([...ofPosts].map(([postId, ofPost]) => [postId, threadsIn(ctx, ofPost)]))
}

/** The people of the workspace, by name. */
export async function peopleOf({ db, workspaceId }: Context): Promise<PersonNamed[]> {
  return db
    .select({ id: users.id, name: users.fullName })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), ne(members.role, 'author')))
    .orderBy(asc(users.fullName), asc(users.id))
}

const settlers = alias(users, 'settlers')

export interface Row {
  comment: typeof comments.$inferSelect
  author: string | null
  settler: string | null
}

export const rowsOf = (ctx: Context, condition: SQL | undefined): Promise<Row[]> =>
  ctx.db
    .select({ comment: comments, author: users.fullName, settler: settlers.fullName })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(settlers, eq(settlers.id, comments.settledById))
    .where(and(inWorkspace(ctx, comments), condition))
    .orderBy(asc(comments.createdAt), asc(comments.id))

function threadsIn(ctx: Context, rows: readonly Row[]): CommentThread[] {
  const replies = Map.groupBy(rows, ({ comment }) => comment.threadId)
  return (replies.get(null) ?? []).map((first) => {
    const { id, anchor, replacement, outcome, settledAt, settledById } = first.comment
    return {
      id,
      words: anchor && pick(anchor),
      replacement,
      outcome,
      settled: settledAt && { at: settledAt.toISOString(), by: named(settledById, first.settler) },
      comments: [first, ...(replies.get(id) ?? [])].map((row) => commentOf(ctx, row)),
    }
  })
}

const pick = ({ section, quote, version, place }: NonNullable<Row['comment']['anchor']>) => ({
  section,
  quote,
  version,
  place,
})

const named = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null)

const commentOf = ({ actor }: Context, { comment, author }: Row): Comment => ({
  id: comment.id,
  text: comment.text,
  mentions: comment.mentions,
  by: named(comment.authorId, author),
  reviewer: comment.reviewer,
  program: comment.program,
  createdAt: comment.createdAt.toISOString(),
  editedAt: comment.editedAt?.toISOString() ?? null,
  isDeleted: comment.deletedAt !== null,
  isMine: actor.kind !== 'worker' && comment.authorId === actor.user.id,
})
