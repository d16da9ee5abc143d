import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { and, eq, gt } from 'drizzle-orm'
import { passkeyMinutes } from '#shared/passkeys.ts'
import type { Scope } from '../context.ts'
import { passkeyRequests } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { hashToken } from '../http/tokens.ts'

/** A browser is asked for a passkey, and its answer counts once, within minutes, in the browser that was asked. */

type Store = Pick<Scope, 'db' | 'now'>
export type PasskeyRequest = typeof passkeyRequests.$inferSelect

/** The token is for the browser's cookie. */
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
  new AppError('invalid', 'The passkey was not shown in time, or was asked for in another tab. Try again.')

/** Looks the request up and keeps it. */
export async function findRequest(store: Store, token: string | undefined): Promise<PasskeyRequest> {
  const [found] = await store.db.select().from(passkeyRequests).where(isOpen(store, token))
  if (!found) throw tooLate()
  return found
}

/** Whatever comes of it, it is over. */
export async function takeRequest(
  store: Store,
  token: string | undefined,
  purpose: PasskeyRequest['purpose'],
): Promise<PasskeyRequest> {
  const [found] = await store.db.delete(passkeyRequests).where(isOpen(store, token)).returning()
  if (found?.purpose !== purpose) throw tooLate()
  return found
}

/** The website that a passkey is for: a browser shows it to no other. */
export function relyingPartyOf(origin: string): { origin: string; rpID: string } {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')))
    throw new AppError(
      'invalid',
      'Passkeys need a name in the address. On this computer, open http://localhost instead.',
    )
  return { origin, rpID: hostname }
}
