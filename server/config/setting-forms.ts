import * as z from 'zod/mini'
import { languageCodes, pseudoLanguage, type ShownLanguage } from '#shared/interface-languages.ts'
import { product } from '#shared/product.ts'

export const onOrOff = z.enum(['on', 'off'], 'must be on or off')
export const flag = (fallback: 'on' | 'off') =>
  z.pipe(
    z._default(onOrOff, fallback),
    z.transform((value) => value === 'on'),
  )
export const wholeNumber = (fallback: number, min: number, max: number) =>
  z.pipe(
    z._default(z.string(), String(fallback)),
    z.pipe(
      z.transform(Number),
      z
        .int('must be a whole number')
        .check(z.minimum(min, `must be at least ${min}`), z.maximum(max, `must be at most ${max}`)),
    ),
  )
export const optional = z.optional(z.string())
export const webAddress = z.optional(
  z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' }),
)
/** Without a path, query or hash. */
export const webOrigin = z.optional(
  z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .check(z.refine((value) => /^https?:\/\/[^/?#]*\/?$/i.test(value), 'must have no path, query or hash')),
)

export const numberOfProxies = z.pipe(
  z
    ._default(z.string(), 'off')
    .check(z.regex(/^(off|on|[0-9]|[1-9][0-9])$/, 'must be off, on, or the number of proxies in front')),
  z.transform((value) => (value === 'off' ? 0 : value === 'on' ? 1 : Number(value))),
)

export const smtpAddress = z.optional(
  z.pipe(
    z
      .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
      .check(z.regex(/^smtps?:\/\/[^\s/?#]+\/?$/, 'must be an address such as smtp://user:password@host:587')),
    z.transform((value) => new URL(value)),
  ),
)

/** `posts@example.com`, or `Hookline <posts@example.com>`. */
export const mailbox = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\p{Cc}]*<)?[^\s@<>(),;:"\\\p{Cc}]+@[^\s@<>(),;:"\\\p{Cc}]+>?$/u,
          'must be an email address, such as Hookline <posts@example.com>',
        ),
      ),
    z.transform((value) => {
      const start = value.endsWith('>') ? value.indexOf('<') : -1
      const name = value.slice(0, Math.max(start, 0)).trim()
      return { name: name || product.name, address: start < 0 ? value : value.slice(start + 1, -1) }
    }),
  ),
)

/** Separated by commas or spaces. Lower-cased. */
export const words = z.pipe(
  z._default(z.string(), ''),
  z.transform((value) =>
    value
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
)
export const emails = z.pipe(
  words,
  z.array(z.string().check(z.regex(/^[^\s@,]+@[^\s@,]+$/, 'must be email addresses, separated by commas'))),
)
export const domains = z.pipe(
  words,
  z.array(z.string().check(z.regex(/^[^\s@,]+$/, 'must be domains such as example.com, without @'))),
)

/** Of the app. Unset offers all. */
export const interfaceLanguages = z.pipe(
  z._default(words, []),
  z.pipe(
    z.array(z.enum([...languageCodes, pseudoLanguage], 'must be among en, es, fr and de, separated by commas')),
    z.transform((value): readonly ShownLanguage[] => (value.length > 0 ? value : languageCodes)),
  ),
)

/** "10/15m": 10 attempts in 15 minutes (s, m or h). */
export const rateLimit = (fallback: string) =>
  z.pipe(
    z
      ._default(z.string(), fallback)
      .check(z.regex(/^[1-9]\d*\/[1-9]\d*[smh]$/, 'must look like 10/15m: attempts, slash, time in s, m or h')),
    z.transform((value) => {
      const [attempts = '', span = ''] = value.split('/')
      const unit = { s: 1_000, m: 60_000, h: 3_600_000 }[span.at(-1) as 's' | 'm' | 'h']
      return { attempts: Number(attempts), windowMs: Number.parseInt(span, 10) * unit }
    }),
  )
export type RateLimit = { attempts: number; windowMs: number }

/** 32 bytes, in hexadecimal or base64. */
export const passphrase = z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters')))

export const secretKey = z.optional(
  z.pipe(
    z.string().check(z.regex(/^([\da-f]{64}|[\w+/-]{43}=?)$/i, 'must be 32 bytes, written in hexadecimal or base64')),
    z.transform((value) => Buffer.from(value, value.length === 64 ? 'hex' : 'base64')),
  ),
)
