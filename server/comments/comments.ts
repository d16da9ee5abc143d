import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { anchorAt } from '#shared/anchor.ts'
import { findQuotation } from '#shared/anchors.ts'
import { maxComments } from '#shared/comment-news.ts'
import type { CommentPatch, CommentThread, newComment } from '#shared/comments.ts'
import type { Post } from '#shared/posts.ts'
import { msg, plural } from '#shared/say.ts'
import { addEntries } from '../activity/entries.ts'
import { actingUser, inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { comments } from '../database/schema.ts'
import { AppError, changedMeanwhile, notFound } from '../errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import { announce } from '../live/announce.ts'
import { authorize, programOf } from '../permissions.ts'
import { lockPost } from '../posts/posts.ts'
import { peopleTold } from '../posts/told.ts'
import { notificationOf } from './news.ts'
import { getThread, peopleOf } from './threads.ts'

type Given = z.output<typeof newComment>
export type CommentRow = typeof comments.$inferSelect

/** Who writes a comment: a member, perhaps through a program, or the reviewer of a link. */
export interface CommentBy {
  authorId: string | null
  program?: string | undefined
  link?: { id: string; reviewer: string }
}

/** Stores a comment, or a reply to one, and tells those concerned. Returns its thread. */
export async function addComment(ctx: Context, postId: string, given: Given): Promise<CommentThread> {
  authorize(ctx, 'comment', 'posts')
  return storeComment(ctx, postId, given, { authorId: actingUser(ctx).id, program: programOf(ctx.actor) })
}

/** Callers check permissions. With the id of a comment that is there already, its words are changed. */
export async function storeComment(
  ctx: Context,
  postId: string,
  given: Given & { id?: string },
  { authorId, program, link }: CommentBy,
): Promise<CommentThread> {
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const post = await lockPost(scope, postId)
    const thread = given.thread === undefined ? null : await threadOn(scope, postId, given.thread, link?.id)
    const id = given.id ?? randomUUID()
    if (given.id && (await isStored(scope, postId, id, link?.id))) {
      await rewrite(scope, id, given)
      return getThread(scope, thread?.id ?? id)
    }
    await requireRoomOn(scope, postId)
    const people = (await peopleOf(scope)).map(({ id }) => id)
    if (given.mentions.some((id) => !people.includes(id)))
      throw new AppError('invalid', 'Only members of this workspace can be mentioned.')
    const told = [...new Set([...given.mentions, ...(await concernedBy(scope, postId, thread))])].filter(
      (one) => one !== authorId && people.includes(one),
    )
    await tx.insert(comments).values({
      id,
      workspaceId: ctx.workspaceId,
      postId,
      threadId: thread?.id,
      authorId,
      program,
      linkId: link?.id,
      reviewer: link?.reviewer,
      text: given.text,
      mentions: given.mentions,
      told,
      anchor: given.words && anchorOf(post, given.words),
      replacement: given.replacement,
      createdAt: ctx.now(),
    })
    await tell(scope, id, told)
    await addEntries(scope, {
      kind: given.replacement === undefined ? 'commented' : 'suggested',
      postId,
    })
    await announce(tx, ctx.workspaceId, { commented: postId })
    return getThread(scope, thread?.id ?? id)
  })
}

/** Throws if the id belongs to another comment than one of this link on this post. */
async function isStored({ db }: Context, postId: string, id: string, linkId: string | undefined): Promise<boolean> {
  const [found] = await db
    .select({ postId: comments.postId, linkId: comments.linkId })
    .from(comments)
    .where(eq(comments.id, id))
  if (found && (found.postId !== postId || found.linkId !== linkId))
    throw new AppError('conflict', 'This id is taken. Choose another one.')
  return found !== undefined
}

/** Somebody who sent a comment and got no answer may have gone on writing. */
async function rewrite({ db, now }: Context, id: string, { text, replacement: words }: Given): Promise<void> {
  const replacement = words ?? null
  const isOther = or(ne(comments.text, text), sql`${comments.replacement} is distinct from ${replacement}`)
  await db
    .update(comments)
    .set({ text, replacement, editedAt: now() })
    .where(and(eq(comments.id, id), isNull(comments.outcome), isNull(comments.deletedAt), isOther))
}

async function tell({ db, workspaceId }: Context, commentId: string, people: readonly string[]): Promise<void> {
  for (const userId of people) await enqueue(db, 'tell-of-comment', { commentId, userId }, { workspaceId })
}

function anchorOf({ content, version }: Post, words: NonNullable<Given['words']>): CommentRow['anchor'] {
  const found = findQuotation(words, content, { least: 0, among: [words.section] })
  if (!found) throw changedMeanwhile('These words are not in the post, or more than once. Nothing was added.', version)
  return { ...anchorAt(content, found.section, found.place), version }
}

async function requireRoomOn({ db }: Context, postId: string): Promise<void> {
  const [found] = await db.select({ kept: count() }).from(comments).where(eq(comments.postId, postId))
  if (found!.kept >= maxComments)
    throw new AppError(
      'invalid',
      msg`A post can have at most ${plural({ max: maxComments }, { other: '# comments' })}. Delete one to add another.`,
    )
}

/** Who is told about the post, or everybody in the thread, and the first too if somebody began it by a link. */
async function concernedBy({ db }: Context, postId: string, thread: CommentRow | null): Promise<string[]> {
  if (!thread) return peopleTold({ db }, postId)
  const inThread = await db
    .select({ id: comments.authorId })
    .from(comments)
    .where(or(eq(comments.id, thread.id), eq(comments.threadId, thread.id)))
  return [...inThread.flatMap(({ id }) => id ?? []), ...(thread.linkId ? await peopleTold({ db }, postId) : [])]
}

