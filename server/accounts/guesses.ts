import { networkOf } from '../addresses.ts'
import type { Deps } from '../context.ts'
import { AppError } from '../errors.ts'
import type { RateLimit } from '../setting-forms.ts'
import type { Browser } from './browser.ts'
import { browserHash, familiarity } from './known-browsers.ts'
import { countAttempt, forgiveAttempts } from './rate-limits.ts'
import { hashToken } from './tokens.ts'

/** What everybody in one network may try together, over all accounts: wrongly, and at all, since each try costs a hash. */
const networkFactor = { wrong: 10, all: 60 }
/** So many times the limit is guessed at one account, from anywhere, before strangers to it have to take turns. */
const calmFactor = 3
const longestTurnMs = 30_000

/** Where the tries at an account are counted; what somebody has typed never becomes part of a key. */
export const signInKey = (username: string) => `sign-in:${hashToken(username)}`

export interface Guess {
  /** It comes from a browser or a network that the account was signed in with before. */
  isFamiliar: boolean
  /** It was no guess: the password was right, and nothing of it counts. */
  forgive(): Promise<void>
}

/**
 * Counts a try at an account's password before it is looked at, and refuses it when there were too many. A browser that
 * the account knows has a limit of its own, so nobody else's failures keep its owner out. Any other try counts for the
 * account and its network together, for the network, and for the account: when many networks try one account, tries from
 * networks it was never used in come one at a time with growing pauses.
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
  // Last, so that what was refused already fills nobody's measure.
  await countAttempt(deps, times(networkFactor.all), `${isKnownBrowser ? account : `sign-in:${network}`}:all`)
  return { isFamiliar, forgive: () => forgiveAttempts(deps, keys) }
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
