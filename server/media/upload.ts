import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { largestDocument, largestImage, type MediaKind } from '#shared/media.ts'
import { AppError } from '../errors.ts'
import { type Space, withSpace } from '../http/upload-space.ts'

export interface Upload {
  kind: MediaKind
  path: string
  clean: string
  sha256: string
}

export const withUpload = <T>(
  owner: string,
  body: ReadableStream<Uint8Array> | null,
  work: (upload: Upload) => Promise<T>,
): Promise<T> => withSpace(owner, (space) => onDisk(space, body, work))

async function onDisk<T>(
  space: Space,
  body: ReadableStream<Uint8Array> | null,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'hookline-media-'))
  const path = join(directory, 'sent')
  try {
    const looked = looking(space)
    const source = body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])
    await pipeline(source, looked.through, createWriteStream(path, { mode: 0o600 })).catch((cause: unknown) => {
      if (cause instanceof AppError || source.errored === null) throw cause
      throw new AppError('invalid', 'The upload was interrupted and nothing was saved. Try again.', { cause })
    })
    return await work({ ...looked.found(), path, clean: join(directory, 'clean') })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const unknown = () => new AppError('invalid', 'This is neither a JPG, PNG, GIF or WebP image nor a PDF.')

const headLength = 1_024

/** Detects the type, enforces the limits and computes the digest while the bytes pass. */
function looking(space: Space) {
  const digest = createHash('sha256')
  let head = Buffer.alloc(0)
  let kind: MediaKind | null = null
  let length = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      length += chunk.length
      if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength)])
      if (!kind && head.length >= headLength) kind = kindOf(head)
      if (head.length >= headLength && !kind) return done(unknown())
      if (kind === 'image' && length > largestImage)
        return done(new AppError('too_large', 'An image can have at most 10 MB. This one was not read to the end.'))
      if (length > largestDocument)
        return done(new AppError('too_large', 'A document can have at most 100 MB. This one was not read to the end.'))
      try {
        space.take(chunk.length)
      } catch (error) {
        return done(error as AppError)
      }
      done(null, chunk)
    },
  })
  const found = () => {
    kind ??= kindOf(head)
    if (!kind) throw length === 0 ? new AppError('invalid', 'The file is empty.') : unknown()
    return { kind, sha256: digest.digest('hex') }
  }
  return { through, found }
}

const beginnings = ['\xff\xd8\xff', '\x89PNG\r\n', 'GIF87a', 'GIF89a']

/** Only the first bytes count, not the file's name or the browser's content type. */
function kindOf(head: Buffer): MediaKind | null {
  const text = head.toString('latin1')
  const isWebP = text.startsWith('RIFF') && text.startsWith('WEBP', 8)
  if (isWebP || beginnings.some((beginning) => text.startsWith(beginning))) return 'image'
  return text.includes('%PDF-') ? 'document' : null
}

export async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer)
  return digest.digest('hex')
}
