import { connectionFailures } from '#shared/publishing.ts'
import type { Context, Scope } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { isOwnPost } from '../posts/posts.ts'
import { graceMs, itsPublication } from '../posts/status.ts'
import { accountOf } from './accounts.ts'

/** Whether the author's account publishes due posts. One whose token has ended does so once it is connected again. */
export async function publishesDue(
  scope: Scope,
  author: { workspaceId: string; authorId: string | null },
): Promise<boolean> {
  return (await accountOf(scope, author))?.publishes ?? false
}

/** When a post goes out by itself: at a time, or as soon as its author's account is connected again or the network answers. */
export type GoesOut = Date | 'later'

/**
 * When this post goes out if no person does anything, or would go out if it had the time `at`. Null if it needs a person
 * to post it. Whatever lets a model change or schedule posts asks this.
 */
export async function goesOut(ctx: Context, id: string, at?: Date): Promise<GoesOut | null> {
  const [found] = await ctx.db
    .select({
      authorId: posts.authorId,
      scheduledFor: posts.scheduledFor,
      state: publications.state,
      error: publications.error,
      retryAt: publications.retryAt,
    })
    .from(posts)
    .leftJoin(publications, itsPublication)
    .where(isOwnPost(ctx, id))
  if (!found) throw notFound('Post')
  const { authorId, state, error, retryAt } = found
  if (state === 'published' && !at) return null
  const isToBeTried = state === 'publishing' || retryAt !== null || connectionFailures.some((one) => one === error)
  // A new time forgets what failed before.
  if (isToBeTried && !at) return 'later'
  const time = at ?? found.scheduledFor
  const lateMs = (ctx.config.linkedin?.maxLateMs ?? 0) + graceMs
  const isOver = time !== null && time.getTime() < ctx.now().getTime() - lateMs
  if (!time || isOver) return null
  return (await publishesDue(ctx, { workspaceId: ctx.workspaceId, authorId })) ? time : null
}