/** By a link, only the threads that were begun by it. */
async function threadOn(ctx: Context, postId: string, id: string, linkId?: string): Promise<CommentRow> {
  const isThread = and(eq(comments.id, id), eq(comments.postId, postId), isNull(comments.threadId))
  const isSeen = linkId === undefined ? undefined : eq(comments.linkId, linkId)
  const [found] = await ctx.db
    .select()
    .from(comments)
    .where(and(isThread, isSeen, inWorkspace(ctx, comments)))
  if (!found) throw notFound('Comment')
  return found
}

/** Runs `change` while nobody else changes the comments or the text of its post. */
export async function changingComment<T>(
  ctx: Context,
  id: string,
  change: (scope: Context, comment: CommentRow, post: Post) => Promise<T>,
): Promise<T> {
  const isIt = and(eq(comments.id, id), inWorkspace(ctx, comments), isNull(comments.deletedAt))
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const [found] = await tx.select({ postId: comments.postId }).from(comments).where(isIt)
    if (!found) throw notFound('Comment')
    const post = await lockPost(scope, found.postId)
    const [comment] = await tx.select().from(comments).where(isIt)
    if (!comment) throw notFound('Comment')
    const changed = await change(scope, comment, post)
    await announce(tx, ctx.workspaceId, { commented: post.id })
    return changed
  })
}

export async function changeComment(
  ctx: Context,
  id: string,
  { isResolved, ...words }: CommentPatch,
): Promise<CommentThread> {
  authorize(ctx, 'comment', 'posts')
  return changingComment(ctx, id, async (scope, comment) => {
    if (Object.keys(words).length > 0) {
      if (comment.authorId !== actingUser(ctx).id) throw notOwn()
      if (
        words.mentions &&
        !isSubset(
          words.mentions,
          (await peopleOf(scope)).map(({ id }) => id),
        )
      )
        throw new AppError('invalid', 'Only members of this workspace can be mentioned.')
      const editedAt = ctx.now()
      const added = (words.mentions ?? []).filter((one) => one !== comment.authorId && !comment.mentions.includes(one))
      const toldLater = {
        ...comment.toldLater,
        ...Object.fromEntries(added.map((one) => [one, editedAt.toISOString()])),
      }
      const told = [...new Set([...comment.told, ...added])]
      await scope.db
        .update(comments)
        .set({ ...words, told, toldLater, editedAt })
        .where(eq(comments.id, id))
      await tell(scope, id, added)
      await addEntries(scope, { kind: 'comment changed', postId: comment.postId })
    }
    if (isResolved !== undefined) await resolve(scope, comment, isResolved)
    return getThread(scope, comment.threadId ?? id)
  })
}

const isSubset = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one))

const notOwn = () => new AppError('forbidden', 'Only its author can change this comment.')

async function resolve(ctx: Context, comment: CommentRow, isResolved: boolean): Promise<void> {
  if (comment.threadId) throw new AppError('invalid', 'Only a whole thread can be resolved, not one reply.')
  if (comment.outcome === 'accepted') throw alreadyAccepted()
  if (isResolved && comment.replacement !== null)
    throw new AppError('invalid', 'Accept or reject a suggestion. It cannot be resolved.')
  await settle(ctx, comment, isResolved ? 'resolved' : null)
}

export const alreadyAccepted = () => new AppError('conflict', 'This suggestion is accepted already.')

const settledAs = {
  accepted: 'suggestion accepted',
  rejected: 'suggestion rejected',
  resolved: 'thread resolved',
} as const

export async function settle(
  ctx: Context,
  { id, postId, authorId }: CommentRow,
  outcome: CommentRow['outcome'],
): Promise<void> {
  await addEntries(ctx, { kind: outcome ? settledAs[outcome] : 'thread reopened', postId })
  const settled = outcome
    ? { settledAt: ctx.now(), settledById: actingUser(ctx).id }
    : { settledAt: null, settledById: null }
  await ctx.db
    .update(comments)
    .set({ outcome, ...settled })
    .where(eq(comments.id, id))
  if (settled.settledAt && authorId && authorId !== settled.settledById && outcome !== 'resolved')
    await enqueue(
      ctx.db,
      'tell-news',
      { workspaceId: ctx.workspaceId, userId: authorId, notificationId: notificationOf(id, settled.settledAt) },
      { workspaceId: ctx.workspaceId },
    )
}

/** Deletes a comment of one's own. A thread with replies stays, without the words of its first comment. */
export async function deleteComment(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'comment', 'posts')
  await removeComment(ctx, id, ({ authorId }) => authorId === actingUser(ctx).id)
}

/** Callers check permissions. */
export async function removeComment(ctx: Context, id: string, isOwn: (comment: CommentRow) => boolean): Promise<void> {
  await changingComment(ctx, id, async ({ db }, comment) => {
    if (!isOwn(comment)) throw notOwn()
    const threadId = comment.threadId ?? id
    await addEntries({ ...ctx, db }, { kind: 'comment deleted', postId: comment.postId })
    const replies = await db
      .select({ id: comments.id })
      .from(comments)
      .where(eq(comments.threadId, threadId))
      .orderBy(asc(comments.createdAt))
    const isLast = replies.every((reply) => reply.id === id)
    const [first] = await db.select({ deletedAt: comments.deletedAt }).from(comments).where(eq(comments.id, threadId))
    if (comment.threadId === null && !isLast)
      await db
        .update(comments)
        .set({ text: '', mentions: [], told: [], replacement: null, deletedAt: ctx.now() })
        .where(eq(comments.id, id))
    else await db.delete(comments).where(eq(comments.id, isLast && first?.deletedAt ? threadId : id))
  })
}
