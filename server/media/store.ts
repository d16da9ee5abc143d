import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'
import { createS3Store } from './s3.ts'

/** Stores the bytes of media by id. Bytes never change once stored. */
export interface MediaStore {
  /** Shown to the operator. */
  readonly place: string
  /** Stores a file whole or not at all. The digest is in hexadecimal digits. */
  put(id: string, file: string, sha256: string): Promise<void>
  /** Null when nothing is stored under the id. */
  get(id: string): Promise<Readable | null>
  /** Harmless when nothing is stored under the id. */
  delete(id: string): Promise<void>
  /** Everything stored, partial files included, in any order. */
  list(): AsyncIterable<Stored>
}

export interface WithMediaStore {
  mediaStore: MediaStore
}

export interface Stored {
  id: string
  bytes: number
  storedAt: Date
}

export const createMediaStore = ({ dataDir, mediaS3 }: Pick<Config, 'dataDir' | 'mediaS3'>): MediaStore =>
  mediaS3 ? createS3Store(mediaS3) : createFileStore(join(resolve(dataDir), 'media'))

const isId = (name: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)

export function createFileStore(directory: string): MediaStore {
  const fileOf = (id: string) => {
    if (!isId(id)) throw new Error('not an id of media')
    return join(directory, id.slice(0, 2), id)
  }
  return {
    place: directory,

    async put(id, file) {
      const target = fileOf(id)
      const half = `${target}.half`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await copyFile(file, half)
        const handle = await open(half, 'r+')
        await handle
          .chmod(0o600)
          .then(() => handle.sync())
          .finally(() => handle.close())
        await rename(half, target)
        await syncDirectory(dirname(target))
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },

    async get(id) {
      const found = await open(fileOf(id)).catch(absent)
      return found && createReadStream('', { fd: found })
    },

    async delete(id) {
      await rm(fileOf(id), { force: true })
      await rm(`${fileOf(id)}.half`, { force: true })
    },

    async *list() {
      for (const entry of (await readdir(directory, { withFileTypes: true }).catch(absent)) ?? []) {
        if (!entry.isDirectory()) continue
        for (const name of await readdir(join(directory, entry.name))) {
          const found = await stat(join(directory, entry.name, name)).catch(absent)
          // A crash during an upload leaves half a file.
          const id = name.replace(/\.half$/, '')
          if (found && isId(id)) yield { id, bytes: found.size, storedAt: found.mtime }
        }
      }
    },
  }
}

/** Makes the name survive a power cut. Windows neither needs nor allows this. */
async function syncDirectory(directory: string) {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  await handle.sync().finally(() => handle.close())
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
