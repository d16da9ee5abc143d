import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

type Headers = Record<string, string | string[] | undefined>

/** Whether Hookline sent this body with this secret in the last five minutes, as standardwebhooks.com says. */
export function isGenuine(secret: string, headers: Headers, body: Buffer, now = Date.now()): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (!secret || !id || !(Math.abs(now / 1_000 - Number(timestamp)) <= toleranceSeconds)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  // While a secret is renewed, both sign.
  return String(signatures)
    .split(' ')
    .some((signature) => {
      const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}
