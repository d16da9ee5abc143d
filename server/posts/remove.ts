import { and, eq, inArray } from 'drizzle-orm'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { type Context, within } from '../context.ts'
import { posts, publications } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { cancel } from '../jobs/jobs.ts'
import { authorize } from '../permissions.ts'
import { moveToTrash } from '../trash/move.ts'
import { beingPublished } from './publications.ts'
import { trashablePosts } from './trash.ts'

export async function deletePost(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'delete', 'posts')
  const { deleted, publishing } = await removePosts(ctx, [id])
  if (publishing.length > 0) throw beingPublished()
  if (deleted.length === 0) throw notFound('Post')
}

/** Moves posts to the trash in one transaction, except those being published. */
export async function removePosts(ctx: Context, ids: readonly string[]) {
  const isChosen = and(inArray(posts.id, [...ids]), inWorkspace(ctx, posts))
  return ctx.db.transaction(async (tx) => {
    // The order in which publishers lock posts.
    await tx
      .select({ postId: publications.postId })
      .from(publications)
      .innerJoin(posts, eq(posts.id, publications.postId))
      .where(isChosen)
      .orderBy(publications.postId)
      .for('update', { of: publications })
    const found = await tx.select({ id: posts.id }).from(posts).where(isChosen).orderBy(posts.id).for('update')
    const locked = found.map(({ id }) => id)
    const held = await tx
      .select({ id: publications.postId })
      .from(publications)
      .where(and(inArray(publications.postId, locked), eq(publications.state, 'publishing')))
    const publishing = held.map(({ id }) => id)
    const free = locked.filter((id) => !publishing.includes(id))
    for (const id of free) await cancel(tx, 'post-due', id)
    const scope = within(ctx, tx)
    const deleted = await moveToTrash(scope, trashablePosts, and(isChosen, inArray(posts.id, free)))
    await addEntries(scope, ...deleted.map((postId) => ({ kind: 'post deleted' as const, postId })))
    return { deleted, publishing }
  })
}
