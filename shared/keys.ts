import * as z from 'zod/mini'

/** What a key may do, in the words of the server's permissions. */
export const keyScopes = [
  ...(['read posts', 'write posts', 'comment posts', 'schedule posts', 'publish posts', 'delete posts'] as const),
  ...(['read ideas', 'write ideas', 'read sources', 'write sources'] as const),
  ...(['read figures', 'write figures'] as const),
  ...(['read voice', 'write voice', 'read slots', 'write slots', 'read billing'] as const),
  ...(['read webhooks', 'change webhooks'] as const),
] as const
export type KeyScope = (typeof keyScopes)[number]

/** Days for which a key works, until it is renewed. */
export const keyLifetimes = [7, 30, 90, 180, 365] as const
export type KeyLifetime = (typeof keyLifetimes)[number]
export const usualKeyLifetime = 90

/** A renewed key's former secret works this much longer, so programs can change over without a pause. */
export const renewalHours = 24

export const maxKeys = 50
export const maxKeyName = 60

const scopes = z
  .array(z.enum(keyScopes, 'Choose from the listed permissions.'))
  .check(z.minLength(1, 'Choose at least one permission.'), z.maxLength(keyScopes.length))

export const newKey = z.object({
  name: z
    .string('A name is required.')
    .check(
      z.trim(),
      z.minLength(1, 'A name is required.'),
      z.maxLength(maxKeyName, `A name can hold at most ${maxKeyName} characters.`),
    ),
  scopes,
  days: z._default(z.literal([...keyLifetimes], `days must be one of ${keyLifetimes.join(', ')}.`), usualKeyLifetime),
})
export type NewKey = z.infer<typeof newKey>

export const key = z.object({
  id: z.string(),
  name: z.string(),
  /** The secret's last four characters, by which people tell keys apart. */
  ending: z.string(),
  scopes,
  days: z.literal([...keyLifetimes]),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Until then, the secret from before the last renewal works too. */
  formerEndsAt: z.nullable(z.string()),
  /** To the minute; null before the first use. */
  usedAt: z.nullable(z.string()),
  /** The network of the last use, such as 203.0.113.0/24. */
  usedFrom: z.nullable(z.string()),
})
export type Key = z.infer<typeof key>

/** The only answer that holds the secret. */
export const keyWithSecret = z.extend(key, { secret: z.string() })
export type KeyWithSecret = z.infer<typeof keyWithSecret>
