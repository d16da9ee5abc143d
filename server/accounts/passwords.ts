import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../errors.ts'

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// Each hash takes 32 MiB, a core, and one of the few threads that also read files and resolve names.
const mostAtOnce = 2
const mostWaiting = 20
let working = 0
const familiar: (() => void)[] = []
const strange: (() => void)[] = []

/** Limits concurrent hashes. Callers from somewhere familiar go first, and strangers cannot fill their queue. */
async function derive(password: string, salt: Buffer, length: number, options: ScryptOptions, isFamiliar: boolean) {
  if (working < mostAtOnce) working++
  else {
    const queue = isFamiliar ? familiar : strange
    if (queue.length >= mostWaiting)
      throw new AppError('unavailable', 'Too many people are signing in right now. Try again in a few seconds.')
    await new Promise<void>((go) => queue.push(go))
  }
  try {
    return await scryptAsync(password.normalize('NFKC'), salt, length, options)
  } finally {
    // The place is passed on directly, so that nobody else takes it in between.
    const next = familiar.shift() ?? strange.shift()
    if (next) next()
    else working--
  }
}

/** 32 MiB and three passes each, a cost the OWASP password storage sheet (2025) counts among the sufficient ones. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 }

/** `scrypt$N$r$p$salt$key`, so that the cost can be raised later without losing old hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, 32, cost, true)
  return wellFormed(cost.N, cost.r, cost.p, salt, key)
}

const wellFormed = (N: number, r: number, p: number, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

// Used when there is no account, so that an unknown email takes as long as a wrong password.
const nobody = wellFormed(cost.N, cost.r, cost.p, randomBytes(16), randomBytes(32))

export async function verifyPassword(password: string, stored: string | null, isFamiliar = false): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$')
  const expected = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem }
  const given = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options, isFamiliar)
  return timingSafeEqual(given, expected) && stored !== null
}
