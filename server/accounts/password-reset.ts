import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { PasswordReset } from '#shared/accounts.ts'
import { product } from '#shared/product.ts'
import { type Message, msg } from '#shared/say.ts'
import { addressOf, type Config } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { calendarFeeds, identities, networkAccounts, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Job } from '../jobs/kinds.ts'
import { type Voice, voiceFor } from '../language/asked.ts'
import { type Letter, writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { networkOf } from '../net/addresses.ts'
import { localIssuerName, refuseWithoutPasswords } from './accounts.ts'
import { recordActivity } from './activity.ts'
import { forgetGuesses } from './guesses.ts'
import { countMail, type MailedLink, mailedToken, readMailedToken } from './mailed-links.ts'
import { removeAllPasskeys } from './passkeys.ts'
import { hashPassword } from './passwords.ts'
import { refuseCommonPassword } from './refused-passwords.ts'
import { endAllAccess } from './sessions.ts'

const hours = 3_600_000
const resetLink: MailedLink = { purpose: 'password-reset', lastsMs: hours }
const networkFactor = 4

type Account = typeof users.$inferSelect

/** Every password has its own salt, so setting one ends all links sent before, this one included. */
const stateOf = ({ username, passwordHash }: Account) => [username, passwordHash ?? '']

/** Without an account the same work is done for nobody, so neither the answer nor its time tells whether one exists. */
export async function requestPasswordReset(deps: Deps, { address }: Caller, username: string): Promise<void> {
  refuseWithoutPasswords(deps)
  const limit = deps.config.limits?.accountMail
  const ofNetwork = limit && { ...limit, attempts: limit.attempts * networkFactor }
  await countAttempt(deps, ofNetwork, `account-mail:${networkOf(address)}`)
  const name = username.toLowerCase()
  await countMail(deps, name)
  const [found] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, name), eq(users.signsIn, true)))
  await enqueue(deps.db, 'send-password-reset', { userId: found?.id ?? randomUUID() })
}

/**
 * Sends the link even to an unverified address: only its owner can use it. The email holds nothing that a person typed,
 * or strangers could send their words to anybody.
 */
export async function sendPasswordReset(
  deps: Deps & WithMailer,
  { userId }: { userId: string },
  { key }: Job,
): Promise<void> {
  const [account] = await deps.db.select().from(users).where(eq(users.id, userId))
  if (!account || account.disabledAt) return
  const url = `${addressOf(deps.config)}/reset-password#${mailedToken(deps, resetLink, userId, stateOf(account))}`
  const voice = voiceFor(account, deps.config)
  const letter = writeLetter(account.passwordHash ? linkLetter(url, voice) : otherWayLetter(deps.config, voice))
  const subject = voice.tell(msg`Reset your ${{ product: product.name }} password`)
  await sendUnlessRefused(deps.mailer, { id: `password-reset.${key}`, to: account.username, subject, ...letter })
}

const asked = msg`Someone requested a password reset for the ${{ product: product.name }} account with this address.`

const linkLetter = (url: string, { language, tell }: Voice): Letter => ({
  language,
  greeting: tell(msg`Hello`),
  paragraphs: [tell(asked), tell(msg`Choose a new password with this link. It works once, within the next hour.`)],
  action: { label: tell(msg`Choose a new password`), url },
  notes: [{ text: tell(msg`If it wasn’t you, ignore this email. Your password stays the same.`) }],
})

function otherWayLetter(config: Config, { language, tell }: Voice): Letter {
  return {
    language,
    greeting: tell(msg`Hello`),
    paragraphs: [tell(asked), tell(otherWay(config))],
    action: { label: tell(msg`Open the sign-in page`), url: `${addressOf(config)}/auth` },
    notes: [{ text: tell(msg`If it wasn’t you, there’s nothing to do.`) }],
  }
}

function otherWay({ identityProvider: provider }: Config): Message {
  if (!provider) return msg`The account has no password. Whoever runs this server can set one for you.`
  return provider.kind === 'local'
    ? msg`The account has no password. You sign in on the computer that runs it, and can set a password in Settings after that.`
    : msg`The account has no password. You sign in with ${{ provider: provider.name }}, and can set a password in Settings after that.`
}

const deadLink = () =>
  new AppError(
    'not_found',
    'This link no longer works. A link works once, for an hour, and until the password changes. Request a new one.',
  )

/**
 * Sets the password and signs out everywhere. Signs nobody in: otherwise somebody could send others a link into their
 * own account, and read what they write there.
 */
export async function resetPassword(deps: Deps, caller: Caller, { token, newPassword }: PasswordReset): Promise<void> {
  refuseWithoutPasswords(deps)
  const shown = readMailedToken(deps, resetLink, token)
  const [account] = shown ? await deps.db.select().from(users).where(eq(users.id, shown.userId)) : []
  if (!account?.passwordHash || account.disabledAt || !shown?.fits(stateOf(account))) throw deadLink()
  const { id, username, isEmailVerified } = account
  const isAsBefore = and(eq(users.id, id), eq(users.passwordHash, account.passwordHash), isNull(users.disabledAt))
  await refuseCommonPassword(deps.config, newPassword, account)
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx }
    // Of two requests with the same link, one finds the password already changed.
    const changed = await tx.update(users).set({ passwordHash, isEmailVerified: true }).where(isAsBefore).returning()
    if (changed.length === 0) throw deadLink()
    // While the address was unverified, a stranger may have made the account. They must not keep another way in.
    if (!isEmailVerified) {
      await tx.delete(identities).where(and(eq(identities.userId, id), ne(identities.issuer, localIssuerName)))
      await removeAllPasskeys(inside, id)
      await tx.delete(networkAccounts).where(eq(networkAccounts.userId, id))
      await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, id))
    }
    await endAllAccess(inside, id)
    await forgetGuesses(inside, username)
    await recordActivity(inside, id, 'password-reset-by-mail', caller)
  })
}
