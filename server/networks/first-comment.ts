import { and, eq, sql } from 'drizzle-orm'
import { isDisabled } from '../accounts/disabled.ts'
import type { Deps } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { ofPost } from '../posts/publications.ts'
import { accessOf, accountOf } from './accounts.ts'
import type { CommentOutcome, Network } from './network.ts'

/**
 * Adds the first comment to a post that was published here, as it was when its request was made. It is sent at most
 * once, because no network recognises a repeated comment. After a crash the outcome is unknown, and the author is told
 * to look.
 */
export async function commentFirst(deps: Deps, network: Network, postId: string): Promise<void> {
  const { db } = deps
  const ofThis = and(ofPost(postId), eq(publications.state, 'published'), eq(publications.via, network.id))
  const settle = (comment: CommentOutcome) =>
    db
      .update(publications)
      .set({ comment })
      .where(and(ofThis, eq(publications.comment, 'sending')))
  const [died] = await settle('unconfirmed').returning()
  if (died) return
  const [post] = await db
    .select({
      workspaceId: posts.workspaceId,
      authorId: posts.authorId,
      firstComment: sql<string>`coalesce(${publications.firstComment}, ${posts.firstComment})`,
    })
    .from(posts)
    .innerJoin(publications, eq(publications.postId, posts.id))
    .where(and(eq(posts.id, postId), ofThis))
  if (!post?.firstComment.trim()) return
  const [live] = await db
    .update(publications)
    .set({ comment: 'sending' })
    .where(and(ofThis, sql`${publications.comment} is null`))
    .returning()
  if (!live?.url) return
  const access = (await isDisabled(deps, post.authorId)) ? 'disabled' : accessOf(deps, await accountOf(deps, post))
  await settle(
    typeof access === 'string' ? 'refused' : await network.comment(access, live.url, post.firstComment.trim()),
  )
}
