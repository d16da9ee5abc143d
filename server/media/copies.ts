import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import { inWorkspace } from '../authorship.ts'
import type { Context } from '../context.ts'
import { media } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { withSpace } from '../http/upload-space.ts'
import { requireSpace } from './media.ts'
import type { WithMediaStore } from './store.ts'
import { digestOf } from './upload.ts'

type Row = typeof media.$inferSelect

/**
 * Copies the bytes of a post's media, for rows of another post that `work` stores. Deletes the copies again when `work`
 * fails; a sweep deletes them after a crash.
 */
export async function withCopies<T>(
  ctx: Context & WithMediaStore,
  postId: string,
  work: (copies: Row[]) => Promise<T>,
): Promise<T> {
  const isOwn = and(eq(media.postId, postId), inWorkspace(ctx, media))
  const rows = await ctx.db.select().from(media).where(isOwn)
  if (rows.length === 0) return work([])
  await ctx.db.transaction((tx) => requireSpace(ctx, tx, bytesOf(rows)))
  return withSpace(ctx.workspaceId, async (space) => {
    const directory = await mkdtemp(join(tmpdir(), 'hookline-media-'))
    const copies: Row[] = []
    try {
      space.take(Math.max(...rows.map(({ bytes }) => bytes)))
      for (const row of rows) copies.push({ ...row, id: await copyBytes(ctx, row.id, join(directory, row.id)) })
      return await work(copies)
    } catch (error) {
      for (const { id } of copies) await ctx.mediaStore.delete(id).catch(() => {})
      throw error
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  })
}

export const bytesOf = (rows: readonly Row[]): number => rows.reduce((sum, { bytes }) => sum + bytes, 0)

async function copyBytes({ mediaStore }: Context & WithMediaStore, id: string, path: string): Promise<string> {
  const bytes = await mediaStore.get(id)
  if (!bytes)
    throw new AppError('conflict', 'An image or document of this post is missing its content. Nothing was copied.')
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
  const copy = randomUUID()
  await mediaStore.put(copy, path, await digestOf(path))
  await rm(path)
  return copy
}
