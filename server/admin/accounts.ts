import { randomBytes } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { AccountChange } from '#shared/operators.ts'
import { msg } from '#shared/say.ts'
import { recordActivity } from '../accounts/activity.ts'
import { removeAllPasskeys } from '../accounts/passkeys.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { endAllAccess } from '../accounts/sessions.ts'
import type { Deps } from '../context.ts'
import { users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { accountColumns } from '../operators/accounts.ts'
import { changeAccount } from '../operators/change-account.ts'

type Store = Pick<Deps, 'db' | 'now'>
type SealingStore = Store & Pick<Deps, 'config'>

/** Oldest first. */
export const listAccounts = (store: Store) =>
  store.db
    .select(accountColumns(store))
    .from(users)
    .where(eq(users.signsIn, true))
    .orderBy(asc(users.createdAt), asc(users.id))

const noAccount = (email: string) =>
  new AppError('not_found', msg`There is no account with the address ${{ email }}. Nothing was changed.`)

/** Authors who never sign in have no account that anybody could name. */
const isNamed = (email: string) => and(eq(users.username, email.trim().toLowerCase()), eq(users.signsIn, true))

/** Returns false when the account already is in that state. */
export async function changeAccountOf(store: SealingStore, email: string, change: AccountChange): Promise<boolean> {
  const [user] = await store.db.select({ id: users.id }).from(users).where(isNamed(email))
  if (!user) throw noAccount(email)
  return changeAccount(store, user.id, change, { caller: atServer })
}

const atServer: Caller = { browser: 'npm run admin', address: '' }

/** Returns the new password, which is stored only as a hash, and ends all other access. */
export async function resetPassword({ db, now, config }: SealingStore, email: string): Promise<string> {
  const password = randomBytes(15).toString('base64url')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const [user] = await tx.update(users).set({ passwordHash }).where(isNamed(email)).returning({ id: users.id })
    if (!user) throw noAccount(email)
    await endAllAccess({ db: tx, now, config }, user.id)
    await recordActivity({ db: tx, now }, user.id, 'password-reset', atServer)
  })
  return password
}

/** For a person who has lost both their device and their recovery codes. */
export async function resetPasskeys({ db, now }: Store, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(isNamed(email))
    if (!user)
      throw new AppError('not_found', msg`There is no account with the address ${{ email }}. Nothing was changed.`)
    await removeAllPasskeys({ db: tx }, user.id)
    await recordActivity({ db: tx, now }, user.id, 'passkeys-reset', { browser: 'npm run admin', address: '' })
  })
}

/** Marks an account's address as verified, as an identity provider would. */
export async function vouchFor({ db }: Pick<Deps, 'db'>, email: string): Promise<void> {
  const [user] = await db.update(users).set({ isEmailVerified: true }).where(isNamed(email)).returning({ id: users.id })
  if (!user) throw noAccount(email)
}
