import { eq } from 'drizzle-orm'
import { addressOf, type Config } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { users } from '../database/schema.ts'
import { readSignedToken, signedToken } from '../secrets.ts'

/**
 * Whether emails about posts may go to a person. An address that nobody has verified may be a stranger's; on a server for this
 * computer alone, it is whoever sits here.
 */
export const mayBeWritten = (
  { identityProvider }: Config,
  { isEmailVerified }: { isEmailVerified: boolean },
): boolean => isEmailVerified || identityProvider?.kind === 'local'

const purpose = 'unsubscribe'

export const unsubscribeLink = (config: Config, userId: string): string =>
  `${addressOf(config)}/unsubscribe/${signedToken(config, purpose, [userId])}`

/** Whose link it is; null for what this server did not sign. */
export const readUnsubscribeToken = (config: Config, token: string): string | null =>
  readSignedToken(config, purpose, token)?.[0] ?? null

/** Turns the emails about posts off for the person. */
export async function unsubscribe({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.update(users).set({ emailNotifications: false }).where(eq(users.id, userId))
}
