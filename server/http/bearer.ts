import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import { AppError } from '../errors.ts'
import { hashToken } from './tokens.ts'

// `hk_`, 32 random characters and a checksum of six: secret scanners recognize it, and a typo costs no query.

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 32
const checksumLength = 6

function checksum(text: string): string {
  let rest = crc32(text)
  let written = ''
  for (let at = 0; at < checksumLength; at += 1) {
    written = alphabet[rest % alphabet.length] + written
    rest = Math.floor(rest / alphabet.length)
  }
  return written
}

export function createSecret(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `hk_${random}${checksum(random)}`
}

const secretIn = (c: HonoContext): string | undefined =>
  /^Bearer +(hk_\S*) *$/i.exec(c.req.header('authorization') ?? '')?.[1]

/**
 * Whether the request comes from a program with a key. Its cookies then count for nothing. Other bearers, such as those
 * that a proxy adds, are left alone.
 */
export const hasKey = (c: HonoContext): boolean => secretIn(c) !== undefined

/** The hash that stands for the request's key in the database. Null without a key. */
export function keyHash(c: HonoContext): string | null {
  const secret = secretIn(c)
  if (secret === undefined) return null
  const [, random, sum] = /^hk_([\dA-Za-z]{32})([\dA-Za-z]{6})$/.exec(secret) ?? []
  if (!random || checksum(random) !== sum)
    throw new AppError('unauthorized', 'This key has a typo, or part of it is missing. Copy it again.')
  return hashToken(secret)
}
