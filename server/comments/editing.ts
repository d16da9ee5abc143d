import type { Context } from '../context.ts'
import { posts } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { authorize, person } from '../permissions.ts'
import { isOwnPost } from '../posts/posts.ts'

/** Tells the open tabs of other people that this person types into the post. Writes no row. */
export async function sayEditing(ctx: Context, postId: string): Promise<void> {
  authorize(ctx, 'write', 'posts')
  const [post] = await ctx.db.select({ id: posts.id }).from(posts).where(isOwnPost(ctx, postId))
  if (!post) throw notFound('Post')
  await announce(ctx.db, ctx.workspaceId, { editing: { postId, userId: person(ctx).id } })
}
