import { AppError } from '../errors.ts'

/** Of all that is being uploaded to this server, and of that of one owner: bytes on disk at a time. */
const mostBytes = 2_000_000_000
const mostBytesOfOne = 300_000_000
/** Uploads of one owner at a time; each holds a connection. */
const mostUploadsOfOne = 20

interface Held {
  uploads: number
  bytes: number
}

const held = new Map<string, Held>()

export interface Space {
  /** Counts bytes before they are written; throws when there is no room for them now. */
  take(bytes: number): void
}

const full = () => new AppError('rate_limited', 'Other files are being uploaded right now. Try again in a moment.')

/**
 * Uploads are on disk until they have been read. What counts is the bytes that are there, so an upload that hardly moves
 * keeps nobody out. The owner is a workspace, or a person who has signed in this moment.
 */
export async function withSpace<T>(owner: string, work: (space: Space) => Promise<T>): Promise<T> {
  const own = held.get(owner) ?? { uploads: 0, bytes: 0 }
  if (own.uploads >= mostUploadsOfOne) throw full()
  held.set(owner, own)
  own.uploads += 1
  let taken = 0
  try {
    return await work({
      take: (bytes) => {
        const all = [...held.values()].reduce((total, one) => total + one.bytes, 0)
        if (all + bytes > mostBytes || own.bytes + bytes > mostBytesOfOne) throw full()
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
