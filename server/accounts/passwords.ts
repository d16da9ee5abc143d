import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** 32 MiB and three passes each, a cost the OWASP password storage sheet (2025) counts among the sufficient ones. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 }

/** `scrypt$N$r$p$salt$key`, so that the cost can be raised later without losing old hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFKC'), salt, 32, cost)
  return wellFormed(cost.N, cost.r, cost.p, salt, key)
}

const wellFormed = (N: number, r: number, p: number, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')

// Compared with when there is no account, so that an unknown e-mail takes as long as a wrong password.
const nobody = wellFormed(cost.N, cost.r, cost.p, randomBytes(16), randomBytes(32))

export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$')
  const expected = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem }
  const given = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), expected.length, options)
  return timingSafeEqual(given, expected) && stored !== null
}
