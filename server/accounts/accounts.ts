import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import {
  type AccountDeletion,
  type Credentials,
  type CurrentUser,
  freshSignInMinutes,
  type NotificationPreferences,
  type PasswordChange,
  type ProfilePatch,
  type Registration,
} from '#shared/accounts.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import { activePlan } from '../billing/limits.ts'
import type { Config } from '../config.ts'
import { type Context, type Deps, type Scope, type User, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { identities, members, subscriptions, users, waitlist, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { enqueue } from '../outbox.ts'
import { authorize, person } from '../permissions.ts'
import { ownEntry } from '../waitlist/own-entry.ts'
import { recordActivity } from './activity.ts'
import { type Caller, callerOf } from './caller.ts'
import { countGuess } from './guesses.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { countAttempt } from './rate-limits.ts'
import { areSignUpsOpen } from './sign-ups.ts'

const isTaken = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505'

/** A person in the workspace that they sign in to. */
export interface Member extends User {
  workspaceId: string
}

/** A new person with a workspace of their own. */
async function createUser(
  tx: Transaction,
  deps: Deps,
  values: Omit<typeof users.$inferInsert, 'id' | 'createdAt'>,
): Promise<Member> {
  const createdAt = deps.now()
  const [user] = await tx
    .insert(users)
    .values({ ...values, id: randomUUID(), createdAt })
    .returning()
  const workspaceId = randomUUID()
  await tx.insert(workspaces).values({ id: workspaceId, createdAt })
  await tx.insert(members).values({ workspaceId, userId: user!.id, role: 'owner' })
  return { ...user!, workspaceId, hasPassword: user!.passwordHash !== null, plan: 'basic', signedInAt: createdAt }
}

async function refuseClosedSignUp(scope: Scope): Promise<void> {
  if (!(await areSignUpsOpen(scope))) throw new AppError('forbidden', signInErrors.closed)
}

/** Where accounts are for given domains, the address must be proven: otherwise anybody could name one. */
function refuseOtherDomains({ config }: Deps, username: string, isProven: boolean): void {
  const { domains } = config.signUps
  if (domains.length === 0) return
  if (!domains.includes(username.slice(username.lastIndexOf('@') + 1)))
    throw new AppError('forbidden', `New accounts need an e-mail address at ${domains.join(' or ')}.`)
  if (!isProven) throw new AppError('forbidden', signInErrors.unverified)
}

/** A password proves no address, so where accounts are for given domains it signs in, but opens none. */
export const opensWithPassword = ({ signUps }: Config): boolean => signUps.domains.length === 0

/** Signs somebody in, in the transaction that makes their account: there is none that nobody could enter. */
type Enter = (scope: Scope, user: Member) => Promise<() => void>

export async function register(deps: Deps, { password, ...profile }: Registration, enter: Enter): Promise<Member> {
  const username = profile.username.toLowerCase()
  refuseWithoutPasswords(deps)
  await refuseClosedSignUp(deps)
  if (!opensWithPassword(deps.config))
    throw new AppError(
      'forbidden',
      'New accounts are opened here by signing in with the identity provider, not with a password.',
    )
  const passwordHash = await hashPassword(password)
  try {
    const { user, giveCookies } = await deps.db.transaction(async (tx) => {
      const user = await createUser(tx, deps, { ...profile, username, passwordHash, isEmailVerified: false })
      return { user, giveCookies: await enter(within<Scope>(deps, tx), user) }
    })
    giveCookies()
    return user
  } catch (error) {
    throw isTaken(error) ? new AppError('conflict', 'An account with this email already exists.') : error
  }
}

const withWorkspace = (deps: Pick<Context, 'db' | 'now'>) =>
  deps.db
    .select({ users, members, plan: activePlan(deps.now()) })
    .from(users)
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.role, 'owner')))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, members.workspaceId))

