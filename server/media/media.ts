import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { and, asc, eq, exists, inArray, isNotNull, type SQL, sql, sum } from 'drizzle-orm'
import { type MediaItem, type MediaKind, type MediaPatch, maxImages, maxWorkspaceBytes } from '#shared/media.ts'
import { msg, plural } from '#shared/say.ts'
import { addEntries } from '../activity/entries.ts'
import { inWorkspace } from '../authorship.ts'
import { type Context, type Deps, type Scope, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { media, members, posts, users, workspaces } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { gigabytes, megabytes } from '../language/parts.ts'
import { authorize } from '../permissions.ts'
import { mediaJson } from '../posts/post-json.ts'
import { isOwnPost } from '../posts/posts.ts'
import { refuseWhilePublishing } from '../posts/publications.ts'
import { examine } from './examine.ts'
import { isPhoto } from './photo.ts'
import type { WithMediaStore } from './store.ts'
import { digestOf, type Upload, withUpload } from './upload.ts'

type Row = typeof media.$inferSelect

export interface Given {
  alt: string
  title: string
}

/**
 * Adds an image or document to a post. Only a freshly written copy is kept. A file that the post already has is not
 * added twice, so uploads can be repeated.
 */
export async function addMedia(
  ctx: Context & WithMediaStore,
  postId: string,
  body: ReadableStream<Uint8Array> | null,
  given: Given,
  signal: AbortSignal,
): Promise<{ item: MediaItem; isNew: boolean }> {
  authorize(ctx, 'write', 'posts')
  await ctx.db.transaction((tx) => mediaToChange(ctx, tx, postId))
  return withUpload(ctx.workspaceId, body, (upload) => addUpload(ctx, postId, upload, given, signal))
}

async function addUpload(
  ctx: Context & WithMediaStore,
  postId: string,
  upload: Upload,
  given: Given,
  signal: AbortSignal,
) {
  const known = await ctx.db.transaction((tx) => placeFor(ctx, tx, postId, upload))
  if (known) return { item: await readItem(ctx, known.id), isNew: false }
  const found = await examine({ kind: upload.kind, path: upload.path, to: upload.clean }, ctx.workspaceId, signal)
  const id = randomUUID()
  await ctx.mediaStore.put(id, upload.clean, await digestOf(upload.clean))
  try {
    return await ctx.db.transaction(async (tx) => {
      await requireSpace(ctx, tx, found.bytes)
      // The same file may have been sent twice at once.
      const same = await placeFor(ctx, tx, postId, upload)
      if (!same) {
        const { workspaceId } = ctx
        const position = sql`(select coalesce(max(position) + 1, 0) from ${media} where post_id = ${postId})`
        const row = { id, workspaceId, postId, position, sha256: upload.sha256, createdAt: ctx.now() }
        await tx.insert(media).values({ ...row, ...textsFor(found.kind, given), ...found })
        await addEntries(within(ctx, tx), { kind: 'media added', postId })
      } else await ctx.mediaStore.delete(id)
      return { item: await readItem(within(ctx, tx), same?.id ?? id), isNew: !same }
    })
  } catch (error) {
    // If this fails too, the sweep deletes the bytes later.
    await ctx.mediaStore.delete(id).catch(() => {})
    throw error
  }
}

const textsFor = (kind: MediaKind, { alt, title }: Given): Given =>
  kind === 'image' ? { alt, title: '' } : { alt: '', title }

/** Locks a post and returns its media. Throws while they must not change. */
export async function mediaToChange(ctx: Context, tx: Transaction, postId: string): Promise<Row[]> {
  const [post] = await tx.select({ id: posts.id }).from(posts).where(isOwnPost(ctx, postId)).for('no key update')
  if (!post) throw notFound('Post')
  await refuseWhilePublishing(tx, postId)
  return tx.select().from(media).where(isPartOf(postId)).orderBy(asc(media.position), asc(media.id))
}

/** The same file, if the post already has it. Throws when there is no room for another. */
async function placeFor(ctx: Context, tx: Transaction, postId: string, { kind, sha256 }: Upload) {
  const rows = await mediaToChange(ctx, tx, postId)
  const same = rows.find((row) => row.sha256 === sha256)
  if (same) return same
  if (rows.some((row) => row.kind !== kind))
    throw new AppError(
      'conflict',
      kind === 'image'
        ? 'The post has a document, and cannot have images beside it. Remove the document first.'
        : 'The post has images, and cannot have a document beside them. Remove the images first.',
    )
  if (kind === 'document' && rows.length > 0)
    throw new AppError('conflict', 'The post has a document already. Remove it first.')
  if (rows.length >= maxImages)
    throw new AppError('conflict', msg`A post can have at most ${plural({ max: maxImages }, { other: '# images' })}.`)
}

/** Transactions of one workspace take turns, so that two cannot both take the last space. */
export async function requireSpace({ workspaceId }: Context, tx: Transaction, bytes: number): Promise<void> {
  const [own] = await tx
    .select({ limit: workspaces.mediaLimit })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update')
  const limit = own?.limit ?? maxWorkspaceBytes
  const ofWorkspace = eq(media.workspaceId, workspaceId)
  const [used] = await tx
    .select({ bytes: sum(media.bytes).mapWith(Number) })
    .from(media)
    .where(ofWorkspace)
  if ((used?.bytes ?? 0) + bytes > limit)
    throw new AppError(
      'too_large',
      msg`A workspace can hold at most ${{ max: limit < 1e9 ? megabytes(limit) : gigabytes(limit) }} of images and documents, including those of posts in the trash. Delete some for good that you no longer need.`,
    )
}

const isOwn = (ctx: Context, id: string, where = inWorkspace(ctx, media)) =>
  and(eq(media.id, id), where, isNotNull(media.postId))

async function readItem(ctx: Context, id: string, where?: SQL): Promise<MediaItem> {
  const [found] = await ctx.db
    .select({ item: sql<MediaItem>`${mediaJson}` })
    .from(media)
    .where(isOwn(ctx, id, where))
  if (!found) throw notFound('File')
  return found.item
}

/** What was set aside is no part of a post. */
const isPartOf = (postId: string) => and(eq(media.postId, postId), eq(media.isAside, false))!

const listItems = async ({ db }: Scope, condition: SQL): Promise<MediaItem[]> => {
  const of = db
    .select({ item: sql<MediaItem>`${mediaJson}` })
    .from(media)
    .where(condition)
  return (await of.orderBy(asc(media.position), asc(media.id))).map(({ item }) => item)
}

/** Changes an item's texts or position. Returns all items of the post, in order. */
export async function changeMedia(ctx: Context, id: string, { position, ...texts }: MediaPatch): Promise<MediaItem[]> {
  authorize(ctx, 'write', 'posts')
  return ctx.db.transaction(async (tx) => {
    const { rows, row, postId } = await rowsAround(ctx, tx, id)
    if (texts.alt !== undefined || texts.title !== undefined) {
      const { alt, title } = textsFor(row.kind, { alt: row.alt, title: row.title, ...texts })
      await tx.update(media).set({ alt, title }).where(eq(media.id, id))
    }
    if (position !== undefined) {
      const ids = rows.map((one) => one.id).filter((one) => one !== id)
      ids.splice(position, 0, id)
      for (const [at, one] of ids.entries()) await tx.update(media).set({ position: at }).where(eq(media.id, one))
    }
    await addEntries(within(ctx, tx), { kind: 'media changed', postId })
    return listItems(within(ctx, tx), isPartOf(postId))
  })
}

/** The deletion of the row enqueues a job that deletes the bytes (`delete_media_bytes` in the migrations). */
export async function deleteMedia(ctx: Context, id: string): Promise<void> {
  authorize(ctx, 'write', 'posts')
  await ctx.db.transaction(async (tx) => {
    const { row, postId } = await rowsAround(ctx, tx, id)
    await tx.delete(media).where(isOwn(ctx, id))
    if (row.isCarousel) await bringBack(tx, postId)
    await addEntries(within(ctx, tx), { kind: 'media removed', postId })
  })
}

/** What was set aside for a carousel is part of the post again. */
export const bringBack = (tx: Transaction, postId: string) =>
  tx.update(media).set({ isAside: false }).where(eq(media.postId, postId))

async function rowsAround(
  ctx: Context,
  tx: Transaction,
  id: string,
): Promise<{ rows: Row[]; row: Row; postId: string }> {
  const [found] = await tx.select({ postId: media.postId }).from(media).where(isOwn(ctx, id))
  if (!found?.postId) throw notFound('File')
  const { postId } = found
  const rows = await mediaToChange(ctx, tx, postId)
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound('File')
  return { rows, row, postId }
}

export interface OpenedMedia extends MediaItem {
  open: () => Promise<Readable>
}

const opened = ({ mediaStore }: WithMediaStore, item: MediaItem): OpenedMedia => ({
  ...item,
  open: async () => {
    const bytes = await mediaStore.get(item.id)
    if (!bytes) throw new AppError('not_found', 'This file’s content is missing. Add the file again.')
    return bytes
  },
})

export async function getMedia(ctx: Context & WithMediaStore, id: string): Promise<OpenedMedia> {
  authorize(ctx, 'read', 'posts')
  return opened(ctx, await readItem(ctx, id, readsIn(ctx)))
}

/** An image’s address names no workspace, and a tab can show another one than the session’s. */
function readsIn(ctx: Context): SQL {
  if (ctx.actor.kind !== 'person') return inWorkspace(ctx, media)
  const isMember = and(eq(members.workspaceId, media.workspaceId), eq(members.userId, ctx.actor.user.id))
  return exists(ctx.db.select({ id: members.userId }).from(members).where(isMember))
}

/** The media of a post, in order. Callers check permissions. */
export const mediaOf = async (scope: Scope & WithMediaStore, postId: string): Promise<OpenedMedia[]> =>
  (await listItems(scope, isPartOf(postId))).map((item) => opened(scope, item))

/** With what was set aside. */
export const everyMediaOf = async (scope: Scope & WithMediaStore, postId: string): Promise<OpenedMedia[]> =>
  (await listItems(scope, eq(media.postId, postId))).map((item) => opened(scope, item))

export const mediaInTrash = async (scope: Scope & WithMediaStore, trashId: string): Promise<OpenedMedia[]> =>
  (await listItems(scope, eq(media.trashId, trashId))).map((item) => opened(scope, item))

/** Runs after a row was deleted. Keeps the bytes if a restored backup brought the row back. */
export async function deleteBytes({ db, mediaStore }: Deps & WithMediaStore, { id }: { id: string }): Promise<void> {
  const isKept = (await db.$count(media, eq(media.id, id))) > 0 || (await isPhoto({ db }, id))
  if (!isKept) await mediaStore.delete(id)
}

/** Longer than any upload takes between its bytes and its row. */
const graceMs = 24 * 3_600_000
const sweptAtOnce = 500

/** Deletes bytes without a row, left by uploads during a crash. */
export async function sweepMedia(
  deps: Deps & WithMediaStore,
  _: unknown,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const before = deps.now().getTime() - graceMs
  let old: string[] = []
  for await (const { id, storedAt } of deps.mediaStore.list()) {
    signal.throwIfAborted()
    if (storedAt.getTime() < before) old.push(id)
    if (old.length === sweptAtOnce) old = await sweep(deps, old)
  }
  await sweep(deps, old)
}

async function sweep({ db, mediaStore }: Deps & WithMediaStore, ids: string[]): Promise<[]> {
  const known = await db.select({ id: media.id }).from(media).where(inArray(media.id, ids))
  const photos = await db.select({ id: users.photoId }).from(users).where(inArray(users.photoId, ids))
  const isKnown = new Set([...known, ...photos].map(({ id }) => id))
  for (const id of ids) if (!isKnown.has(id)) await mediaStore.delete(id)
  return []
}
