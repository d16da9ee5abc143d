import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { PostSchedule } from '#shared/post-patch.ts'
import type { Post } from '#shared/posts.ts'
import { connectionEnds, connectionFailures } from '#shared/publishing.ts'
import { isDisabled } from '../accounts/disabled.ts'
import { addEntries } from '../activity/entries.ts'
import { type Context, type Deps, within } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { AppError, changedMeanwhile, notFound } from '../errors.ts'
import { afterMs } from '../leases.ts'
import { authorize } from '../permissions.ts'
import type { PostContext } from '../posts/analyses.ts'
import { record } from '../posts/history.ts'
import { selectPosts } from '../posts/post-json.ts'
import { isOwnPost } from '../posts/posts.ts'
import { isLeased, ofPost } from '../posts/publications.ts'
import { settleOpenPoints } from '../posts/schedule.ts'
import { graceMs } from '../posts/status.ts'
import { accessOf, accountOf } from './accounts.ts'
import { publishesDue } from './automatic.ts'
import { beginPublishing } from './begin.ts'

interface Wish {
  openPoints: NonNullable<PostSchedule['openPoints']>
  /** The version that the author has seen. */
  version?: number
}

export async function publishNow(ctx: PostContext, id: string, { openPoints, version }: Wish): Promise<Post> {
  authorize(ctx, 'publish', 'posts')
  const [post] = await ctx.db.select().from(posts).where(isOwnPost(ctx, id))
  if (!post) throw notFound('Post')
  if (version !== undefined && version !== post.version) throw changed()
  if (await isDisabled(ctx, post.authorId))
    throw new AppError('conflict', 'The account of this post’s author is disabled. Nothing was published.')
  const access = accessOf(ctx, await accountOf(ctx, post))
  if (typeof access === 'string')
    throw new AppError(
      'conflict',
      [connectionEnds[access], 'Connect it in Settings → Integrations, or post by hand.'],
      { problem: { code: 'not_connected' } },
    )
  const { hook, insight, value, cta } = post
  const claims = await settleOpenPoints(
    ctx,
    { ...post, content: { hook, insight, value, cta } },
    openPoints,
    'published',
  )
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const [locked] = await tx
      .select({ version: posts.version })
      .from(posts)
      .where(isOwnPost(ctx, id))
      .for('no key update')
    if (!locked) throw notFound('Post')
    if (locked.version !== post.version) throw changed(locked.version)
    const begun = await beginPublishing(scope, post, ctx.now())
    if (begun === 'unapproved') throw new AppError('conflict', notApproved, { problem: { code: 'not_approved' } })
    if (begun === 'nothing')
      throw new AppError('conflict', 'This post is live or being published already. Nothing was sent again.', {
        problem: { code: 'already_live' },
      })
    await tx.update(posts).set({ claims }).where(isOwnPost(ctx, id))
    await addEntries(scope, { kind: 'publishing begun', postId: id })
    return readPost(scope, id)
  })
}

const notApproved =
  /*i18n*/ 'This workspace publishes approved posts only, and this one is not approved as it is now, or not for this time. Nothing was published.'

const changed = (version?: number) =>
  changedMeanwhile('This post was changed somewhere else in the meantime. Nothing was published.', version)

async function readPost(ctx: Context, id: string): Promise<Post> {
  const [row] = await selectPosts(ctx).where(isOwnPost(ctx, id))
  if (!row) throw notFound('Post')
  return row.post
}

/** What a due post needs next: nothing, a reminder, or a notice why it waits. */
export type DueWay = 'begun' | 'by hand' | Missed
/**
 * Why a post was not published automatically: no server ran in time, it may be live since before a restore, or it was
 * not approved as it was.
 */
export type Missed = 'late' | 'restored' | 'unapproved'

interface DuePost {
  id: string
  workspaceId: string
  authorId: string | null
  dueAt: Date
  isRestored: boolean
}

/** Publishes a due post, if its author's account does so and its time has not long passed. */
export async function publishDue(deps: Deps, post: DuePost): Promise<DueWay> {
  const { id, workspaceId, dueAt } = post
  const { linkedin } = deps.config
  if (!linkedin || !(await publishesDue(deps, post))) return 'by hand'
  if (post.isRestored) return 'restored'
  return deps.db.transaction(async (tx) => {
    const isStillDue = and(eq(posts.id, id), eq(posts.scheduledFor, dueAt))
    const isLate = sql<boolean>`${posts.scheduledFor} < ${afterMs(-linkedin.maxLateMs - graceMs)}`
    const [locked] = await tx.select({ isLate }).from(posts).where(isStillDue).for('no key update')
    // Another time has enqueued another job.
    if (!locked) return 'begun'
    if (locked.isLate) return 'late'
    const [former] = await tx.select().from(publications).where(ofPost(id))
    // Only the author can tell whether that post is live.
    if (former?.error === 'unknown') return 'by hand'
    return (await beginPublishing(within(deps, tx), { id, workspaceId }, dueAt)) === 'unapproved'
      ? 'unapproved'
      : 'begun'
  })
}

export async function stopPublishing(ctx: Context, id: string): Promise<Post> {
  authorize(ctx, 'publish', 'posts')
  return ctx.db.transaction(async (tx) => {
    const scope = within(ctx, tx)
    const [locked] = await tx.select({ id: posts.id }).from(posts).where(isOwnPost(ctx, id)).for('no key update')
    if (!locked) throw notFound('Post')
    const [held] = await tx
      .select({ isLeased, request: publications.request })
      .from(publications)
      .where(and(ofPost(id), or(eq(publications.state, 'publishing'), isToBeTried)))
      .for('update')
    if (!held) throw new AppError('conflict', 'This post is not being published. Nothing was changed.')
    if (held.isLeased)
      throw new AppError('conflict', 'The post is being sent right now and can’t be stopped. Try again in a moment.')
    const error = held.request ? 'unknown' : 'stopped'
    const nothing = { request: null, sentAt: null, retryAt: null, leasedUntil: null } as const
    await tx
      .update(publications)
      .set({ state: 'failed', error, ...nothing, updatedAt: ctx.now() })
      .where(ofPost(id))
    await record(scope, id, 'failed', { code: error })
    return readPost(scope, id)
  })
}

const isToBeTried = and(
  eq(publications.state, 'failed'),
  or(isNotNull(publications.retryAt), inArray(publications.error, connectionFailures)),
)