const toUser = ({ users: user, members: { workspaceId }, plan }: Found, deps: Deps): Member => ({
  ...user,
  workspaceId,
  hasPassword: user.passwordHash !== null,
  plan,
  signedInAt: deps.now(),
})
type Found = Awaited<ReturnType<typeof withWorkspace>>[number]

/** Where an identity provider is connected, passwords are for those operators who turn them on. */
function refuseWithoutPasswords({ config: { identityProvider, passwordForms } }: Deps): void {
  if (passwordForms || !identityProvider || identityProvider.kind === 'local') return
  throw new AppError(
    'forbidden',
    `This server takes no passwords. Open its sign-in page and sign in with ${identityProvider.name}.`,
  )
}

export async function signInWithPassword(
  c: HonoContext,
  deps: Deps,
  { username, password }: Credentials,
): Promise<Member> {
  refuseWithoutPasswords(deps)
  const name = username.toLowerCase()
  const [found] = await withWorkspace(deps).where(eq(users.username, name))
  const guess = await countGuess(c, deps, name, found?.users.id)
  const isRight = await verifyPassword(password, found?.users.passwordHash ?? null, guess.isFamiliar)
  if (!found || !isRight) {
    if (found) await recordActivity(deps, found.users.id, 'sign-in-failed', callerOf(c, deps))
    throw new AppError('unauthorized', 'The email or the password is not right.')
  }
  await guess.forgive()
  return toUser(found, deps)
}

export interface Identity {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  fullName: string
}

/** The local provider's name among issuers: its address changes with the port, the person does not. */
export const localIssuerName = '/local-provider'

interface SignIn {
  user: Member
  isNew: boolean
}

/**
 * The account of a person at an identity provider. Accounts are keyed on issuer + subject; an account made another way
 * is joined only if both sides have proven the e-mail, so that nobody can prepare an account for someone else's address.
 * A new account is entered with the same transaction.
 */
export async function signInWithIdentity(deps: Deps, identity: Identity, enter: Enter): Promise<SignIn> {
  try {
    return await findOrCreate(deps, identity, enter)
  } catch (error) {
    // Two first sign-ins of one person at once: the other one has made the account by now.
    if (!isTaken(error)) throw error
    return findOrCreate(deps, identity, enter)
  }
}

async function findOrCreate(deps: Deps, identity: Identity, enter: Enter): Promise<SignIn> {
  const username = identity.email.toLowerCase()
  const link = { issuer: identity.issuer, subject: identity.subject, createdAt: deps.now() }
  const { giveCookies, ...found } = await deps.db.transaction(async (tx) => {
    const known = await withWorkspace({ ...deps, db: tx })
      .innerJoin(identities, eq(identities.userId, users.id))
      .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)))
    if (known[0]) return { user: toUser(known[0], deps), isNew: false }

    const [sameEmail] = await withWorkspace({ ...deps, db: tx }).where(eq(users.username, username))
    if (sameEmail) {
      if (!identity.isEmailVerified || !sameEmail.users.isEmailVerified) {
        throw new AppError('conflict', signInErrors.taken)
      }
      await tx.insert(identities).values({ ...link, userId: sameEmail.users.id })
      return { user: toUser(sameEmail, deps), isNew: false }
    }

    await refuseClosedSignUp(within<Scope>(deps, tx))
    refuseOtherDomains(deps, username, identity.isEmailVerified)
    const user = await createUser(tx, deps, {
      username,
      fullName: identity.fullName,
      isEmailVerified: identity.isEmailVerified,
    })
    await tx.insert(identities).values({ ...link, userId: user.id })
    return { user, isNew: true, giveCookies: await enter(within<Scope>(deps, tx), user) }
  })
  giveCookies?.()
  return found
}

/** The account that an e-mail has at the local provider. */
export async function localAccount({ db }: Deps, email: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, localIssuerName), eq(identities.subject, email)))
  return found?.userId ?? null
}

export async function updateProfile(ctx: Context, patch: ProfilePatch): Promise<User> {
  authorize(ctx, 'change', 'account')
  const { id } = person(ctx)
  const [user] = await ctx.db.update(users).set(patch).where(eq(users.id, id)).returning()
  return { ...person(ctx), ...user! }
}

