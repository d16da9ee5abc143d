import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import { maxPasskeys, type PasskeyList, type Proof, recoveryCodeCount } from '#shared/passkeys.ts'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { type Context, type Deps, type Scope, within } from '../context.ts'
import { passkeys, recoveryCodes, sessions, users } from '../database/schema.ts'
import { AppError, notFound } from '../errors.ts'
import type { Browser } from '../http/browser.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/tokens.ts'
import { authorize, person } from '../permissions.ts'
import { findMember, type Member, toMember } from './accounts.ts'
import { recordActivity } from './activity.ts'
import { refuseUnlessSure } from './own-account.ts'
import { askForPasskey, findRequest, relyingPartyOf, takeRequest } from './passkey-requests.ts'

/**
 * Passkeys (WebAuthn) sign in beside every other way, and are the second factor of an account with a password. Showing
 * one takes a fingerprint, a face or a PIN, so one alone is enough.
 */

// Heavy, so loaded at the first use.
const webAuthn = () => import('@simplewebauthn/server')
/** EdDSA, ES256 and RS256: every authenticator has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257]

export interface Asked {
  options: Record<string, unknown>
  token: string
}

type Store = Pick<Scope, 'db' | 'now'>
type Row = typeof passkeys.$inferSelect

const ofUser = (userId: string) => eq(passkeys.userId, userId)

const credentialOf = ({ id, publicKey, counter, transports }: Row): WebAuthnCredential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  counter,
  transports,
})

export const hasPasskeys = async ({ db }: Pick<Scope, 'db'>, userId?: string): Promise<boolean> =>
  (
    await db
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(userId ? ofUser(userId) : undefined)
      .limit(1)
  ).length > 0

export async function listPasskeys(ctx: Context): Promise<PasskeyList> {
  const { id: userId } = person(ctx)
  const rows = await ctx.db.select().from(passkeys).where(ofUser(userId)).orderBy(asc(passkeys.createdAt), passkeys.id)
  return {
    passkeys: rows.map(({ id, name, browser, address, createdAt, usedAt }) => ({
      id,
      name,
      browser,
      address,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  }
}

export async function askForNewPasskey(ctx: Context, browser: Browser, origin: string, proof: Proof): Promise<Asked> {
  authorize(ctx, 'change', 'account')
  const { rpID } = relyingPartyOf(origin)
  await refuseUnlessSure(ctx, browser, proof.currentPassword, 'passkey-added')
  const user = person(ctx)
  const known = await ctx.db.select().from(passkeys).where(ofUser(user.id))
  if (known.length >= maxPasskeys)
    throw new AppError('conflict', msg`An account can have ${{ max: maxPasskeys }} passkeys. Remove one first.`)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: product.name,
    rpID,
    userName: user.username,
    userDisplayName: user.fullName,
    userID: new Uint8Array(Buffer.from(user.id)),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
  })
  const token = await askForPasskey(ctx, { purpose: 'add', challenge: options.challenge, userId: user.id })
  return { options: { ...options }, token }
}

/** The first passkey comes with recovery codes, which are shown only once. */
export async function addPasskey(
  ctx: Context,
  browser: Browser,
  origin: string,
  given: { token: string | undefined; name: string; response: Record<string, unknown> },
): Promise<string[]> {
  authorize(ctx, 'change', 'account')
  const { id: userId } = person(ctx)
  const { rpID } = relyingPartyOf(origin)
  const request = await takeRequest(ctx, given.token, 'add')
  if (request.userId !== userId) throw notAccepted()
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: given.response as unknown as RegistrationResponseJSON,
    expectedChallenge: request.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw notAccepted()
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return ctx.db.transaction(async (tx) => {
    const inside = within(ctx, tx)
    // Locks the account: of two simultaneous passkeys only one may be the first.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const isFirst = !(await hasPasskeys(inside, userId))
    const added = await tx
      .insert(passkeys)
      .values({
        id,
        userId,
        counter,
        transports: transports ?? [],
        name: given.name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        ...browser.caller,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw new AppError('conflict', 'This passkey is already in use.')
    await tx
      .update(sessions)
      .set({ hasShownPasskey: true })
      .where(eq(sessions.tokenHash, browser.sessionKey ?? ''))
    await recordActivity(inside, userId, 'passkey-added', browser.caller)
    return isFirst ? makeCodes(inside, userId) : []
  })
}

const notAccepted = () => new AppError('invalid', 'The passkey was not accepted. Nothing was changed. Try again.')

/** Removing the last passkey also removes the recovery codes. */
export async function removePasskey(ctx: Context, browser: Browser, id: string, proof: Proof): Promise<void> {
  authorize(ctx, 'change', 'account')
  await refuseUnlessSure(ctx, browser, proof.currentPassword, 'passkey-removed')
  const { id: userId } = person(ctx)
  await ctx.db.transaction(async (tx) => {
    const inside = within(ctx, tx)
    const removed = await tx
      .delete(passkeys)
      .where(and(ofUser(userId), eq(passkeys.id, id)))
      .returning()
    if (removed.length === 0) throw notFound('Passkey')
    if (!(await hasPasskeys(inside, userId))) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await recordActivity(inside, userId, 'passkey-removed', browser.caller)
  })
}

/** Replaces the ten codes. The new ones are shown only once. */
export async function renewRecoveryCodes(ctx: Context, browser: Browser, proof: Proof): Promise<string[]> {
  authorize(ctx, 'change', 'account')
  await refuseUnlessSure(ctx, browser, proof.currentPassword, 'recovery-codes-made')
  const { id: userId } = person(ctx)
  if (!(await hasPasskeys(ctx, userId)))
    throw new AppError('conflict', 'Recovery codes replace a lost passkey. Add a passkey first.')
  return ctx.db.transaction(async (tx) => {
    const inside = within(ctx, tx)
    const codes = await makeCodes(inside, userId)
    await recordActivity(inside, userId, 'recovery-codes-made', browser.caller)
    return codes
  })
}

/** Leaves out letters and digits that look alike. Ten characters are 50 bits. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const codeOf = (bytes: Buffer) => [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('')
const written = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`
/** Accepts small letters, a missing dash, and an O for a zero. */
const hashCode = (userId: string, code: string) => {
  const letters = code.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return hashToken(`${userId} ${letters.replaceAll(/[^A-Z0-9]/g, '')}`)
}

async function makeCodes({ db }: Pick<Scope, 'db'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => codeOf(randomBytes(10)))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashCode(userId, code) })))
  return codes.map(written)
}

