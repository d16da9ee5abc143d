import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { users } from '../database/schema.ts'
import { toPlainSentence } from '../errors.ts'
import { isPublic, publicLookup } from '../net/addresses.ts'
import { storePhoto } from './photo.ts'
import type { WithMediaStore } from './store.ts'
import { withUpload } from './upload.ts'

const limitMs = 10_000

interface Wanted {
  userId: string
  address: string
}

/** Stores the identity provider's picture, unless the person has uploaded a photo or removed that picture. */
export async function takeProviderPhoto(
  deps: Deps & WithMediaStore,
  { userId, address }: Wanted,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { db, config, mediaStore } = deps
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const hasOwn = user?.photoId && user.photoFrom === null
  const url = readPictureAddress(config, address)
  if (!user || !url || hasOwn || user.photoFrom === address) return
  try {
    const bytes = await download(url, url.origin === issuerOrigin(config), signal)
    const photoId = await withUpload(userId, bytes, (upload) => storePhoto({ mediaStore }, userId, upload, signal))
    await db.transaction(async (tx) => {
      const [now] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
      const isWanted = now?.photoId === user.photoId && now.photoFrom === user.photoFrom
      if (isWanted) await tx.update(users).set({ photoId, photoFrom: address }).where(eq(users.id, userId))
      else await mediaStore.delete(photoId)
    })
  } catch (error) {
    // Not worth a retry: the next sign-in tries again.
    deps.log.info({ err: error, sentence: toPlainSentence(error) }, 'failed to take over a picture of a provider')
  }
}

const issuerOrigin = ({ identityProvider }: Config): string | null =>
  identityProvider && identityProvider.kind !== 'local' ? new URL(identityProvider.issuer).origin : null

/** Allows encrypted addresses on the internet, and the configured provider's own origin. */
function readPictureAddress(config: Config, text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password) return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isUsual = url.protocol === 'https:' && (!isIP(host) || isPublic(host))
  return isUsual || url.origin === issuerOrigin(config) ? url : null
}

/** Follows no redirect. The caller limits the size while it writes. */
const download = (url: URL, isOwn: boolean, signal: AbortSignal) =>
  new Promise<ReadableStream<Uint8Array>>((done, fail) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      { headers: { accept: 'image/*' }, signal: inTime, ...(!isOwn && { lookup: publicLookup }) },
      (response) => {
        if (response.statusCode === 200 && response.headers['content-type']?.startsWith('image/'))
          return done(Readable.toWeb(response) as ReadableStream<Uint8Array>)
        response.destroy()
        fail(new Error(`The picture's address answered ${response.statusCode}.`))
      },
    )
    request.on('error', fail)
    request.end()
  })
