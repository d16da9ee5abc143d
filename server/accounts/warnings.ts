import { eq } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { type Message, msg } from '#shared/say.ts'
import { addressOf } from '../config/config.ts'
import type { Deps, Scope } from '../context.ts'
import { users } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Job } from '../jobs/kinds.ts'
import { voiceFor } from '../language/asked.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'

/** Events that a stranger may have caused, so the person gets an email. */
const happened = {
  'signed-in': msg`Somebody signed in to your account from a new browser.`,
  'password-set': msg`Somebody set a password for your account.`,
  'password-changed': msg`Somebody changed the password of your account.`,
  'password-reset': msg`The operator of this server set a new password for your account.`,
  'password-reset-by-mail': msg`Somebody set a new password for your account with a link from an email.`,
  'passkey-added': msg`Somebody added a passkey to your account. Whoever has it can sign in.`,
  'passkey-removed': msg`Somebody removed a passkey from your account. It no longer signs anybody in.`,
  'passkeys-reset': msg`The operator of this server removed the passkeys and recovery codes of your account.`,
  'recovery-codes-made': msg`Your account got new recovery codes. The old ones no longer work.`,
  'recovery-code-used': msg`Somebody signed in to your account with its password and a recovery code.`,
  'key-created': msg`Somebody created a key for your account. Whoever has it can use your posts as its permissions say.`,
  'key-renewed': msg`Somebody renewed a key of your account. Whoever has the new one can use your posts as its permissions say.`,
  'network-connected': msg`Somebody connected an account on ${{ network: product.network }} to your account. Due posts may be published there.`,
} as const
export type Warned = keyof typeof happened

export const isWarned = (kind: string): kind is Warned => kind in happened

interface Warning extends Caller {
  userId: string
  kind: Warned
  at: string
}

/** The email goes out after the commit. */
export const warn = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  userId: string,
  kind: Warned,
  { browser, address }: Caller,
): Promise<unknown> => enqueue(db, 'send-warning', { userId, kind, browser, address, at: now().toISOString() })

/** Sent only to a verified address: another may be a stranger's. The email holds nothing that a person typed. */
export async function sendWarning(deps: Deps & WithMailer, warning: Warning, { key }: Job): Promise<void> {
  const [account] = await deps.db.select().from(users).where(eq(users.id, warning.userId))
  if (!account?.isEmailVerified || account.disabledAt) return
  const { kind, browser, address, at } = warning
  const { language, tell } = voiceFor(account, deps.config)
  const [date, time] = [at.slice(0, 10), at.slice(11, 16)]
  const letter = writeLetter({
    language,
    greeting: tell(msg`Hello`),
    paragraphs: [
      `${tell(happened[kind])} ${tell(whenAndWhere({ date, time, browser, address }))}`,
      tell(
        msg`If it was you, there’s nothing to do. If it wasn’t, set a new password, and remove anything you don’t recognize under “Passkeys” and “What has access”.`,
      ),
    ],
    action: { label: tell(msg`See what has access`), url: `${addressOf(deps.config)}/settings?section=password` },
    notes: [
      {
        text: tell(
          msg`If you can’t sign in any more, choose “Forgot your password?” on the sign-in page: that ends everything else.`,
        ),
      },
    ],
  })
  const subject = tell(subjects[kind])
  await sendUnlessRefused(deps.mailer, { id: `warning.${key}`, to: account.username, subject, ...letter })
}

function whenAndWhere({
  date,
  time,
  browser,
  address,
}: Record<'date' | 'time' | 'browser' | 'address', string>): Message {
  if (browser && address)
    return msg`It was on ${{ date }} at ${{ time }} UTC, with ${{ browser }}, from ${{ address }}.`
  if (browser) return msg`It was on ${{ date }} at ${{ time }} UTC, with ${{ browser }}.`
  return msg`It was on ${{ date }} at ${{ time }} UTC.`
}

const subjects: Record<Warned, Message> = {
  'signed-in': msg`New sign-in to ${{ product: product.name }}`,
  'password-set': msg`Your ${{ product: product.name }} account has a password`,
  'password-changed': msg`Your ${{ product: product.name }} password was changed`,
  'password-reset': msg`Your ${{ product: product.name }} password was changed`,
  'password-reset-by-mail': msg`Your ${{ product: product.name }} password was changed`,
  'passkey-added': msg`A passkey was added to your ${{ product: product.name }} account`,
  'passkey-removed': msg`A passkey of your ${{ product: product.name }} account was removed`,
  'passkeys-reset': msg`The passkeys of your ${{ product: product.name }} account were removed`,
  'recovery-codes-made': msg`New recovery codes for your ${{ product: product.name }} account`,
  'recovery-code-used': msg`A recovery code of your ${{ product: product.name }} account was used`,
  'key-created': msg`Your ${{ product: product.name }} account has a new key for programs`,
  'key-renewed': msg`A key of your ${{ product: product.name }} account was renewed`,
  'network-connected': msg`${{ network: product.network }} was connected to ${{ product: product.name }}`,
}
