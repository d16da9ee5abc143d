import { openAsBlob } from 'node:fs'
import type { S3Settings } from '../config/s3-settings.ts'
import { AppError } from '../errors.ts'
import { openBucket } from '../s3/bucket.ts'
import { S3Error } from '../s3/call.ts'
import type { MediaStore } from './store.ts'

const prefix = 'media/'

/** Media in a bucket. What a person may read about a failure is a sentence. */
export function createS3Store(settings: S3Settings): MediaStore {
  const bucket = openBucket(settings)
  const keyOf = (id: string) => prefix + id
  return {
    place: bucket.place,
    put: (id, file, sha256) => inWords(async () => bucket.put(keyOf(id), await openAsBlob(file), sha256)),
    get: (id) => inWords(() => bucket.get(keyOf(id))),
    delete: (id) => inWords(() => bucket.delete(keyOf(id))),
    async *list() {
      const listed = bucket.list(prefix)[Symbol.asyncIterator]()
      for (let next = await inWords(() => listed.next()); !next.done; next = await inWords(() => listed.next())) {
        const { key, ...stored } = next.value
        yield { id: key.slice(prefix.length), ...stored }
      }
    },
  }
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof S3Error)) throw cause
    throw new AppError(
      'unavailable',
      cause.code === 'NoSuchBucket'
        ? 'The storage for images and documents has no such bucket.'
        : 'The storage for images and documents isn’t responding. Try again in a moment.',
      { cause },
    )
  }
}
