import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { type Credentials, type Registration, registration } from '#shared/accounts.ts'
import { msg } from '#shared/say.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import type { Config } from '../config/config.ts'
import { type Deps, type Scope, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { identities, members, subscriptions, users } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Browser, SignedInBrowser } from '../http/browser.ts'
import { enqueue } from '../jobs/jobs.ts'
import { mayBeWritten } from '../mail/recipients.ts'
import { followGroups, rolesByGroups } from '../members/by-group.ts'
import { type Invited, openInvitation, takeInvitation } from '../members/invitations.ts'
import { makeWorkspace } from '../members/workspaces.ts'
import type { SignedIn } from '../permissions.ts'
import { activePlan } from '../quotas.ts'
import { recordActivity } from './activity.ts'
import { refuseDisabled } from './disabled.ts'
import { isMailLeft } from './email-verification.ts'
import { countGuess } from './guesses.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { refuseCommonPassword } from './refused-passwords.ts'
import { openSession } from './sessions.ts'
import { areSignUpsOpen } from './sign-ups.ts'

const isTaken = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505'

/** A person in one of their workspaces. */
export interface Member extends SignedIn {
  workspaceId: string
}

interface Entrance {
  invitation: string | undefined
  groups?: string[] | null
}

/** The person joins the workspaces of their invitation and groups, or else gets one of their own. */
async function createUser(
  tx: Transaction,
  deps: Deps,
  values: Omit<typeof users.$inferInsert, 'id' | 'createdAt'>,
  { invitation, groups }: Entrance,
): Promise<Member> {
  const createdAt = deps.now()
  const [user] = await tx
    .insert(users)
    .values({ ...values, id: randomUUID(), createdAt })
    .returning()
  const inside = { ...deps, db: tx }
  const invitedTo = invitation && (await takeInvitation(inside, invitation, user!))
  if (groups) await followGroups(inside, user!.id, groups)
  const joined = invitedTo || (await findMember(inside, eq(users.id, user!.id)))?.workspaceId
  const workspaceId = joined ?? (await makeWorkspace(inside, user!.id, user!.fullName))
  return {
    ...user!,
    workspaceId,
    plan: 'basic',
    signedInAt: createdAt,
    hasPassword: user!.passwordHash !== null,
    hasShownPasskey: false,
  }
}

/**
 * The invitation that lets the browser make an account with this email. Sign-ups may be closed to everybody else without
 * a group that has a role here. One for another email counts for nothing.
 */
async function invitationFor(
  scope: Scope,
  { invitation }: Browser,
  username: string,
  groups?: string[] | null,
): Promise<Invited | null> {
  const found = await openInvitation(scope, invitation)
  const invited = found && (found.address === null || found.address === username) ? found : null
  const hasRole = rolesByGroups(scope.config.groups.roles, groups ?? []).size > 0
  if (invited || hasRole || (await areSignUpsOpen(scope))) return invited
  throw new AppError(
    'forbidden',
    found
      ? msg`This invitation is for ${{ address: found.address }}. Make your account with that email.`
      : signInErrors.closed,
  )
}

/** Where sign-ups are limited to domains, an unverified address is refused: anybody could enter one. */
function refuseOtherDomains({ config }: Deps, username: string, isProven: boolean): void {
  const { domains } = config.signUps
  if (domains.length === 0) return
  if (!domains.includes(username.slice(username.lastIndexOf('@') + 1)))
    throw new AppError('forbidden', msg`New accounts need an email address at ${{ domains: domains.join(' or ') }}.`)
  if (!isProven) throw new AppError('forbidden', signInErrors.unverified)
}

/** A password verifies no address. Where sign-ups are limited to domains, it signs in but creates no account. */
export const opensWithPassword = ({ signUps }: Config): boolean => signUps.domains.length === 0

/** One transaction creates the account and the session, so no account is left without a way in. */
export async function register(
  deps: Deps,
  browser: Browser,
  { password, ...profile }: Registration,
): Promise<{ user: Member; given: SignedInBrowser }> {
  const username = profile.username.toLowerCase()
  refuseWithoutPasswords(deps)
  const invited = await invitationFor(deps, browser, username)
  // Only its owner can have opened an invitation that was sent to this email.
  const isProven = invited?.address === username
  if (isProven) refuseOtherDomains(deps, username, true)
  else if (!opensWithPassword(deps.config))
    throw new AppError(
      'forbidden',
      'This server opens new accounts only through its identity provider, not with a password.',
    )
  await refuseCommonPassword(deps.config, password, profile)
  const passwordHash = await hashPassword(password)
  const proof = { isEmailVerified: isProven }
  const isVerifiable = !mayBeWritten(deps.config, { ...proof, address: username }) && (await isMailLeft(deps, username))
  try {
    return await deps.db.transaction(async (tx) => {
      const invitation = invited ? browser.invitation : undefined
      const user = await createUser(tx, deps, { ...profile, username, passwordHash, ...proof }, { invitation })
      if (isVerifiable) await enqueue(tx, 'send-verification', { userId: user.id })
      return { user, given: await openSession(within<Scope>(deps, tx), browser, user, { isNew: true }) }
    })
  } catch (error) {
    throw isTaken(error) ? new AppError('conflict', 'An account with this email already exists.') : error
  }
}

