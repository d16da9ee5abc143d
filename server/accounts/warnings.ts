import { eq } from 'drizzle-orm'
import { product } from '#shared/product.ts'
import { addressOf } from '../config/config.ts'
import type { Deps, Scope } from '../context.ts'
import { users } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Job } from '../jobs/kinds.ts'
import { writeLetter } from '../mail/letter.ts'
import { sendUnlessRefused, type WithMailer } from '../mail/mailer.ts'

/** Events that a stranger may have caused, so the person gets an email. */
const happened = {
  'signed-in': 'Somebody signed in to your account from a new browser.',
  'password-set': 'Somebody set a password for your account.',
  'password-changed': 'Somebody changed the password of your account.',
  'password-reset': 'The operator of this server set a new password for your account.',
  'password-reset-by-mail': 'Somebody set a new password for your account with a link from an email.',
  'passkey-added': 'Somebody added a passkey to your account. Whoever has it can sign in.',
  'passkey-removed': 'Somebody removed a passkey from your account. It no longer signs anybody in.',
  'passkeys-reset': 'The operator of this server removed the passkeys and recovery codes of your account.',
  'recovery-codes-made': 'Your account got new recovery codes. The old ones no longer work.',
  'recovery-code-used': 'Somebody signed in to your account with its password and a recovery code.',
  'key-created': 'Somebody created a key for your account. Whoever has it can use your posts as its permissions say.',
  'key-renewed':
    'Somebody renewed a key of your account. Whoever has the new one can use your posts as its permissions say.',
  'network-connected': `Somebody connected an account on ${product.network} to your account. Due posts may be published there.`,
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
  const place = [browser, address].filter(Boolean).join(', from ')
  const letter = writeLetter({
    greeting: 'Hello',
    paragraphs: [
      `${happened[kind]} It was on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC${place && `, with ${place}`}.`,
      'If it was you, there’s nothing to do. If it wasn’t, set a new password, and remove anything you don’t recognize under “Passkeys” and “What has access”.',
    ],
    action: { label: 'See what has access', url: `${addressOf(deps.config)}/settings?section=password` },
    notes: [
      {
        text: 'If you can’t sign in any more, choose “Forgot your password?” on the sign-in page: that ends everything else.',
      },
    ],
  })
  const subject = subjects[kind]
  await sendUnlessRefused(deps.mailer, { id: `warning.${key}`, to: account.username, subject, ...letter })
}

const subjects: Record<Warned, string> = {
  'signed-in': `New sign-in to ${product.name}`,
  'password-set': `Your ${product.name} account has a password`,
  'password-changed': `Your ${product.name} password was changed`,
  'password-reset': `Your ${product.name} password was changed`,
  'password-reset-by-mail': `Your ${product.name} password was changed`,
  'passkey-added': `A passkey was added to your ${product.name} account`,
  'passkey-removed': `A passkey of your ${product.name} account was removed`,
  'passkeys-reset': `The passkeys of your ${product.name} account were removed`,
  'recovery-codes-made': `New recovery codes for your ${product.name} account`,
  'recovery-code-used': `A recovery code of your ${product.name} account was used`,
  'key-created': `Your ${product.name} account has a new key for programs`,
  'key-renewed': `A key of your ${product.name} account was renewed`,
  'network-connected': `${product.network} was connected to ${product.name}`,
}
