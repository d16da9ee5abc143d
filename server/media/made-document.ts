import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { maxTitleCharacters } from '#shared/media.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { media } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { bringBack, mediaToChange, requireSpace } from './media.ts'
import type { WithMediaStore } from './store.ts'
import { digestOf } from './upload.ts'

export interface MadeDocument {
  bytes: Uint8Array
  title: string
  width: number
  height: number
  pages: number
}

/** A document whose bytes are stored, and which belongs to no post yet. */
export type StoredDocument = Pick<
  typeof media.$inferInsert,
  'id' | 'title' | 'bytes' | 'width' | 'height' | 'pages' | 'sha256'
>

/** Stores a document that the app made, for `work` to put into a post. Deletes it again when `work` fails. */
export async function withDocument<T>(
  { mediaStore }: WithMediaStore,
  { bytes, title, ...size }: MadeDocument,
  work: (stored: StoredDocument) => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  const directory = await mkdtemp(join(tmpdir(), 'hookline-media-'))
  const path = join(directory, 'document')
  try {
    await writeFile(path, bytes, { mode: 0o600 })
    const sha256 = await digestOf(path)
    await mediaStore.put(id, path, sha256)
    return await work({ ...size, id, title: title.slice(0, maxTitleCharacters), bytes: bytes.length, sha256 })
  } catch (error) {
    // If this fails too, the sweep deletes the bytes later.
    await mediaStore.delete(id).catch(() => {})
    throw error
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * Makes a document the post's carousel, in place of its former one. Images and other documents are set aside with
 * `replace`; without it they refuse the carousel. Without a document, the former carousel goes and they come back.
 */
export async function placeCarousel(
  ctx: Context,
  tx: Transaction,
  postId: string,
  document: StoredDocument | null,
  replace: boolean,
): Promise<void> {
  const rows = await mediaToChange(ctx, tx, postId)
  const former = rows.find(({ isCarousel }) => isCarousel)
  if (former) await tx.delete(media).where(eq(media.id, former.id))
  if (!document) {
    if (former) await bringBack(tx, postId)
    return
  }
  const others = rows.filter((row) => row !== former).map(({ id }) => id)
  if (others.length > 0 && !replace)
    throw new AppError('conflict', 'Images or a document were added to the post meanwhile. Nothing was changed.')
  await tx.update(media).set({ isAside: true }).where(inArray(media.id, others))
  await requireSpace(ctx, tx, document.bytes)
  await tx.insert(media).values({
    ...document,
    title: former?.title || document.title,
    workspaceId: ctx.workspaceId,
    postId,
    kind: 'document',
    contentType: 'application/pdf',
    position: 0,
    isCarousel: true,
    createdAt: ctx.now(),
  })
}
