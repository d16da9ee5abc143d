import { Readable } from 'node:stream'
import type { Context as HonoContext } from 'hono'
import type { OpenedMedia } from './media.ts'

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

export function fileNameOf({ id, contentType, title }: Pick<OpenedMedia, 'id' | 'contentType' | 'title'>): string {
  const name = title
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replaceAll(/^[ .]+|(?<![ .])[ .]+$/g, '')
    .slice(0, 80)
  return `${name || id}.${endings[contentType] ?? 'bin'}`
}

/** Sends a file with its detected type, under a policy that lets nothing run. */
export async function sending(c: HonoContext, media: OpenedMedia, isDownload: boolean): Promise<Response> {
  const etag = `"${media.id}"`
  // The bytes never change, but who may see them does.
  c.header('cache-control', 'private, no-cache')
  c.header('etag', etag)
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const bytes = await media.open()
  const name = fileNameOf(media)
  const isShown = media.kind === 'image' && !isDownload
  c.header('content-type', media.contentType)
  c.header('content-length', String(media.bytes))
  c.header(
    'content-disposition',
    `${isShown ? 'inline' : 'attachment'}; filename="${name.replaceAll(/[^ -~]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  )
  c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  c.header('cross-origin-resource-policy', 'same-origin')
  return c.body(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)
}

export function sendingPage(c: HonoContext, name: string, picture: Buffer): Response {
  const etag = `"${name}"`
  c.header('cache-control', 'private, no-cache')
  c.header('etag', etag)
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  c.header('content-type', 'image/jpeg')
  c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  c.header('cross-origin-resource-policy', 'same-origin')
  return c.body(new Uint8Array(picture))
}

/** Sends a photo. A new photo has a new address. */
export function sendingPhoto(c: HonoContext, bytes: Readable): Response {
  c.header('cache-control', 'private, max-age=31536000, immutable')
  c.header('content-type', 'image/jpeg')
  c.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
  c.header('cross-origin-resource-policy', 'same-origin')
  return c.body(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)
}
