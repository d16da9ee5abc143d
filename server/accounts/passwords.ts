import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../errors.ts'
import { cost } from './password-cost.ts'

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// Each hash takes 32 MiB, a core, and one of the few threads that also read files and resolve names.
const maxAtOnce = 2
const maxWaiting = 20
let working = 0
const familiar: (() => void)[] = []
const strange: (() => void)[] = []

/** Familiar callers go first, and strangers cannot fill their queue. */
async function derive(password: string, salt: Buffer, length: number, options: ScryptOptions, isFamiliar: boolean) {
  if (working < maxAtOnce) working++
  else {
    const queue = isFamiliar ? familiar : strange
    if (queue.length >= maxWaiting)
      throw new AppError('unavailable', 'Too many people are signing in right now. Try again in a few seconds.')
    await new Promise<void>((go) => queue.push(go))
  }
  try {
    return await scryptAsync(password.normalize('NFKC'), salt, length, options)
  } finally {
    // Hands the slot on directly, so nobody else takes it in between.
    const next = familiar.shift() ?? strange.shift()
    if (next) next()
    else working--
  }
}

/** Stores the cost beside the hash (`scrypt$N$r$p$salt$key`), so a higher cost keeps old hashes valid. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, 32, cost, true)
  return wellFormed(cost.N, cost.r, cost.p, salt, key)
}

const wellFormed = (N: number, r: number, p: number, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

// Without an account, so an unknown email takes as long as a wrong password.
const nobody = wellFormed(cost.N, cost.r, cost.p, randomBytes(16), randomBytes(32))

export async function verifyPassword(password: string, stored: string | null, isFamiliar = false): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$')
  const expected = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem }
  const given = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options, isFamiliar)
  return timingSafeEqual(given, expected) && stored !== null
}
