import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { NewSubscription, PushMessage } from '#shared/push.ts'
import { addressOf } from '../config/config.ts'
import type { Scope } from '../context.ts'
import { AppError } from '../errors.ts'
import { isPublic, publicLookup } from '../net/addresses.ts'
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
export async function sendPush(
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
  const status = await post(url, headers, body, url.origin === config.push.service)
  if (status === 404 || status === 410) return 'gone'
  if (status >= 200 && status < 300) return 'sent'
  throw new PushRefused(status)
}

/** Only the status matters; the body is not read. */
const post = (url: URL, headers: Record<string, string | number>, body: Buffer, isOwn: boolean) =>
  new Promise<number>((done, fail) => {
    const request: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      { method: 'POST', headers, signal: AbortSignal.timeout(limitMs), ...(!isOwn && { lookup: publicLookup }) },
      (response) => {
        done(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', fail)
    request.end(body)
  })

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
