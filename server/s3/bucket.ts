import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Settings } from '../config/s3-settings.ts'
import { codeIn, createCaller, field, type Patience, S3Error } from './call.ts'

export interface StoredObject {
  key: string
  bytes: number
  storedAt: Date
}

/** A bucket of any store with the S3 protocol and path-style addresses. Failures are `S3Error`s. */
export interface Bucket {
  /** Shown to the operator. */
  readonly place: string
  /** Stores an object whole or not at all. The digest is in hexadecimal digits. */
  put(key: string, body: Blob, sha256: string): Promise<void>
  /** The same for a file of any size, in parts and without holding them in memory. */
  putFile(key: string, file: string): Promise<void>
  /** Null when nothing is stored under the key. */
  get(key: string): Promise<Readable | null>
  /** Harmless when nothing is stored under the key. */
  delete(key: string): Promise<void>
  /** What begins with the prefix, in any order. */
  list(prefix: string): AsyncIterable<StoredObject>
  /** Ends uploads that a killed process left, which cost space and are in no list. */
  dropUploads(prefix: string, before: Date): Promise<void>
}

// The protocol allows 10,000 parts of at least 5 MiB; all but the last have the same size.
const leastPart = 8 * 1024 * 1024
const mostParts = 9_000

const isAbsent = (error: unknown) => error instanceof S3Error && error.status === 404 && error.code !== 'NoSuchBucket'

async function sha256Of(content: Blob): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of content.stream()) digest.update(chunk)
  return digest.digest('hex')
}

export function openBucket(settings: S3Settings, patience?: Patience): Bucket {
  const { base, call } = createCaller(settings, patience)
  const run = async (method: string, what: Parameters<typeof call>[1]) => {
    await (await call(method, what)).body?.cancel()
  }
  const put: Bucket['put'] = (key, body, sha256) => run('PUT', { key, body, sha256 })

  async function putParts(key: string, content: Blob) {
    const partBytes = Math.max(leastPart, Math.ceil(content.size / mostParts))
    const uploadId = field(await (await call('POST', { key, query: { uploads: '' } })).text(), 'UploadId')
    try {
      const parts: string[] = []
      for (let start = 0; start < content.size; start += partBytes) {
        const partNumber = String(parts.length + 1)
        const part = content.slice(start, start + partBytes)
        const query = { partNumber, uploadId }
        const { headers, body } = await call('PUT', { key, query, body: part, sha256: await sha256Of(part) })
        await body?.cancel()
        parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${headers.get('etag') ?? ''}</ETag></Part>`)
      }
      const list = new Blob([`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`])
      const done = await call('POST', { key, query: { uploadId }, body: list, sha256: await sha256Of(list) })
      // The store begins its answer before it knows, so a failure can have the status 200.
      const answer = await done.text()
      if (!answer.includes('<CompleteMultipartUploadResult'))
        throw new S3Error('POST', done.status, codeIn(answer) ?? 'no code')
    } catch (error) {
      // If this fails too, `dropUploads` ends it later.
      await run('DELETE', { key, query: { uploadId } }).catch(() => {})
      throw error
    }
  }

  async function* pages(query: Record<string, string>, element: string, next: [name: string, from: string][]) {
    for (let more: Record<string, string> | undefined = {}; more; ) {
      const page: string = await (await call('GET', { query: { ...query, ...more } })).text()
      if (!page.includes(`<${element}`)) throw new Error('S3 did not list the bucket')
      yield page
      const after = next.map(([name, from]) => [name, field(page, from)])
      more = after[0]?.[1] ? Object.fromEntries(after) : undefined
    }
  }

  return {
    place: base,
    put,

    async putFile(key, file) {
      const content = await openAsBlob(file)
      if (content.size > leastPart) await putParts(key, content)
      else await put(key, content, await sha256Of(content))
    },

    async get(key) {
      try {
        const { body } = await call('GET', { key })
        return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
      } catch (error) {
        if (isAbsent(error)) return null
        throw error
      }
    },

    async delete(key) {
      await run('DELETE', { key }).catch((error: unknown) => {
        if (!isAbsent(error)) throw error
      })
    },

    async *list(prefix) {
      const next: [string, string][] = [['continuation-token', 'NextContinuationToken']]
      for await (const page of pages({ 'list-type': '2', prefix }, 'ListBucketResult', next))
        for (const entry of page.split('<Contents>').slice(1))
          yield {
            key: field(entry, 'Key'),
            bytes: Number(field(entry, 'Size')),
            storedAt: new Date(field(entry, 'LastModified')),
          }
    },

    async dropUploads(prefix, before) {
      const next: [string, string][] = [
        ['key-marker', 'NextKeyMarker'],
        ['upload-id-marker', 'NextUploadIdMarker'],
      ]
      for await (const page of pages({ uploads: '', prefix }, 'ListMultipartUploadsResult', next))
        for (const upload of page.split('<Upload>').slice(1))
          if (new Date(field(upload, 'Initiated')) < before)
            await run('DELETE', { key: field(upload, 'Key'), query: { uploadId: field(upload, 'UploadId') } })
    },
  }
}
