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

export const unsubscribeLink = (config: Config, userId: string): string =>
  `${addressOf(config)}/unsubscribe/${signedToken(config, purpose, [userId])}`

/** Returns the person's id, or null for a token that this server did not sign. */
export const readUnsubscribeToken = (config: Config, token: string): string | null =>
  readSignedToken(config, purpose, token)?.[0] ?? null

export async function unsubscribe({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.update(users).set({ emailNotifications: false }).where(eq(users.id, userId))
}
