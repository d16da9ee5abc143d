import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { OpenedMedia } from '../media/media.ts'
import type { NotReady } from './network.ts'

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

interface Calls {
  /** POST with a body, else GET. */
  api(path: string, body?: unknown): Promise<Answer>
  put(url: string, bytes: Readable, headers: Record<string, string>): Promise<Answer>
  refusalOf(answer: Answer): NotReady
  pause(): Promise<void>
}

export type MediaContent =
  | { media: { id: string; altText?: string; title?: string } }
  | { multiImage: { images: { id: string; altText?: string }[] } }

const begun = z.object({
  value: z.object({ uploadUrl: z.url(), image: z.optional(z.string()), document: z.optional(z.string()) }),
})
const state = z.object({ status: z.string() })
const maxLooks = 12

/** Uploads the images or the document of a post, one after the other. Nobody sees uploads that no post uses. */
export async function uploadMedia(
  calls: Calls,
  owner: string,
  media: readonly OpenedMedia[],
): Promise<{ kind: 'ready'; content: MediaContent | null } | NotReady> {
  const ids: string[] = []
  for (const item of media) {
    const uploaded = await upload(calls, owner, item)
    if (typeof uploaded !== 'string') return uploaded
    ids.push(uploaded)
  }
  return { kind: 'ready', content: contentOf(media, ids) }
}

async function upload(calls: Calls, owner: string, item: OpenedMedia): Promise<string | NotReady> {
  const sent = await sendBytes(calls, owner, item)
  // An upload address may expire before the bytes arrive, so ask for another one.
  const id = sent === refusedThere ? await sendBytes(calls, owner, item) : sent
  if (typeof id !== 'string') return id
  const path = `${item.kind}s`
  for (let look = 0; look < maxLooks; look++) {
    const answer = await calls.api(`${path}/${encodeURIComponent(id)}`)
    const found = state.safeParse(answer.body).data?.status
    // Not every app may ask. The creation of the post will tell whether the file is there.
    if (answer.status !== 200 || found === 'AVAILABLE') return id
    if (found === 'PROCESSING_FAILED') return { kind: 'refused', code: 'media' }
    await calls.pause()
  }
  return { kind: 'later', code: 'processing' }
}

/** A refusal by the upload host concerns this file only, not the connection. */
const refusedThere: NotReady = { kind: 'refused', code: 'media' }

async function sendBytes(calls: Calls, owner: string, item: OpenedMedia): Promise<string | NotReady> {
  const begin = await calls.api(`${item.kind}s?action=initializeUpload`, { initializeUploadRequest: { owner } })
  const { value } = begun.safeParse(begin.body).data ?? {}
  const id = value?.[item.kind]
  if (begin.status !== 200 || !value || !id) return calls.refusalOf(begin)
  const headers = { 'content-type': item.contentType, 'content-length': String(item.bytes) }
  const { status } = await calls.put(value.uploadUrl, await item.open(), headers)
  if (status < 300) return id
  return status >= 500 || status === 408 || status === 429 ? { kind: 'later', code: 'unreachable' } : refusedThere
}

function contentOf(media: readonly OpenedMedia[], ids: readonly string[]): MediaContent | null {
  const [first] = media
  const [id] = ids
  if (!first || !id) return null
  if (first.kind === 'document') return { media: { id, title: first.title || 'Document' } }
  const images = media.map(({ alt }, at) => ({ id: ids[at]!, ...(alt && { altText: alt }) }))
  return images.length === 1 ? { media: images[0]! } : { multiImage: { images } }
}

export const streamed = (bytes: Readable) => ({
  body: Readable.toWeb(bytes) as ReadableStream<Uint8Array>,
  duplex: 'half' as const,
})
