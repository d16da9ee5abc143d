import { createHmac, randomBytes } from 'node:crypto'
import type { webhooks } from '../database/schema.ts'
import { type Binding, unseal } from '../secrets.ts'

// As https://www.standardwebhooks.com says.

const prefix = 'whsec_'

export const newSecret = () => prefix + randomBytes(32).toString('base64')

/** For `seal`. */
export const secretBinding = ({ id }: Pick<Row, 'id'>): Binding => ['webhook', id]

type Row = typeof webhooks.$inferSelect

/** The secrets that sign now, the present one first. */
export function secretsOf(place: Parameters<typeof unseal>[0], webhook: Row, now: Date): string[] {
  const { sealedSecret, sealedFormerSecret, formerUntil } = webhook
  const former = formerUntil && formerUntil > now ? sealedFormerSecret : null
  const [secret, ...others] = [sealedSecret, ...(former ? [former] : [])].map((sealed) =>
    unseal(place, secretBinding(webhook), sealed),
  )
  if (!secret) throw new Error('The secret key of this server does not open the secret of a webhook.')
  return [secret, ...others.filter((other) => other !== null)]
}

export function signedHeaders(secrets: readonly string[], id: string, now: Date, body: string) {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
