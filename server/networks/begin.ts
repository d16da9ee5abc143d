import { eq, sql } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { posts, publications, workspaces } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isHeldBack } from '../posts/outgoing.ts'
import { networkOf } from './networks.ts'

/**
 * Starts to publish a post, in a transaction that holds its row. `nothing` when it is already live or being published;
 * `unapproved` when the workspace requires an approval and the post is not approved as it is, for this time.
 */
export async function beginPublishing(
  scope: Scope,
  post: { id: string; workspaceId: string },
  at: Date,
): Promise<'begun' | 'nothing' | 'unapproved'> {
  const network = networkOf(scope)
  if (!network) return 'nothing'
  const [found] = await scope.db
    .select({ isHeldBack: isHeldBack(sql`${at.toISOString()}::timestamptz`) })
    .from(posts)
    .innerJoin(workspaces, eq(workspaces.id, posts.workspaceId))
    .where(eq(posts.id, post.id))
  if (found?.isHeldBack) return 'unapproved'
  const fresh = {
    state: 'publishing' as const,
    via: 'linkedin' as const,
    attempts: 0,
    updatedAt: scope.now(),
    request: null,
    firstComment: null,
    sentAt: null,
    retryAt: null,
    comment: null,
    leasedUntil: null,
    publishedAt: null,
    url: null,
    error: null,
  }
  const begun = await scope.db
    .insert(publications)
    .values({ postId: post.id, network: network.id, ...fresh })
    .onConflictDoUpdate({
      target: [publications.postId, publications.network],
      set: fresh,
      setWhere: eq(publications.state, 'failed'),
    })
    .returning()
  if (begun.length === 0) return 'nothing'
  const { id: postId, workspaceId } = post
  await enqueue(scope.db, 'publish-post', { postId }, { key: postId, workspaceId })
  return 'begun'
}
