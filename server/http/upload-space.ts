import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../errors.ts'
import type { Sentence } from '../language/say.ts'

/** Limits on uploaded bytes on this server's disk at one time: in total, and for one owner. */
export const maxUploadBytes = 2_000_000_000
const maxBytesOfOne = 300_000_000
/** Simultaneous uploads of one owner. Each holds a connection. */
const maxUploadsOfOne = 20

interface Held {
  uploads: number
  bytes: number
}

const held = new Map<string, Held>()

export interface Space {
  /** Call before writing. Throws when there is no room now. */
  take(bytes: number): void
}

const full = () =>
  new AppError('rate_limited', 'Other uploads are filling the server’s space right now. Try again in a moment.')

/**
 * Uploads stay on disk until they are read. Only bytes that have arrived count, so a stalled upload keeps nobody out.
 * The owner is a workspace, or a person who is just signing in.
 */
export async function withSpace<T>(owner: string, work: (space: Space) => Promise<T>): Promise<T> {
  const own = held.get(owner) ?? { uploads: 0, bytes: 0 }
  if (own.uploads >= maxUploadsOfOne) throw full()
  held.set(owner, own)
  own.uploads += 1
  let taken = 0
  try {
    return await work({
      take: (bytes) => {
        const all = [...held.values()].reduce((total, one) => total + one.bytes, 0)
        if (all + bytes > maxUploadBytes || own.bytes + bytes > maxBytesOfOne) throw full()
        own.bytes += bytes
        taken += bytes
      },
    })
  } finally {
    own.uploads -= 1
    own.bytes -= taken
    if (own.uploads === 0) held.delete(owner)
  }
}

export const readableOf = (body: ReadableStream<Uint8Array> | null): Readable =>
  body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])

const noRoom =
  /*i18n*/ 'The disk for uploads is full, so nothing was saved. Whoever runs this server can free space in its temporary directory.'

interface OnDisk<T> {
  from: Readable
  /** Enforces the limits while the bytes pass. */
  through: Transform
  /** The sentence for the sender when the bytes stop coming. */
  interrupted: Sentence
  work: (path: string, directory: string) => Promise<T>
}

/** Streams bytes to a file in a directory of their own, which goes after the work. */
export async function onDisk<T>({ from, through, interrupted, work }: OnDisk<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'hookline-media-'))
  const path = join(directory, 'sent')
  try {
    await pipeline(from, through, createWriteStream(path, { mode: 0o600 })).catch((cause: unknown) => {
      if (cause instanceof AppError || from.errored === null) throw cause
      if (['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? ''))
        throw new AppError('unavailable', noRoom, { cause })
      throw new AppError('invalid', interrupted, { cause })
    })
    return await work(path, directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
