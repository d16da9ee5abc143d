import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import { signInErrors } from '#shared/sign-in-errors.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { isFromNetwork, peerAddress } from '../http/origin.ts'
import { isLoopback } from '../net/addresses.ts'

/** Browsers, HTTP itself and our pages send these. Proxies add many others. */
const ofBrowsers = new Set(
  `accept accept-charset accept-encoding accept-language authorization cache-control connection content-length
  content-type cookie device-memory dnt downlink dpr ect expect host if-match if-modified-since if-none-match if-range
  if-unmodified-since keep-alive origin pragma priority purpose range referer rtt save-data te transfer-encoding upgrade
  upgrade-insecure-requests user-agent viewport-width width x-moz x-purpose x-requested-with
  x-author x-workspace`.split(/\s+/),
)

/** The header or version that reveals a proxy. Null without one. */
export function traceOfProxy(c: HonoContext): string | null {
  const version = (c.env as Partial<HttpBindings> | undefined)?.incoming?.httpVersion
  // Browsers have not used HTTP/1.0 for decades. A proxy may, by default.
  if (version === '1.0') return 'HTTP/1.0'
  const names = Object.keys(c.req.header())
  return names.find((name) => !ofBrowsers.has(name) && !name.startsWith('sec-')) ?? null
}

/** Admits only direct connections by a loopback name. */
export function refuseUnlessHere(c: HonoContext<Env>, { config }: Pick<Deps, 'config'>): void {
  const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  if (config.identityProvider?.kind !== 'local' || !isLoopback(host) || !isLoopback(peerAddress(c)))
    throw new AppError('not_found', 'Page not found')
  refuseThroughProxy(c, { config })
}

/** Where people sign in on this computer, even passwords need a direct connection. */
export function refuseThroughProxy(c: HonoContext<Env>, { config }: Pick<Deps, 'config'>): void {
  if (config.identityProvider?.kind !== 'local') return
  if (isFromNetwork(c, { config })) throw new AppError('forbidden', signInErrors.fromNetwork)
  const trace = traceOfProxy(c)
  if (!trace) return
  c.var.log.warn({ trace }, 'refused to sign in on this computer: the request came through a proxy')
  throw new AppError('forbidden', signInErrors.throughProxy)
}
