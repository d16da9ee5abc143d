import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Delivered {
  message: unknown
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  /** The signed claims: subject, audience, and expiry in seconds. */
  claims: { aud: string; exp: number; sub: string }
}

/**
 * A push service with its browsers, by RFC 8030, 8188, 8291 and 8292. It checks the signature and the headers, decrypts
 * like a browser, and gives the answers that a test sets.
 */
export async function startPushService() {
  const browsers = new Map<string, { ecdh: ECDH; auth: Buffer; delivered: Delivered[] }>()
  /** Answers that replace the right one, by browser. */
  const answers = new Map<string, number[]>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const id = request.url?.slice('/push/'.length) ?? ''
      const status = answers.get(id)?.shift() ?? take(id, request.headers, Buffer.concat(chunks))
      response.writeHead(status, status === 429 ? { 'retry-after': '1' } : {}).end('x'.repeat(1_000))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function take(id: string, headers: Record<string, string | string[] | undefined>, body: Buffer): number {
    const browser = browsers.get(id)
    if (!browser) return 410
    const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined)
    if (!/^\d+$/.test(header('ttl') ?? '') || header('content-encoding') !== 'aes128gcm') return 400
    if (body.length > 4_096) return 413
    const topic = header('topic')
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return 400
    const claims = claimsOf(header('authorization') ?? '')
    if (
      !claims ||
      claims.aud !== origin ||
      claims.exp <= Date.now() / 1_000 ||
      claims.exp > Date.now() / 1_000 + 86_400
    )
      return 403
    if (!/^(mailto:|https:)/.test(claims.sub)) return 403
    const text = decrypt(body, browser.ecdh, browser.auth)
    browser.delivered.push({
      message: JSON.parse(text),
      ttl: Number(header('ttl')),
      urgency: header('urgency'),
      topic,
      claims,
    })
    return 201
  }

  return {
    origin,
    answers,
    browser() {
      const id = randomBytes(12).toString('base64url')
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const delivered: Delivered[] = []
      browsers.set(id, { ecdh, auth, delivered })
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const subscription = { endpoint: `${origin}/push/${id}`, keys }
      return { id, subscription, delivered, leave: () => browsers.delete(id) }
    },
    stop: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()),
  }
}

/** The claims of the header's token, if the key beside it signed the token (ES256). */
function claimsOf(authorization: string): Delivered['claims'] | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${payload}`)
  const isSound = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSound ? (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Delivered['claims']) : null
}

/** RFC 8291 and 8188: one record of aes128gcm, for the browser's keys. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const start = 21 + body.readUInt8(20)
  const sender = body.subarray(21, start)
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const key = derive(ecdh.computeSecret(sender), auth, info, 32)
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', derive(key, salt, 'Content-Encoding: aes128gcm\0', 16), nonce)
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(start, -16)), decipher.final()])
  // The text ends at a 2; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