/** The workspace is one that the person owns, or else the one they joined first. */
export async function findMember(scope: Pick<Scope, 'db' | 'now'>, condition: SQL): Promise<Found | undefined> {
  const [found] = await scope.db
    .select({ user: users, workspaceId: members.workspaceId, plan: activePlan(scope.now()) })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, members.workspaceId))
    .where(and(condition, eq(users.signsIn, true)))
    .orderBy(desc(eq(members.role, 'owner')), members.joinedAt, members.workspaceId)
    .limit(1)
  return found
}

interface Found extends Pick<Member, 'workspaceId' | 'plan'> {
  user: typeof users.$inferSelect
}

export const toMember = ({ user, workspaceId, plan }: Found, { now }: Pick<Scope, 'now'>): Member => ({
  ...user,
  workspaceId,
  hasPassword: user.passwordHash !== null,
  plan,
  signedInAt: now(),
  hasShownPasskey: false,
})

/** Where an identity provider is connected, the operator must turn passwords on. */
export function refuseWithoutPasswords({ config: { identityProvider, passwordForms } }: Deps): void {
  if (passwordForms || !identityProvider || identityProvider.kind === 'local') return
  throw new AppError(
    'forbidden',
    msg`This server takes no passwords. Open its sign-in page and sign in with ${{ provider: identityProvider.name }}.`,
  )
}

export async function signInWithPassword(
  deps: Deps,
  browser: Browser,
  { username, password }: Credentials,
): Promise<Member> {
  refuseWithoutPasswords(deps)
  const name = username.toLowerCase()
  const found = await findMember(deps, eq(users.username, name))
  const guess = await countGuess(deps, browser, name, found?.user.id)
  const isRight = await verifyPassword(password, found?.user.passwordHash ?? null, guess.isFamiliar)
  if (!found || !isRight) {
    if (found) await recordActivity(deps, found.user.id, 'sign-in-failed', browser.caller)
    throw new AppError('unauthorized', 'The email or password is incorrect.')
  }
  await guess.forgive()
  await refuseDisabled(deps, browser, found.user.id)
  return toMember(found, deps)
}

export interface Identity {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  fullName: string
  /** Null where the provider's groups say nothing about memberships. */
  groups?: string[] | null
  /** The address of the provider's picture of the person. */
  picture?: string | null
}

/** Fixed, because the local provider's address changes with the port. */
export const localIssuerName = '/local-provider'

interface SignIn {
  user: Member
  isNew: boolean
  /** Runs in the transaction that creates the account. */
  given?: SignedInBrowser
}

/**
 * Accounts are keyed by issuer and subject. An account made another way is joined only if both sides have verified the
 * email, so nobody can prepare an account for a stranger's address.
 */
export async function signInWithIdentity(
  deps: Deps,
  browser: Browser,
  identity: Identity,
  shownAt: Date,
): Promise<SignIn> {
  try {
    return await findOrCreate(deps, browser, identity, shownAt)
  } catch (error) {
    // A simultaneous first sign-in of this person has created the account.
    if (!isTaken(error)) throw error
    return findOrCreate(deps, browser, identity, shownAt)
  }
}

async function findOrCreate(deps: Deps, browser: Browser, identity: Identity, shownAt: Date): Promise<SignIn> {
  const username = identity.email.toLowerCase()
  const link = { issuer: identity.issuer, subject: identity.subject, createdAt: deps.now() }
  return deps.db.transaction(async (tx) => {
    const inside = within<Scope>(deps, tx)
    const linked = tx
      .select({ id: identities.userId })
      .from(identities)
      .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)))
    const signsIn = async (found: Found) => {
      if (identity.groups && !found.user.disabledAt)
        await followGroups({ ...deps, db: tx }, found.user.id, identity.groups)
      // The groups may have ended the membership that was found.
      return { user: toMember((await findMember(inside, eq(users.id, found.user.id))) ?? found, deps), isNew: false }
    }
    const known = await findMember(inside, inArray(users.id, linked))
    if (known) return signsIn(known)

    // Lower-casing another letter can produce these, and an address can hold a line break.
    if (!registration.shape.username.safeParse(identity.email).success)
      throw new AppError('invalid', signInErrors.unusableEmail)
    const sameEmail = await findMember(inside, eq(users.username, username))
    if (sameEmail) {
      if (!identity.isEmailVerified || !sameEmail.user.isEmailVerified) {
        throw new AppError('conflict', signInErrors.taken)
      }
      await tx.insert(identities).values({ ...link, userId: sameEmail.user.id })
      return signsIn(sameEmail)
    }

    const { fullName, groups } = identity
    const invited = await invitationFor(inside, browser, username, groups)
    const isEmailVerified = identity.isEmailVerified || invited?.address === username
    refuseOtherDomains(deps, username, isEmailVerified)
    const invitation = invited ? browser.invitation : undefined
    const user = await createUser(tx, deps, { username, fullName, isEmailVerified }, { invitation, groups })
    await tx.insert(identities).values({ ...link, userId: user.id })
    return {
      user,
      isNew: true,
      given: await openSession(inside, browser, user, { isNew: true, shownAt }),
    }
  })
}

/** The subject of an email at the local provider. */
export async function localAccount({ db }: Deps, email: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, localIssuerName), eq(identities.subject, email)))
  return found?.userId ?? null
}
