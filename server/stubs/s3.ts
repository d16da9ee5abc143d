import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Kept {
  bytes: Buffer
  at: Date
}

interface Upload {
  key: string
  at: Date
  parts: Map<number, Buffer>
}

/** In place of the real response to a call. */
type Fault = {
  /** Matches the method and the path of the call, such as `PUT /bucket/key?partNumber=2`. Otherwise the next call. */
  on?: RegExp
} & ({ status: number; code: string } | { body: 'cut' | 'changed' } | { silent: true })

const leastPart = 5 * 1024 * 1024

/** For tests and development: the part of S3 that the app uses, path-style, with its checks and errors. */
export async function startS3Stub({
  key = 'stub-key',
  secret = 'stub-secret',
  region = 'eu-west-1',
  bucket = 'media-bucket',
  pageSize = 2,
} = {}) {
  const objects = new Map<string, Kept>()
  const uploads = new Map<string, Upload>()
  /** Each is used once, in order. */
  const faults: Fault[] = []
  const calls: string[] = []

  function takeFault(call: string): Fault | undefined {
    const at = faults.findIndex(({ on }) => !on || on.test(call))
    return at < 0 ? undefined : faults.splice(at, 1)[0]
  }

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
    calls.push(`${method} ${request.url}`)
    const fault = takeFault(`${method} ${request.url}`)
    if (fault && 'silent' in fault) return
    if (fault && 'status' in fault) return fail(fault.status, fault.code)
    const refusal = refusalOf(request, url, body)
    if (refusal) return fail(refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403, refusal)
    const [, inBucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const name = rest.join('/')
    if (inBucket !== bucket) return fail(404, 'NoSuchBucket')
    if (!name && method === 'GET')
      return url.searchParams.has('uploads') ? listUploads(url, response) : list(url, response)
    if (method === 'POST' && url.searchParams.has('uploads')) return begin(name, response)
    const uploadId = url.searchParams.get('uploadId')
    if (uploadId !== null) {
      const upload = uploads.get(uploadId)
      if (upload?.key !== name) return fail(404, 'NoSuchUpload')
      const refusal = continueUpload(uploadId, upload, { method, url, body, response })
      return refusal && fail(400, refusal)
    }
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
    if (fault?.body === 'cut')
      return response.write(kept.bytes.subarray(0, kept.bytes.length / 2), () => response.destroy())
    const changed = Buffer.from(kept.bytes)
    if (fault?.body === 'changed') changed[0]! ^= 1
    response.end(changed)
  }

  function begin(key: string, response: ServerResponse) {
    const id = `upload-${uploads.size + 1}`
    uploads.set(id, { key, at: new Date(), parts: new Map() })
    response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
  }

  interface Continued {
    method: string
    url: URL
    body: Buffer
    response: ServerResponse
  }

  /** Returns a code when it is refused. */
  function continueUpload(id: string, upload: Upload, { method, url, body, response }: Continued): string | undefined {
    const { key, parts } = upload
    if (method === 'PUT') {
      const number = Number(url.searchParams.get('partNumber'))
      parts.set(number, body)
      response.setHeader('etag', etagOf(body)).end()
    } else if (method === 'DELETE') {
      uploads.delete(id)
      response.writeHead(204).end()
    } else {
      const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)].map(
        ([, number, etag]) => ({ part: parts.get(Number(number)), etag }),
      )
      if (listed.length === 0) return 'MalformedXML'
      if (listed.some(({ part, etag }) => !part || etagOf(part) !== etag)) return 'InvalidPart'
      if (listed.slice(0, -1).some(({ part }) => part!.length < leastPart)) return 'EntityTooSmall'
      objects.set(key, { bytes: Buffer.concat(listed.map(({ part }) => part!)), at: new Date() })
      uploads.delete(id)
      response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
    }
  }

  const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

  function listUploads({ searchParams }: URL, response: ServerResponse) {
    const after = searchParams.get('upload-id-marker') ?? ''
    const found = [...uploads].filter(([id, { key }]) => key.startsWith(searchParams.get('prefix') ?? '') && id > after)
    const page = found.slice(0, pageSize)
    const entries = page.map(
      ([id, { key, at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    )
    const [id, last] = page.at(-1) ?? []
    const next =
      found.length > page.length
        ? `<NextKeyMarker>${last?.key}</NextKeyMarker><NextUploadIdMarker>${id}</NextUploadIdMarker>`
        : ''
    response.end(`<ListMultipartUploadsResult>${entries.join('')}${next}</ListMultipartUploadsResult>`)
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
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    uploads,
    faults,
    /** Method and path of each call so far. */
    calls,
    settings: { url, bucket, key, secret, region },
    env: {
      MEDIA_S3_URL: url,
      MEDIA_S3_BUCKET: bucket,
      MEDIA_S3_KEY: key,
      MEDIA_S3_SECRET: secret,
      MEDIA_S3_REGION: region,
    },
    backupEnv: {
      BACKUP_S3_URL: url,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_KEY: key,
      BACKUP_S3_SECRET: secret,
      BACKUP_S3_REGION: region,
    },
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  }
}
