import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { type Credentials, type Registration, registration } from '#shared/accounts.ts'
import { signInErrors } from '#shared/sign-in-errors.ts'
import type { Config } from '../config/config.ts'
import { type Deps, type Scope, within } from '../context.ts'
import type { Transaction } from '../database/connect.ts'
import { identities, members, subscriptions, users, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Browser, SignedInBrowser } from '../http/browser.ts'
import { enqueue } from '../jobs/jobs.ts'
import { mayBeWritten } from '../mail/recipients.ts'
import type { User } from '../permissions.ts'
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
  await tx.insert(members).values({ workspaceId, userId: user!.id, role: 'owner', joinedAt: createdAt })
  return {
    ...{ ...user!, workspaceId, plan: 'basic', signedInAt: createdAt },
    ...{ hasPassword: user!.passwordHash !== null, hasShownPasskey: false },
  }
}

async function refuseClosedSignUp(scope: Scope): Promise<void> {
  if (!(await areSignUpsOpen(scope))) throw new AppError('forbidden', signInErrors.closed)
}

/** When accounts are limited to some domains, the address must be verified: otherwise anybody could enter one. */
function refuseOtherDomains({ config }: Deps, username: string, isProven: boolean): void {
  const { domains } = config.signUps
  if (domains.length === 0) return
  if (!domains.includes(username.slice(username.lastIndexOf('@') + 1)))
    throw new AppError('forbidden', `New accounts need an email address at ${domains.join(' or ')}.`)
  if (!isProven) throw new AppError('forbidden', signInErrors.unverified)
}

/**
 * A password verifies no address, so when accounts are limited to some domains it can sign in, but not create an
 * account.
 */
export const opensWithPassword = ({ signUps }: Config): boolean => signUps.domains.length === 0

/** Creates an account and signs in to it in one transaction, so that no account is left that nobody can enter. */
export async function register(
  deps: Deps,
  browser: Browser,
  { password, ...profile }: Registration,
): Promise<{ user: Member; given: SignedInBrowser }> {
  const username = profile.username.toLowerCase()
  refuseWithoutPasswords(deps)
  await refuseClosedSignUp(deps)
  if (!opensWithPassword(deps.config))
    throw new AppError(
      'forbidden',
      'New accounts are opened here by signing in with the identity provider, not with a password.',
    )
  await refuseCommonPassword(deps.config, password, profile)
  const passwordHash = await hashPassword(password)
  const isUnproven = { isEmailVerified: false }
  const isVerifiable = !mayBeWritten(deps.config, isUnproven) && (await isMailLeft(deps, username))
  try {
    return await deps.db.transaction(async (tx) => {
      const user = await createUser(tx, deps, { ...profile, username, passwordHash, ...isUnproven })
      if (isVerifiable) await enqueue(tx, 'send-verification', { userId: user.id })
      return { user, given: await openSession(within<Scope>(deps, tx), browser, user, { isNew: true }) }
    })
  } catch (error) {
    throw isTaken(error) ? new AppError('conflict', 'An account with this email already exists.') : error
  }
}

/** A person in the workspace that they sign in to: one they own, if any, and among those the one they joined first. */
export async function findMember(scope: Pick<Scope, 'db' | 'now'>, condition: SQL): Promise<Found | undefined> {
  const [found] = await scope.db
    .select({ user: users, workspaceId: members.workspaceId, plan: activePlan(scope.now()) })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, members.workspaceId))
    .where(condition)
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

/** With an identity provider connected, passwords are available only when the operator turns them on. */
export function refuseWithoutPasswords({ config: { identityProvider, passwordForms } }: Deps): void {
  if (passwordForms || !identityProvider || identityProvider.kind === 'local') return
  throw new AppError(
    'forbidden',
    `This server takes no passwords. Open its sign-in page and sign in with ${identityProvider.name}.`,
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
  /** Where the provider says that a picture of the person is. */
  picture?: string | null
}

/** The local provider's issuer name: its address changes with the port, the identity does not. */
export const localIssuerName = '/local-provider'

interface SignIn {
  user: Member
  isNew: boolean
  /** Called for a new account, within the transaction that creates it. */
  given?: SignedInBrowser
}

/**
 * The account of a person at an identity provider. Accounts are keyed on issuer + subject; an account made another way
 * is joined only if both sides have proven the email, so that nobody can prepare an account for someone else's address.
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
    // After two simultaneous first sign-ins of one person, the other one has created the account by now.
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
    const known = await findMember(inside, inArray(users.id, linked))
    if (known) return { user: toMember(known, deps), isNew: false }

    // Another letter may turn into one of these when it is made small, and an address hold a line break.
    if (!registration.shape.username.safeParse(identity.email).success)
      throw new AppError('invalid', signInErrors.unusableEmail)
    const sameEmail = await findMember(inside, eq(users.username, username))
    if (sameEmail) {
      if (!identity.isEmailVerified || !sameEmail.user.isEmailVerified) {
        throw new AppError('conflict', signInErrors.taken)
      }
      await tx.insert(identities).values({ ...link, userId: sameEmail.user.id })
      return { user: toMember(sameEmail, deps), isNew: false }
    }

    await refuseClosedSignUp(inside)
    refuseOtherDomains(deps, username, identity.isEmailVerified)
    const user = await createUser(tx, deps, {
      username,
      fullName: identity.fullName,
      isEmailVerified: identity.isEmailVerified,
    })
    await tx.insert(identities).values({ ...link, userId: user.id })
    return {
      user,
      isNew: true,
      given: await openSession(inside, browser, user, { isNew: true, shownAt }),
    }
  })
}

/** The account that an email has at the local provider. */
export async function localAccount({ db }: Deps, email: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, localIssuerName), eq(identities.subject, email)))
  return found?.userId ?? null
}
