import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { refuseMetadata } from '#server/net/given-address.ts'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { AppError } from '../errors.ts'
import { isPublic, NotPublic, publicLookup } from './addresses.ts'

/**
 * Requests only a model's own address. A redirect is an error, since the key must not follow it. So is a web page: it
 * comes from a wrong address, a captive portal or a proxy's sign-in.
 */
export async function guardedFetch(input: string | URL | globalThis.Request, init?: RequestInit): Promise<Response> {
  await refuseMetadata(new URL(input instanceof Request ? input.url : input))
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.ok && response.headers.get('content-type')?.includes('text/html')) {
    await response.body?.cancel()
    throw new Error('The address answers with a web page.')
  }
  return response
}

export interface Opened {
  /** After redirects. */
  url: URL
  /** In lower case, without parameters. */
  contentType: string | undefined
  charset: string | null
  /** Unpacked. The caller limits its length. */
  body: Readable
}

interface PublicRequest {
  signal: AbortSignal
  /** The content types to ask for. */
  accept: string
  /** Hosts in private networks, with their port, that may be asked. */
  allowed: readonly string[]
}

const maxRedirects = 5

/** Opens an address on the internet that a person gave. Each redirect is checked like the first address. */
export async function openPublic(entered: URL, request: PublicRequest): Promise<Opened> {
  let url = entered
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await ask(url, request)
    const { statusCode = 0, headers } = response
    if (statusCode >= 200 && statusCode < 300) return opened(url, response)
    response.destroy()
    if (!(statusCode >= 300 && statusCode < 400) || !headers.location) throw refusedBy(url, statusCode)
    if (!URL.canParse(headers.location, url.href)) throw unreachable(url)
    url = new URL(headers.location, url)
  }
  throw new AppError('upstream', msg`${{ host: entered.host }} leads from one address to the next without an end.`)
}

function refuseInside({ protocol, hostname, host, username, password }: URL, allowed: readonly string[]): void {
  if (!/^https?:$/.test(protocol) || username || password)
    throw new AppError('invalid', 'Enter the address of a page, such as https://example.com/article.')
  const bare = hostname.replace(/^\[|\]$/g, '')
  // Node looks up names only, and `publicLookup` checks those.
  if (isIP(bare) && !isPublic(bare) && !allowed.includes(host)) throw inside(host)
}

const inside = (host: string) =>
  new AppError('invalid', msg`${{ host }} is inside a private network. Copy the text and paste it instead.`)
const unreachable = ({ host }: URL, cause?: unknown) =>
  new AppError('upstream', msg`${{ host }} could not be reached. Check the address, or copy the text and paste it.`, {
    cause,
  })

function refusedBy({ host }: URL, status: number): AppError {
  if (status === 404 || status === 410) return new AppError('upstream', msg`${{ host }} has no page at this address.`)
  if (status === 401 || status === 402 || status === 403 || status === 429 || status === 451 || status === 999)
    return new AppError(
      'upstream',
      msg`${{ host }} does not show this page to programs. Copy its text and paste it instead.`,
    )
  return new AppError(
    'upstream',
    msg`${{ host }} has a problem right now. Try again later, or copy the text and paste it.`,
  )
}

const ask = (url: URL, { signal, accept, allowed }: PublicRequest) =>
  new Promise<IncomingMessage>((done, fail) => {
    refuseInside(url, allowed)
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        headers: {
          accept,
          'accept-encoding': 'gzip, deflate, br',
          'user-agent': `Mozilla/5.0 (compatible; ${product.name})`,
        },
        signal,
        ...(!allowed.includes(url.host) && { lookup: publicLookup }),
      },
      done,
    )
    request.on('error', (cause) => {
      if (signal.aborted) fail(signal.reason as Error)
      else fail(cause instanceof NotPublic ? inside(url.host) : unreachable(url, cause))
    })
    request.end()
  })

const unpackers: Record<string, () => ReturnType<typeof createGunzip>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function opened(url: URL, response: IncomingMessage): Opened {
  const [type = '', ...parameters] = (response.headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((one) => /^\s*charset="?([\w-]+)/.exec(one)?.[1]).find(Boolean) ?? null
  const unpack = unpackers[response.headers['content-encoding']?.toLowerCase() ?? '']
  const body = unpack ? response.pipe(unpack()) : response
  if (unpack) response.once('error', (error) => body.destroy(error))
  return { url, contentType: type.trim() || undefined, charset, body }
}
