import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { largestDocument, largestImage, type MediaKind } from '#shared/media.ts'
import { AppError } from '../errors.ts'
import { onDisk, readableOf, type Space, withSpace } from '../http/upload-space.ts'

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
): Promise<T> =>
  withSpace(owner, (space) => {
    const looked = looking(space)
    return onDisk({
      from: readableOf(body),
      through: looked.through,
      interrupted: /*i18n*/ 'The upload was interrupted and nothing was saved. Try again.',
      work: (path, directory) => work({ ...looked.found(), path, clean: join(directory, 'clean') }),
    })
  })

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
