import type { Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../context.ts'
import { hasKey } from './bearer.ts'
import { type Caller, callerOf } from './caller.ts'
import { cookieName, cookieOptions } from './cookies.ts'
import { hashToken } from './tokens.ts'

/** The browser that sent the request. Handlers read it, so no use-case looks into cookies. */
export interface Browser {
  /** The key of its session in the database. Null without a session. */
  sessionKey: string | null
  /** The token by which accounts know the browser. Null before the first sign-in. */
  token: string | null
  /** The token of the invitation that it opened last. */
  invitation?: string
  caller: Caller
}

type Settings = Pick<Deps, 'config'>

export const browserOf = (c: HonoContext, deps: Settings): Browser => ({
  sessionKey: sessionKey(c, deps),
  token: cookieOf(c, deps, 'browser') ?? null,
  invitation: cookieOf(c, deps, 'invitation'),
  caller: callerOf(c, deps),
})

/** The browser's key in known_browsers. Null without a token. */
export const browserHash = ({ token }: Browser): string | null => (token ? hashToken(token) : null)

/** The part of `browserOf` that the busiest calls need. */
export function sessionKey(c: HonoContext, { config }: Settings): string | null {
  const token = cookieOf(c, { config }, 'session')
  return token ? hashToken(token) : null
}

type CookieName = 'session' | 'browser' | 'invitation'

const cookieOf = (c: HonoContext, { config }: Settings, name: CookieName) =>
  hasKey(c) ? undefined : getCookie(c, cookieName(config, name))

export interface Token {
  token: string
  expiresAt: Date
}

/** A browser's cookies at sign-in. Send them only after the session is committed. */
export interface SignedInBrowser {
  session: Token
  browser: Token
}

export function giveCookies(c: HonoContext, deps: Settings, { session, browser }: SignedInBrowser): void {
  giveCookie(c, deps, 'session', session)
  giveCookie(c, deps, 'browser', browser)
}

export function giveCookie(c: HonoContext, { config }: Settings, name: CookieName, { token, expiresAt }: Token): void {
  setCookie(c, cookieName(config, name), token, { ...cookieOptions(config), expires: expiresAt })
}

export const takeSessionCookie = (c: HonoContext, { config }: Settings): void =>
  void deleteCookie(c, cookieName(config, 'session'), cookieOptions(config))
