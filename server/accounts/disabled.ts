import { and, eq, isNotNull } from 'drizzle-orm'
import { disabledSentence } from '#shared/disabled-account.ts'
import type { Config } from '../config/config.ts'
import type { Scope } from '../context.ts'
import { users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Browser } from '../http/browser.ts'
import { recordActivity } from './activity.ts'

export class AccountDisabled extends AppError {
  constructor({ supportEmail }: Pick<Config, 'supportEmail'>) {
    super('forbidden', disabledSentence(supportEmail))
  }
}

/**
 * Every way of signing in calls this when it opens a session. In a transaction it also locks the account, so disabling
 * waits and then sees the new session.
 */
export async function refuseDisabled(
  scope: Pick<Scope, 'db' | 'now' | 'config'>,
  { caller }: Pick<Browser, 'caller'>,
  userId: string,
): Promise<void> {
  const [account] = await scope.db
    .select({ disabledAt: users.disabledAt, signsIn: users.signsIn })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  if (account && !account.signsIn) throw new AppError('forbidden', 'Others write for this author, who has no sign-in.')
  if (!account?.disabledAt) return
  await recordActivity(scope, userId, 'sign-in-failed', caller)
  throw new AccountDisabled(scope.config)
}

/** Nothing is published for an author whose account is disabled. */
export const isDisabled = async ({ db }: Pick<Scope, 'db'>, userId: string | null): Promise<boolean> =>
  userId !== null && (await db.$count(users, and(eq(users.id, userId), isNotNull(users.disabledAt)))) > 0
