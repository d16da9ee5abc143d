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

/** Limits for one network over all accounts: for failures, and for attempts, since each costs a hash. */
const networkFactor = { wrong: 10, all: 60 }
/** How many times the limit may be used up at one account, from anywhere, before strangers have to take turns. */
const calmFactor = 3
const longestTurnMs = 30_000

/** The keys that attempts at an account are counted under, hashed, so that nothing typed becomes part of a key. */
export const signInKey = (username: string) => `sign-in:${hashToken(username)}`

export interface Guess {
  /** Whether it comes from a browser or network that the account was signed in with before. */
  isFamiliar: boolean
  /** The password was right, so the attempt is not counted. */
  forgive(): Promise<void>
}

/**
 * Counts an attempt at an account's password before it is checked, and refuses it when there were too many. A browser
 * that the account knows has its own limit, so nobody else's failures keep its owner out. Any other attempt counts for
 * the account and its network together, for the network, and for the account: when many networks try one account,
 * attempts from networks it was never used in are admitted one at a time, with growing pauses.
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
  // Last, so that refused attempts count for nobody.
  await countAttempt(deps, times(networkFactor.all), `${isKnownBrowser ? account : `sign-in:${network}`}:all`)
  return { isFamiliar, forgive: () => forgiveAttempts(deps, keys) }
}

/** Lets an account's owner in at once after a reset of the password, however often it was guessed at before. */
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
      'This account is being tried from many places. Try again in a minute, or from a browser that you have signed in with before.',
      { retryAfter: error.retryAfter },
    )
  })
}
