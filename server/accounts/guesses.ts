import { sql } from 'drizzle-orm'
import type { RateLimit } from '../config/setting-forms.ts'
import type { Deps, Scope } from '../context.ts'
import { rateLimits } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { type Browser, browserHash } from '../http/browser.ts'
import { countAttempt, forgiveAttempts } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { networkOf } from '../net/addresses.ts'
import { familiarity } from './known-browsers.ts'

/** For one network across all accounts. Attempts count too, since each costs a hash. */
const networkFactor = { wrong: 10, all: 60 }
/** Beyond this, strangers take turns at an account. */
const calmFactor = 3
const longestTurnMs = 30_000

/** Hashed, so no key holds what somebody typed. */
export const signInKey = (username: string) => `sign-in:${hashToken(username)}`

export interface Guess {
  /** The account was signed in from this browser or network before. */
  isFamiliar: boolean
  /** Takes the attempt back after a right password. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt before the password is checked, and refuses it when there were too many. A known browser has its
 * own limit, so other people's failures keep no owner out. Any other attempt counts for the account in its network, for
 * the network, and for the account. When many networks try one account, unfamiliar networks are admitted one at a time,
 * with growing pauses.
 */
export async function countGuess(
  deps: Deps,
  browser: Browser,
  username: string,
  userId: string | undefined,
): Promise<Guess> {
  const limit = deps.config.limits?.signIn
  const account = signInKey(username)
  const network = networkOf(browser.caller.address)
  const { isKnownBrowser, isKnownNetwork } = await familiarity(deps, browser, userId ?? '')
  const isFamiliar = isKnownBrowser || isKnownNetwork
  if (!limit) return { isFamiliar, forgive: async () => {} }

  const keys = isKnownBrowser ? [`${account}:${browserHash(browser)}`] : [`${account}:${network}`, `sign-in:${network}`]
  const [own = '', shared] = keys
  const times = (factor: number) => ({ ...limit, attempts: limit.attempts * factor })
  await countAttempt(deps, limit, own)
  if (shared) {
    await countAttempt(deps, times(networkFactor.wrong), shared)
    const tries = await countAttempt(deps, times(Number.POSITIVE_INFINITY), account)
    keys.push(account)
    if (!isFamiliar) await takeTurn(deps, limit, account, tries)
  }
  // Last, so refused attempts count for nobody.
  await countAttempt(deps, times(networkFactor.all), `${isKnownBrowser ? account : `sign-in:${network}`}:all`)
  return { isFamiliar, forgive: () => forgiveAttempts(deps, keys) }
}

/** After a password reset the owner signs in at once, despite earlier guesses. */
export async function forgetGuesses({ db }: Pick<Scope, 'db'>, username: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${signInKey(username)})`)
}

async function takeTurn(deps: Deps, { attempts }: RateLimit, account: string, tries: number): Promise<void> {
  const rounds = Math.floor(tries / (attempts * calmFactor))
  if (rounds === 0) return
  const windowMs = Math.min(1_000 * 2 ** Math.min(rounds, 10), longestTurnMs)
  await countAttempt(deps, { attempts: 1, windowMs }, `${account}:turn`).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError(
      'rate_limited',
      'Too many networks are trying this account. Try again in a minute, or use a browser that you have signed in with before.',
      { retryAfter: error.retryAfter },
    )
  })
}
