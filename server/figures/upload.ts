import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { largestShares } from '#shared/linkedin-export.ts'
import { type Message, msg } from '#shared/say.ts'
import { programFile } from '../config/places.ts'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import { onDisk, readableOf, type Space, withSpace } from '../http/upload-space.ts'
import { runIsolated } from '../isolation/isolated.ts'
import { megabytes } from '../language/parts.ts'
import { largestWorkbook } from './workbook.ts'

/** What a file from LinkedIn is read for. */
export type Reading = 'figures' | 'archive'

const largest: Record<Reading, number> = { figures: largestWorkbook, archive: largestShares }
const tooLarge = (reading: Reading): Message => {
  const max = megabytes(largest[reading])
  return reading === 'figures'
    ? msg`A file of figures can have at most ${{ max }}.`
    : msg`A data archive, or its Shares.csv, can have at most ${{ max }}.`
}

/** What a process of its own finds in an uploaded file, and the SHA-256 of the file. */
export async function readUpload<T>(
  { workspaceId }: Context,
  body: ReadableStream<Uint8Array> | null,
  reading: Reading,
  signal: AbortSignal,
): Promise<{ found: T; hash: string }> {
  return withSpace(workspaceId, (space) =>
    onDisk({
      from: readableOf(body),
      through: limited(space, reading),
      interrupted: /*i18n*/ 'The upload was interrupted and nothing was read. Try again.',
      work: async (path, directory) => {
        const hash = createHash('sha256')
        await pipeline(createReadStream(path), hash)
        const owner = { owner: workspaceId, directory, signal }
        const found = await runIsolated<T>(programFile('figures-process'), { path, reading }, owner)
        return { found, hash: hash.digest('hex') }
      },
    }),
  )
}

function limited(space: Space, reading: Reading): Transform {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > largest[reading]) return done(new AppError('too_large', tooLarge(reading)))
      try {
        space.take(chunk.length)
      } catch (error) {
        return done(error as AppError)
      }
      done(null, chunk)
    },
  })
}
