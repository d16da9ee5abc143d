import { eq } from 'drizzle-orm'
import { hasAddress } from '#shared/accounts.ts'
import { addressOf, type Config } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { users } from '../database/schema.ts'
import { readSignedToken, signedToken } from '../secrets.ts'

/**
 * Whether a person may get emails about posts. An unverified address may be a stranger's, except on a server for this
 * computer alone, whose owner may have given none.
 */
export const mayBeWritten = (
  { identityProvider }: Config,
  { isEmailVerified, address }: { isEmailVerified: boolean; address: string },
): boolean => isEmailVerified || (identityProvider?.kind === 'local' && hasAddress(address))

const purpose = 'unsubscribe'

/** What a person can unsubscribe from, and the preference that it turns off. */
const preferences = { posts: 'emailNotifications', months: 'monthlyFigures', comments: 'commentEmails' } as const
export type MailKind = keyof typeof preferences
const isKind = (text: string | undefined): text is MailKind => text !== undefined && Object.hasOwn(preferences, text)

/** Links in older mails name no kind. */
export const unsubscribeLink = (config: Config, userId: string, kind: MailKind = 'posts'): string =>
  `${addressOf(config)}/unsubscribe/${signedToken(config, purpose, kind === 'posts' ? [userId] : [userId, kind])}`

interface Unsubscribing {
  userId: string
  kind: MailKind
}

/** Null for a token that this server did not sign. */
export function readUnsubscribeToken(config: Config, token: string): Unsubscribing | null {
  const [userId, kind] = readSignedToken(config, purpose, token) ?? []
  return userId ? { userId, kind: isKind(kind) ? kind : 'posts' } : null
}

export async function unsubscribe({ db }: Pick<Deps, 'db'>, { userId, kind }: Unsubscribing): Promise<void> {
  await db
    .update(users)
    .set({ [preferences[kind]]: false })
    .where(eq(users.id, userId))
}
