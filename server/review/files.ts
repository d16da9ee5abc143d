import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import type { MediaItem } from '#shared/media.ts'
import type { Deps } from '../context.ts'
import { media, posts, users } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { getMedia, type OpenedMedia } from '../media/media.ts'
import type { WithMediaStore } from '../media/store.ts'
import { readSignedToken, signedToken } from '../secrets.ts'
import { isShown, type LinkRow, type OpenLink, openLinkById } from './open-link.ts'

const day = 86_400_000
const purpose = 'review file'

/**
 * An `<img>` sends no header. So a file has an address of its own, for one link and file, which is the same for a day,
 * ends after two, and ends with the link and when its token is replaced.
 */
const addressOf = ({ ctx: { config, now }, link }: OpenLink, kind: 'media' | 'photo', id: string): string => {
  const endsAt = Math.floor(now().getTime() / day) + 2
  return `/api/review/files/${signedToken(config, purpose, [link.id, markOf(link), kind, id, String(endsAt)])}`
}

/** Of the link's present token. */
const markOf = ({ tokenHash }: LinkRow) => tokenHash.slice(0, 8)

export const withAddress = (opened: OpenLink, item: MediaItem): MediaItem => ({
  ...item,
  url: addressOf(opened, 'media', item.id),
})

export const photoAddress = (opened: OpenLink, photoId: string | null): string | null =>
  photoId && addressOf(opened, 'photo', photoId)

type FileDeps = Deps & WithMediaStore

async function open(deps: FileDeps, token: string) {
  const [linkId = '', mark, kind, id = '', endsAt] = readSignedToken(deps.config, purpose, token) ?? []
  if (!endsAt || Number(endsAt) * day <= deps.now().getTime()) throw notFound('File')
  const opened = await openLinkById(deps, linkId)
  if (markOf(opened.link) !== mark) throw notFound('File')
  return { ...opened, kind, id }
}

/** The photo of an author, or an image or a document, of a post that the link shows now. */
export async function openFile(
  deps: FileDeps,
  token: string,
): Promise<{ photo: Readable } | { item: OpenedMedia; ctx: OpenLink['ctx'] }> {
  const { link, ctx, kind, id } = await open(deps, token)
  if (kind === 'photo') {
    const bytes = (await isPhotoShown(deps, link, id)) ? await deps.mediaStore.get(id) : null
    if (!bytes) throw notFound('File')
    return { photo: bytes }
  }
  const [shown] = await deps.db
    .select({ id: media.id })
    .from(media)
    .innerJoin(posts, eq(posts.id, media.postId))
    .where(and(eq(media.id, id), eq(media.isAside, false), isShown(link)))
  if (!shown) throw notFound('File')
  return { item: await getMedia({ ...ctx, mediaStore: deps.mediaStore }, id), ctx }
}

async function isPhotoShown({ db }: Deps, link: LinkRow, id: string): Promise<boolean> {
  const [shown] = await db
    .select({ id: users.photoId })
    .from(users)
    .innerJoin(posts, eq(posts.authorId, users.id))
    .where(and(eq(users.photoId, id), isShown(link)))
    .limit(1)
  return shown !== undefined
}
