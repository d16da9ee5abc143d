import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { msg } from '#shared/say.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { isLoopback, readAddress } from '../net/addresses.ts'
import { hasKey } from './bearer.ts'

/** Whether a server for this computer alone is asked by another device, through an address that its owner opened. */
export function isFromNetwork(c: HonoContext, { config }: Pick<Deps, 'config'>): boolean {
  const at = localAddress(c)
  return at !== null && isLoopback(config.host) && !isLoopback(at)
}

/** The address of this computer that the connection came to. */
const localAddress = (c: HonoContext) =>
  readAddress((c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.localAddress)

/** The address that people open: PUBLIC_URL, or the one that the browser names on loopback and in its network. */
export function originOf(c: HonoContext, { config }: Pick<Deps, 'config'>): string {
  if (isFromNetwork(c, { config })) return `http://${c.req.header('host')}`
  return config.publicUrl ?? `http://${c.req.header('host') ?? `localhost:${config.port}`}`
}

/** A header of /healthz: a proxy passed the request on, and TRUST_PROXY is off. */
export const unreadProxy = 'hookline-unread-proxy'

/** Reads `X-Forwarded-For` only as far as the operator's proxies wrote it: each appends one address. */
export function clientAddress(c: HonoContext, { config }: Pick<Deps, 'config'>): string {
  const forwarded = config.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-config.trustProxy) : undefined
  return readAddress(forwarded?.trim()) ?? peerAddress(c)
}

/** The caller, or the proxy in front of this server. */
export const peerAddress = (c: HonoContext): string =>
  readAddress((c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress) ?? 'unknown'

/**
 * Accepts only the server's own names, so nobody can point another site's name at it (DNS rebinding): the one in
 * PUBLIC_URL, or on loopback the loopback names. Programs on this computer, such as a proxy, may also use a loopback
 * name.
 */
export const knownHost = (deps: Deps): MiddlewareHandler<Env> => {
  const { host: listensOn, publicUrl } = deps.config
  const listensOnLoopback = isLoopback(listensOn)
  const isOpen = publicUrl === undefined && !listensOnLoopback
  const own = publicUrl && new URL(publicUrl).hostname
  return async (c, next) => {
    // Only programs other than browsers send no host.
    const host = (c.req.header('host') ?? own ?? 'localhost').replace(/:\d+$/, '').toLowerCase()
    const isOfComputer = isLoopback(host) && (listensOnLoopback || isLoopback(peerAddress(c)))
    // A name in place of the address could be another site's.
    const isOfNetwork = isFromNetwork(c, deps) && host === localAddress(c)
    if (!isOpen && host !== own && !isOfComputer && !isOfNetwork)
      throw new AppError(
        'forbidden',
        own
          ? msg`This server answers only at ${{ address: publicUrl }}. A proxy in front of it must pass that name on.`
          : 'This server answers only on this computer. Set PUBLIC_URL to use another name.',
      )
    await next()
  }
}

/** A page of another site must not act for a person signed in here. With a key no cookie counts. */
export const sameSite =
  (deps: Deps): MiddlewareHandler<Env> =>
  async (c, next) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || c.req.path === '/api/logout'
    if (changes && !hasKey(c)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const isForeign = site
        ? site !== 'same-origin' && site !== 'none'
        : origin !== undefined && origin !== originOf(c, deps)
      if (isForeign) throw new AppError('forbidden', 'This request came from another site and was refused.')
    }
    await next()
  }
