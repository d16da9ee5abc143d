import { eq } from 'drizzle-orm'
import type { Scope } from '../context.ts'
import { publications } from '../database/schema.ts'
import { enqueue } from '../jobs/jobs.ts'
import { networkOf } from './networks.ts'

/** Starts to publish a post, in a transaction that holds its row. False when it is already live or being published. */
export async function beginPublishing(scope: Scope, post: { id: string; workspaceId: string }): Promise<boolean> {
  const network = networkOf(scope)
  if (!network) return false
  const fresh = {
    state: 'publishing' as const,
    via: 'linkedin' as const,
    attempts: 0,
    updatedAt: scope.now(),
    request: null,
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
  if (begun.length === 0) return false
  const { id: postId, workspaceId } = post
  await enqueue(scope.db, 'publish-post', { postId }, { key: postId, workspaceId })
  return true
}
