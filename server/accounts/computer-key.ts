import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Context as HonoContext } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { msg } from '#shared/say.ts'
import { call } from '../config/call.ts'
import type { Deps } from '../context.ts'
import { browserOf } from '../http/browser.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import { clientAddress } from '../http/origin.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { keepKey, keyFile } from '../key-files.ts'
import { networkOf } from '../net/addresses.ts'
import { familiarity } from './known-browsers.ts'

export interface WithComputerKey {
  computerKey: () => string
}

const fileName = 'sign-in.key'

/**
 * Whoever shows this key may sign in to any account of the local provider. The file is made at the first start; only
 * the user who runs the app can read it.
 */
export const readComputerKey = (dataDir: string): string => keepKey(dataDir, fileName, 'The key of this computer')

/** Replaces the key. A running app takes the new one at once. */
export function makeComputerKey(dataDir: string): void {
  rmSync(keyFile(dataDir, fileName), { force: true })
  readComputerKey(dataDir)
}

export const keyPath = '/local-provider/key'
export const keyLink = (origin: string, key: string) => `${origin}${keyPath}?key=${key}`

export const wrongKey = msg`This is not the key of this computer. To print it, run: ${{ command: call('admin', 'key') }}`

const proofMs = 30 * 60_000

/**
 * Accepts the key, or a link with it, for this browser and the next half hour. Returns whether it was right. Wrong
 * tries are not limited: nobody can guess the key, and a limit would lock its owner out.
 */
export async function takeKey(c: HonoContext, deps: Deps & WithComputerKey, given: string): Promise<boolean> {
  const key = deps.computerKey()
  const text = given.trim().slice(0, 1_000)
  if (!isSameText(text.slice(text.lastIndexOf('=') + 1), key)) {
    await countAttempt(deps, deps.config.limits?.signIn, `computer-key:${networkOf(clientAddress(c, deps))}`)
    return false
  }
  giveKeyProof(c, deps)
  return true
}

/** Lets this browser sign in to any account of the local provider, for half an hour. */
export function giveKeyProof(c: HonoContext, { config, now, computerKey }: Deps & WithComputerKey): void {
  const until = String(now().getTime() + proofMs)
  setCookie(c, cookieName(config, 'key'), `${until}.${proofOf(until, computerKey())}`, {
    ...cookieOptions(config),
    maxAge: proofMs / 1_000,
  })
}

export function holdsKey(c: HonoContext, deps: Deps & WithComputerKey): boolean {
  const [until = '', proof = ''] = (getCookie(c, cookieName(deps.config, 'key')) ?? '').split('.')
  return isSameText(proof, proofOf(until, deps.computerKey())) && Number(until) > deps.now().getTime()
}

/** The account knows the browser, or it showed the key. */
export const mayEnter = async (c: HonoContext, deps: Deps & WithComputerKey, userId: string): Promise<boolean> =>
  holdsKey(c, deps) || (await familiarity(deps, browserOf(c, deps), userId)).isKnownBrowser

/** One key serves one sign-in. */
export const letGoOfKey = (c: HonoContext, { config }: Deps) =>
  void deleteCookie(c, cookieName(config, 'key'), cookieOptions(config))

const proofOf = (until: string, key: string) => createHmac('sha256', key).update(until).digest('base64url')

/** Compares hashes, whose timing reveals nothing. */
export function isSameText(one: string, other: string): boolean {
  const salt = randomBytes(16)
  const [a, b] = [one, other].map((text) => createHmac('sha256', salt).update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