/** Asks for any passkey of this website. The answer names the account. */
export async function askToSignIn(store: Store, origin: string): Promise<Asked> {
  const { rpID } = relyingPartyOf(origin)
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  const token = await askForPasskey(store, { purpose: 'sign-in', challenge: options.challenge, userId: null })
  return { options: { ...options }, token }
}

export async function askForSecondFactor(store: Store, origin: string, userId: string): Promise<Asked> {
  const { generateAuthenticationOptions } = await webAuthn()
  const known = await store.db.select().from(passkeys).where(ofUser(userId))
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  })
  const token = await askForPasskey(store, { purpose: 'sign-in', challenge: options.challenge, userId })
  return { options: { ...options }, token }
}

const refused = () => new AppError('unauthorized', 'The passkey was not accepted. Try again, or sign in another way.')

export async function signInWithPasskey(
  deps: Deps,
  browser: Browser,
  origin: string,
  given: { token: string | undefined; response: Record<string, unknown> },
): Promise<Member> {
  const { rpID } = relyingPartyOf(origin)
  const request = await takeRequest(deps, given.token, 'sign-in')
  const response = given.response as unknown as AuthenticationResponseJSON
  const [known] = await deps.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.id, String(response.id)))
  if (!known || (request.userId && request.userId !== known.userId)) throw refused()
  const { verifyAuthenticationResponse } = await webAuthn()
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: request.challenge,
    credential: credentialOf(known),
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => null)
  // Of two simultaneous answers with one count, one comes from a copy.
  const counter = result?.verified ? result.authenticationInfo.newCounter : -1
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : sql`${passkeys.counter} < ${counter}`
  const [used] = result?.verified
    ? await deps.db
        .update(passkeys)
        .set({ counter, ...browser.caller, usedAt: deps.now() })
        .where(and(eq(passkeys.id, known.id), isNext))
        .returning()
    : []
  const found = used && (await findMember(deps, eq(users.id, known.userId)))
  if (!found) {
    await recordActivity(deps, known.userId, 'passkey-refused', browser.caller)
    throw refused()
  }
  return toMember(found, deps)
}

export async function signInWithRecoveryCode(
  deps: Deps,
  browser: Browser,
  given: { token: string | undefined; code: string },
): Promise<Member> {
  const { userId } = await findRequest(deps, given.token)
  if (!userId) throw new AppError('invalid', 'Enter the password first, then the recovery code.')
  await countAttempt(deps, deps.config.limits?.signIn, `recovery-code:${userId}`)
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashCode(userId, given.code)))
  const [code] = await deps.db.delete(recoveryCodes).where(isIt).returning()
  if (!code) {
    await recordActivity(deps, userId, 'sign-in-failed', browser.caller)
    throw new AppError('unauthorized', 'This recovery code is wrong or already used.')
  }
  await takeRequest(deps, given.token, 'sign-in')
  await recordActivity(deps, userId, 'recovery-code-used', browser.caller)
  const found = await findMember(deps, eq(users.id, userId))
  if (!found) throw refused()
  return toMember(found, deps)
}

export async function removeAllPasskeys({ db }: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await db.delete(passkeys).where(ofUser(userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
