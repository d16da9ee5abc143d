import { and, eq } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import { type Context, type Deps, type Scope, within } from '../context.ts'
import { users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Job } from '../jobs/kinds.ts'
import { voiceFor } from '../language/asked.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'
import { authorize, person } from '../permissions.ts'
import { recordActivity } from './activity.ts'
import { countMail, type MailedLink, mailedToken, readMailedToken } from './mailed-links.ts'

const verificationLink: MailedLink = { purpose: 'email-verification', lastsMs: 24 * 3_600_000 }

const hasVerified = async ({ db }: Pick<Scope, 'db'>, userId: string) => {
  const [account] = await db.select({ is: users.isEmailVerified }).from(users).where(eq(users.id, userId))
  return account?.is === true
}

export async function requestVerification(ctx: Context): Promise<void> {
  authorize(ctx, 'change', 'account')
  const { id, username } = person(ctx)
  if (await hasVerified(ctx, id)) throw new AppError('conflict', 'Your address is already verified.')
  await countMail(ctx, username)
  await enqueue(ctx.db, 'send-verification', { userId: id })
}

/** Whether a new account's link can be sent now. The account is made either way. */
export async function isMailLeft(deps: Deps, address: string): Promise<boolean> {
  try {
    await countMail(deps, address)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** The email holds nothing that a person typed. */
export async function sendVerification(
  deps: Deps & WithMailer,
  { userId }: { userId: string },
  { key }: Job,
): Promise<void> {
  const [account] = await deps.db.select().from(users).where(eq(users.id, userId))
  if (!account || account.isEmailVerified || account.disabledAt) return
  const home = addressOf(deps.config)
  const token = mailedToken(deps, verificationLink, userId, [account.username])
  const { language, tell } = voiceFor(account, deps.config)
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello`),
    paragraphs: [
      tell(
        msg`There’s a ${{ product: product.name }} account with this address at ${{ home }}. If it’s yours, open this link in a browser where you’re signed in to it. The link works for 24 hours.`,
      ),
    ],
    action: { label: tell(msg`Verify email`), url: `${home}/settings#verify=${token}` },
    notes: [{ text: tell(msg`If the account isn’t yours, ignore this email. The address won’t be verified.`) }],
  })
  const subject = tell(msg`Verify your email for ${{ product: product.name }}`)
  await sendUnlessRefused(deps.mailer, { id: `verification.${key}`, to: account.username, subject, ...letter })
}

/**
 * Marks the address of the signed-in person as verified. Another account's link verifies nothing: otherwise somebody
 * could register a stranger's address, wait for the stranger to open the link, and share the account when the stranger
 * later signs in with an identity provider.
 */
export async function verifyAddress(ctx: Context, caller: Caller, token: string): Promise<void> {
  authorize(ctx, 'change', 'account')
  const { id, username } = person(ctx)
  const shown = readMailedToken(ctx, verificationLink, token)
  if (shown && shown.userId !== id)
    throw new AppError(
      'forbidden',
      'This link is for another account. Sign in to that account and open the link again.',
    )
  if (!shown?.fits([username]))
    throw new AppError('not_found', 'This link no longer works: links work for 24 hours. Request a new one.')
  await ctx.db.transaction(async (tx) => {
    const unverified = and(eq(users.id, id), eq(users.isEmailVerified, false))
    const verified = await tx.update(users).set({ isEmailVerified: true }).where(unverified).returning()
    if (verified.length > 0) await recordActivity(within(ctx, tx), id, 'address-verified', caller)
  })
}
