import { isIP } from 'node:net'
import type { NewSubscription, PushMessage } from '#shared/push.ts'
import { addressOf } from '../config/config.ts'
import type { Scope } from '../context.ts'
import { AppError } from '../errors.ts'
import { isPublic } from '../net/addresses.ts'
import { postPublic } from '../net/post-public.ts'
import { observed, type Works } from '../telemetry/observed.ts'
import { loadWebPush, pushKeys } from './keys.ts'

type Settings = Pick<Scope, 'db' | 'config'>

const limitMs = 10_000

/** Allows encrypted addresses on the internet, and the configured push service. */
export function readEndpoint({ config }: Pick<Settings, 'config'>, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isOwn = url !== null && url.origin === config.push.service
  const isUsual = url?.protocol === 'https:' && !url.username && !url.password && (!isIP(host) || isPublic(host))
  if (!url || !(isOwn || isUsual)) throw new AppError('invalid', 'This is not the address of a push service.')
  return url
}

interface Options {
  /** A newer message replaces a waiting one with the same topic. */
  topic: string
  ttlMs: number
}

/**
 * Sends a message to one browser. Returns `gone` when the browser wants no more. Throws when the service could not take
 * it now; the caller may try again.
 */
export async function sendPush(...sending: Parameters<typeof send>): ReturnType<typeof send> {
  const about: Works['push'] = {}
  return observed('push', about, async () => (about.outcome = await send(...sending)))
}

async function send(
  scope: Settings,
  { endpoint, keys }: NewSubscription,
  message: PushMessage,
  { topic, ttlMs }: Options,
): Promise<'sent' | 'gone'> {
  const { config } = scope
  const url = readEndpoint(scope, endpoint)
  const address = addressOf(config)
  const subject = config.push.subject ?? (address.startsWith('https:') ? address : 'mailto:operator@localhost')
  const { default: webPush } = await loadWebPush()
  const { headers, body } = webPush.generateRequestDetails({ endpoint: url.href, keys }, JSON.stringify(message), {
    vapidDetails: { subject, ...(await pushKeys(scope)) },
    TTL: Math.max(0, Math.round(ttlMs / 1_000)),
    urgency: 'high',
    topic,
  })
  const isAllowed = url.origin === config.push.service
  const answer = await postPublic(url, { headers, body, signal: AbortSignal.timeout(limitMs), isAllowed })
  // Only the status matters.
  answer.destroy()
  const status = answer.statusCode ?? 0
  if (status === 404 || status === 410) return 'gone'
  if (status >= 200 && status < 300) return 'sent'
  throw new PushRefused(status)
}

/** The push service refused a message. The code goes into the job. */
export class PushRefused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number) {
    super(`The push service answered ${status}.`)
    this.status = status
    this.code = `push-${status}`
  }
  get isPassing() {
    return this.status === 429 || this.status >= 500
  }
}
