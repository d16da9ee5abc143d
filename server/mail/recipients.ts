import { eq, or } from 'drizzle-orm'
import { hasAddress } from '#shared/accounts.ts'
import { type MailChoices, type NewsKind, newsKinds } from '#shared/news.ts'
import { addressOf, type Config } from '../config/config.ts'
import type { Deps } from '../context.ts'
import { users } from '../database/schema.ts'
import { type Voice, voiceFor } from '../language/asked.ts'
import { readSignedToken, signedToken } from '../secrets.ts'

/**
 * Whether a person may get emails about posts. An unverified address may be a stranger's, except on a server for this
 * computer alone, whose owner may have given none.
 */
export const mayBeWritten = (
  { identityProvider }: Config,
  { isEmailVerified, address }: { isEmailVerified: boolean; address: string },
): boolean => isEmailVerified || (identityProvider?.kind === 'local' && hasAddress(address))

/** For a mail to an address: in the language of its account, or else of whoever has it sent. */
export async function voiceForAddress(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  address: string,
  senderId: string | null,
): Promise<Voice> {
  const known = await db
    .select({ username: users.username, language: users.language })
    .from(users)
    .where(or(eq(users.username, address.toLowerCase()), eq(users.id, senderId ?? '')))
  const reader = known.find(({ username }) => username === address.toLowerCase()) ?? known[0]
  return voiceFor(reader ?? { language: null }, config)
}

const purpose = 'unsubscribe'

/** What a person can unsubscribe from: mails about their posts, the monthly one, the digest, or a kind of news. */
export const mailKinds = ['posts', 'months', 'digest', ...newsKinds] as const
export type MailKind = (typeof mailKinds)[number]
const isKind = (text: string | undefined): text is MailKind => mailKinds.some((kind) => kind === text)

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
  await db.transaction(async (tx) => {
    const isUser = eq(users.id, userId)
    const [user] = await tx.select({ mails: users.mails }).from(users).where(isUser).for('no key update')
    if (user) await tx.update(users).set(without(kind, user.mails)).where(isUser)
  })
}

function without(kind: MailKind, mails: MailChoices) {
  if (kind === 'posts') return { emailNotifications: false }
  if (kind === 'months') return { monthlyFigures: false }
  const isOff = (one: NewsKind) => (kind === 'digest' ? mails[one] === 'digest' : one === kind)
  const off = newsKinds.filter(isOff).map((one) => [one, 'never'])
  return { mails: { ...mails, ...Object.fromEntries(off) } }
}
