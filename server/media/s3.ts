import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import type { MediaS3 } from '../config/media-settings.ts'
import { AppError } from '../errors.ts'
import type { MediaStore, Stored } from './store.ts'

const limitMs = 120_000
const prefix = 'media/'

/** Any store with the S3 protocol and path-style addresses. */
export function createS3Store({ url, bucket, key, secret, region }: MediaS3): MediaStore {
  const base = `${url.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(bucket)}`
  const of = (id: string) => `${base}/${prefix}${encodeURIComponent(id)}`

  async function call(method: string, address: string, body?: Blob, sha256 = 'UNSIGNED-PAYLOAD'): Promise<Response> {
    const signer = new AwsV4Signer({
      method,
      url: address,
      service: 's3',
      region,
      accessKeyId: key,
      secretAccessKey: secret,
      headers: { 'x-amz-content-sha256': sha256, ...(body && { 'content-type': 'application/octet-stream' }) },
    })
    const { headers } = await signer.sign()
    const unreachable = (cause: unknown) => {
      throw new AppError(
        'unavailable',
        'The storage for images and documents isn’t responding. Try again in a moment.',
        {
          cause,
        },
      )
    }
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), limitMs)
    // The signature is only valid for this address, so redirects are not followed.
    const response = await fetch(address, { method, headers, body, signal: late.signal, redirect: 'error' })
      .catch(unreachable)
      .finally(() => clearTimeout(timer))
    if (response.ok || response.status === 404) return response
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text().catch(() => ''))?.[1] ?? 'no code'
    return unreachable(new Error(`S3 responded to ${method} with ${response.status} (${code})`))
  }

  return {
    place: base,

    async put(id, file, sha256) {
      const { status } = await call('PUT', of(id), await openAsBlob(file), sha256)
      if (status === 404) throw new AppError('unavailable', 'The storage for images and documents has no such bucket.')
    },

    async get(id) {
      const { status, body } = await call('GET', of(id))
      if (status !== 404) return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
      await body?.cancel()
      return null
    },

    async delete(id) {
      const { body } = await call('DELETE', of(id))
      await body?.cancel()
    },

    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const search = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
        const page = await (await call('GET', `${base}?${search}`)).text()
        if (!page.includes('<ListBucketResult')) throw new Error('S3 did not list the bucket')
        for (const entry of page.split('<Contents>').slice(1)) yield storedIn(entry)
        token = field(page, 'NextContinuationToken') || undefined
      }
    },
  }
}

function field(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? '' : xml.slice(start + name.length + 2, end).replaceAll('&amp;', '&')
}

const storedIn = (entry: string): Stored => ({
  id: field(entry, 'Key').slice(prefix.length),
  bytes: Number(field(entry, 'Size')),
  storedAt: new Date(field(entry, 'LastModified')),
})
