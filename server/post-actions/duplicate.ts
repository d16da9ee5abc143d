import { randomUUID } from 'node:crypto'
import { maxPosts, maxTitleCharacters, type Post } from '#shared/posts.ts'
import { addEntries } from '../activity/entries.ts'
import { authorsOfPost } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { media, posts } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { forAuthorOf } from '../http/named-author.ts'
import { announce } from '../live/announce.ts'
import { bytesOf, withCopies } from '../media/copies.ts'
import { requireSpace } from '../media/media.ts'
import type { WithMediaStore } from '../media/store.ts'
import { authorize } from '../permissions.ts'
import { getPost, isOwnPost } from '../posts/posts.ts'
import { scheduleOf } from '../posts/schedule.ts'
import { originOf } from '../posts/versions.ts'
import { requireRoom } from '../quotas.ts'

const ending = ' (copy)'

/** Copies a post's texts, brief and media into a new draft, without its history. */
export async function duplicatePost(ctx: Context & WithMediaStore, id: string): Promise<Post> {
  authorize(ctx, 'read', 'posts')
  authorize(ctx, 'write', 'posts')
  const [post] = await ctx.db.select().from(posts).where(isOwnPost(ctx, id))
  if (!post) throw notFound('Post')
  return withCopies(ctx, id, (copies) =>
    ctx.db.transaction(async (tx) => {
      const scope = within(ctx, tx)
      await requireRoom(scope, posts, maxPosts, 'posts')
      const now = ctx.now()
      const copy = {
        ...post,
        ...scheduleOf(ctx, { scheduledFor: null }),
        proposedFor: null,
        proposedBecause: null,
        id: randomUUID(),
        ...authorsOfPost(await forAuthorOf(scope, post)),
        title: post.title && `${post.title.slice(0, maxTitleCharacters - ending.length)}${ending}`,
        savedToLibrary: false,
        origin: originOf(ctx, { cause: 'created' }),
        earlier: { version: 0, claims: post.earlier?.claims ?? [] },
        version: 1,
        createdAt: now,
        updatedAt: now,
      }
      await tx.insert(posts).values(copy)
      await addEntries(scope, { kind: 'post copied', postId: copy.id })
      if (copies.length > 0) {
        await requireSpace(ctx, tx, bytesOf(copies))
        await tx.insert(media).values(copies.map((row) => ({ ...row, postId: copy.id, createdAt: now })))
      }
      await announce(tx, ctx.workspaceId)
      return getPost(scope, copy.id)
    }),
  )
}
