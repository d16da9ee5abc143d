import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { and, eq, gt } from 'drizzle-orm'
import { passkeyMinutes } from '#shared/passkeys.ts'
import type { Scope } from '../context.ts'
import { passkeyRequests } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { hashToken } from '../http/tokens.ts'

/** A request for a passkey counts once, within minutes, in the browser that was asked. */

type Store = Pick<Scope, 'db' | 'now'>
export type PasskeyRequest = typeof passkeyRequests.$inferSelect

/** The token goes into the browser's cookie. */
export async function askForPasskey(
  { db, now }: Store,
  request: Pick<PasskeyRequest, 'purpose' | 'challenge' | 'userId'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + passkeyMinutes * 60_000)
  await db.insert(passkeyRequests).values({ ...request, tokenHash: hashToken(token), expiresAt })
  return token
}

const isOpen = ({ now }: Store, token: string | undefined) =>
  and(eq(passkeyRequests.tokenHash, hashToken(token ?? '')), gt(passkeyRequests.expiresAt, now()))

const tooLate = () =>
  new AppError('invalid', 'You took too long to show the passkey, or another tab asked for one. Try again.')

/** Leaves the request in place. */
export async function findRequest(store: Store, token: string | undefined): Promise<PasskeyRequest> {
  const [found] = await store.db.select().from(passkeyRequests).where(isOpen(store, token))
  if (!found) throw tooLate()
  return found
}

/** Deletes the request, whatever the answer. */
export async function takeRequest(
  store: Store,
  token: string | undefined,
  purpose: PasskeyRequest['purpose'],
): Promise<PasskeyRequest> {
  const [found] = await store.db.delete(passkeyRequests).where(isOpen(store, token)).returning()
  if (found?.purpose !== purpose) throw tooLate()
  return found
}

/** A browser shows a passkey only to the website it was made for. */
export function relyingPartyOf(origin: string): { origin: string; rpID: string } {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')))
    throw new AppError(
      'invalid',
      'Passkeys need an address with a name. On this computer, open http://localhost instead.',
    )
  return { origin, rpID: hostname }
}
