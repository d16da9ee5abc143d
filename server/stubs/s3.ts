import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Kept {
  bytes: Buffer
  at: Date
}

/** For tests and development: the part of S3 that the app uses, path-style, with its checks and errors. */
export async function startS3Stub({
  key = 'stub-key',
  secret = 'stub-secret',
  region = 'eu-west-1',
  bucket = 'media-bucket',
  pageSize = 2,
} = {}) {
  const objects = new Map<string, Kept>()
  /** Responses to the next calls in place of real ones, in order. */
  const faults: { status: number; code: string }[] = []

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', `http://${headers.host}`)
    const body = await buffer(request)
    const fail = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
      )
    }
    const fault = faults.shift()
    if (fault) return fail(fault.status, fault.code)
    const refusal = refusalOf(request, url, body)
    if (refusal) return fail(refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403, refusal)
    const [, inBucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const name = rest.join('/')
    if (inBucket !== bucket) return fail(404, 'NoSuchBucket')
    if (!name && method === 'GET') return list(url, response)
    const kept = objects.get(name)
    if (method === 'PUT') {
      // The real S3 cannot tell a retry from a first try either.
      objects.set(name, { bytes: body, at: new Date() })
      return response.end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    if (method !== 'GET') return fail(405, 'MethodNotAllowed')
    if (!kept) return fail(404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': kept.bytes.length })
    response.end(kept.bytes)
  }

  function list({ searchParams }: URL, response: ServerResponse) {
    const after = Buffer.from(searchParams.get('continuation-token') ?? '', 'base64').toString()
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(searchParams.get('prefix') ?? '') && name > after)
      .sort()
    const page = names.slice(0, pageSize)
    const contents = page.map((name) => {
      const { bytes, at } = objects.get(name)!
      return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const isCut = names.length > page.length
    const token = isCut
      ? `<NextContinuationToken>${Buffer.from(page.at(-1)!).toString('base64')}</NextContinuationToken>`
      : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`,
    )
  }

  /** Signature version 4, computed anew from the request as it arrived. */
  function refusalOf({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): string | null {
    const parts =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
        headers.authorization ?? '',
      )
    if (!parts) return 'AccessDenied'
    const [, id, day = '', inRegion = '', names = '', signature = ''] = parts
    if (id !== key) return 'InvalidAccessKeyId'
    const at = String(headers['x-amz-date'])
    const sentAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
    if (!at.startsWith(day) || Math.abs(Date.now() - sentAt) > 15 * 60_000) return 'RequestTimeTooSkewed'
    if (inRegion !== region || !names.split(';').includes('host')) return 'AuthorizationHeaderMalformed'
    const encoded = (text: string) =>
      encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
    const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
    const path = decodeURIComponent(url.pathname).split('/').map(encoded).join('/')
    const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
    const digest = String(headers['x-amz-content-sha256'])
    const canonical = [method, path, query.join('&'), signed.join(''), names, digest].join('\n')
    const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest()
    const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
    const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
    const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
    if (!timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'
    return digest === 'UNSIGNED-PAYLOAD' || digest === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    objects,
    faults,
    env: {
      MEDIA_S3_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MEDIA_S3_BUCKET: bucket,
      MEDIA_S3_KEY: key,
      MEDIA_S3_SECRET: secret,
      MEDIA_S3_REGION: region,
    },
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
