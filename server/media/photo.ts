import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Context, Deps } from '../context.ts'
import { users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { authorize, person } from '../permissions.ts'
import { examine } from './examine.ts'
import type { WithMediaStore } from './store.ts'
import { digestOf, type Upload, withUpload } from './upload.ts'

/** A photo that the person uploads replaces any other. An identity provider's picture never replaces it. */
export async function setPhoto(
  ctx: Context & WithMediaStore,
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<string> {
  authorize(ctx, 'change', 'account')
  return withUpload(ctx.workspaceId, body, async (upload) => {
    const photoId = await storePhoto(ctx, ctx.workspaceId, upload, signal)
    await ctx.db
      .update(users)
      .set({ photoId, photoFrom: null })
      .where(eq(users.id, person(ctx).id))
    return photoId
  })
}

/**
 * Stores a small square of the photo. A database job deletes the former bytes (`delete_photo_bytes` in the migrations).
 */
export async function storePhoto(
  { mediaStore }: WithMediaStore,
  owner: string,
  { kind, path, clean }: Upload,
  signal: AbortSignal,
): Promise<string> {
  if (kind !== 'image') throw new AppError('invalid', 'A photo is a JPG, PNG or WebP image.')
  await examine({ kind: 'photo', path, to: clean }, owner, signal)
  const id = randomUUID()
  await mediaStore.put(id, clean, await digestOf(clean))
  return id
}

/** A removed provider picture stays away until the provider has another. */
export async function removePhoto(ctx: Context): Promise<void> {
  authorize(ctx, 'change', 'account')
  await ctx.db
    .update(users)
    .set({ photoId: null })
    .where(eq(users.id, person(ctx).id))
}

/** The bytes of the person's photo, if `id` is the current one. */
export async function openPhoto(ctx: Context & WithMediaStore, id: string): Promise<Readable> {
  const bytes = person(ctx).photoId === id ? await ctx.mediaStore.get(id) : null
  if (!bytes) throw notFound('Photo')
  return bytes
}

export const isPhoto = async ({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> =>
  (await db.$count(users, eq(users.photoId, id))) > 0