export const isFresh = (ctx: Context): boolean =>
  ctx.now().getTime() - person(ctx).signedInAt.getTime() < freshSignInMinutes * 60_000

const needsFreshSignIn = (what: string) =>
  new AppError(
    'forbidden',
    `To ${what}, sign in again first: this sign-in is more than ${freshSignInMinutes} minutes old.`,
  )

/** Refuses, unless it is surely the person of the account: by their password, or without one by a fresh sign-in. */
async function refuseUnlessSure(
  ctx: Context,
  caller: Caller,
  password: string | undefined,
  what: string,
): Promise<{ hadPassword: boolean }> {
  await countAttempt(ctx, ctx.config.limits?.signIn, `password:${person(ctx).id}`)
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, person(ctx).id))
  if (!user?.passwordHash) {
    if (!isFresh(ctx)) throw needsFreshSignIn(what)
    return { hadPassword: false }
  }
  if (!password) throw new AppError('invalid', 'Current password is required')
  if (!(await verifyPassword(password, user.passwordHash, true))) {
    await recordActivity(ctx, user.id, 'password-refused', caller)
    throw new AppError('invalid', 'The current password is not right.')
  }
  return { hadPassword: true }
}

/** Changes the password, or gives an account its first one, and ends with it what `endOthers` ends, or neither. */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: PasswordChange,
  caller: Caller,
  endOthers: (scope: Scope) => Promise<void>,
): Promise<void> {
  authorize(ctx, 'change', 'account')
  const { hadPassword } = await refuseUnlessSure(ctx, caller, currentPassword, 'set a password')
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, person(ctx).id))
    const scope = within(ctx, tx)
    await recordActivity(scope, person(ctx).id, hadPassword ? 'password-changed' : 'password-set', caller)
    await endOthers(scope)
  })
}

export async function changeNotifications(ctx: Context, preferences: NotificationPreferences): Promise<User> {
  authorize(ctx, 'change', 'account')
  await ctx.db
    .update(users)
    .set(preferences)
    .where(eq(users.id, person(ctx).id))
  return { ...person(ctx), ...preferences }
}

/** Deletes the account and everything that is the person's, for good; a paid plan ends with it. */
export async function deleteAccount(
  ctx: Context,
  { username, password }: AccountDeletion,
  caller: Caller,
): Promise<void> {
  authorize(ctx, 'delete', 'account')
  const { id, username: ownName } = person(ctx)
  if (username.trim().toLowerCase() !== ownName)
    throw new AppError('invalid', 'This is not the email of the account. Nothing was deleted.')
  await refuseUnlessSure(ctx, caller, password, 'delete your account')
  await ctx.db.transaction(async (tx) => {
    const own = tx
      .select({ id: members.workspaceId })
      .from(members)
      .where(and(eq(members.userId, id), eq(members.role, 'owner')))
    const paying = await tx.delete(subscriptions).where(inArray(subscriptions.workspaceId, own)).returning()
    for (const { customerId, subscriptionId, plan } of paying)
      await enqueue(tx, 'end-billing', { customerId, subscriptionId, plan })
    await tx.delete(workspaces).where(inArray(workspaces.id, own))
    await tx.delete(waitlist).where(ownEntry(ctx, tx))
    await tx.delete(users).where(eq(users.id, id))
  })
  ctx.outbox.emit('filled')
}

export const toCurrentUser = (user: User): CurrentUser => ({
  id: user.id,
  username: user.username,
  fullName: user.fullName,
  profession: user.profession,
  companyName: user.companyName,
  goal: user.goal,
  companyWebsite: user.companyWebsite,
  hasPassword: user.hasPassword,
  plan: user.plan,
  notifications: {
    emailNotifications: user.emailNotifications,
    marketingEmails: user.marketingEmails,
    reminders: user.reminders,
  },
})
