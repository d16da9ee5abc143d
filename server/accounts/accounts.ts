import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Credentials, CurrentUser, PasswordChange, ProfilePatch, Registration } from '#shared/accounts.ts'
import type { Context, Deps, User } from '../context.ts'
import { identities, members, users, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

type Transaction = Parameters<Parameters<Deps['db']['transaction']>[0]>[0]

const isTaken = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505'

/** A new person with a workspace of their own. */
async function createUser(
  tx: Transaction,
  deps: Deps,
  values: Omit<typeof users.$inferInsert, 'id' | 'createdAt'>,
): Promise<User> {
  const createdAt = deps.now()
  const [user] = await tx
    .insert(users)
    .values({ ...values, id: randomUUID(), createdAt })
    .returning()
  const workspaceId = randomUUID()
  await tx.insert(workspaces).values({ id: workspaceId, createdAt })
  await tx.insert(members).values({ workspaceId, userId: user!.id, role: 'owner' })
  return { ...user!, workspaceId, hasPassword: user!.passwordHash !== null }
}

function refuseClosedSignUp({ config }: Deps, username: string, isProven: boolean): void {
  if (!config.signUps.open) throw new AppError('forbidden', 'This server takes no new accounts.')
  const domain = username.slice(username.lastIndexOf('@') + 1)
  if (config.signUps.domains.length > 0 && !config.signUps.domains.includes(domain)) {
    throw new AppError('forbidden', `New accounts need an e-mail address at ${config.signUps.domains.join(' or ')}.`)
  }
  // Otherwise anybody could name an address at the right domain.
  if (config.signUps.domains.length > 0 && !isProven)
    throw new AppError('forbidden', 'New accounts need an e-mail address that the identity provider has verified.')
}

export async function register(deps: Deps, { password, ...profile }: Registration): Promise<User> {
  const username = profile.username.toLowerCase()
  // An operator who shows the password forms takes people's word for their address.
  refuseClosedSignUp(deps, username, deps.config.passwordForms)
  const passwordHash = await hashPassword(password)
  try {
    return await deps.db.transaction((tx) =>
      createUser(tx, deps, { ...profile, username, passwordHash, isEmailVerified: false }),
    )
  } catch (error) {
    throw isTaken(error) ? new AppError('conflict', 'An account with this email already exists.') : error
  }
}

const withWorkspace = (deps: Pick<Deps, 'db'> | { db: Transaction }) =>
  deps.db
    .select()
    .from(users)
    .innerJoin(members, and(eq(members.userId, users.id), eq(members.role, 'owner')))

const toUser = (row: Awaited<ReturnType<typeof withWorkspace>>[number]): User => ({
  ...row.users,
  workspaceId: row.members.workspaceId,
  hasPassword: row.users.passwordHash !== null,
})

export async function signInWithPassword(deps: Deps, { username, password }: Credentials): Promise<User> {
  const [found] = await withWorkspace(deps).where(eq(users.username, username.toLowerCase()))
  const isRight = await verifyPassword(password, found?.users.passwordHash ?? null)
  if (!found || !isRight) throw new AppError('unauthorized', 'The email or the password is not right.')
  return toUser(found)
}

export interface Identity {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  fullName: string
}

interface SignIn {
  user: User
  isNew: boolean
}

/**
 * The account of a person at an identity provider. Accounts are keyed on issuer + subject; an account made another way
 * is joined only if both sides have proven the e-mail, so that nobody can prepare an account for someone else's address.
 */
export async function signInWithIdentity(deps: Deps, identity: Identity): Promise<SignIn> {
  try {
    return await findOrCreate(deps, identity)
  } catch (error) {
    // Two first sign-ins of one person at once: the other one has made the account by now.
    if (!isTaken(error)) throw error
    return findOrCreate(deps, identity)
  }
}

async function findOrCreate(deps: Deps, identity: Identity): Promise<SignIn> {
  const username = identity.email.toLowerCase()
  const link = { issuer: identity.issuer, subject: identity.subject, createdAt: deps.now() }
  return deps.db.transaction(async (tx) => {
    const known = await withWorkspace({ db: tx })
      .innerJoin(identities, eq(identities.userId, users.id))
      .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)))
    if (known[0]) return { user: toUser(known[0]), isNew: false }

    const [sameEmail] = await withWorkspace({ db: tx }).where(eq(users.username, username))
    if (sameEmail) {
      if (!identity.isEmailVerified || !sameEmail.users.isEmailVerified) {
        throw new AppError('conflict', 'An account with this email already exists. Sign in the way you did before.')
      }
      await tx.insert(identities).values({ ...link, userId: sameEmail.users.id })
      return { user: toUser(sameEmail), isNew: false }
    }

    refuseClosedSignUp(deps, username, identity.isEmailVerified)
    const user = await createUser(tx, deps, {
      username,
      fullName: identity.fullName,
      isEmailVerified: identity.isEmailVerified,
    })
    await tx.insert(identities).values({ ...link, userId: user.id })
    return { user, isNew: true }
  })
}

export async function updateProfile(ctx: Context, patch: ProfilePatch): Promise<User> {
  const [user] = await ctx.db.update(users).set(patch).where(eq(users.id, ctx.user.id)).returning()
  return { ...ctx.user, ...user! }
}

export async function changePassword(ctx: Context, { currentPassword, newPassword }: PasswordChange): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.user.id))
  if (!user?.passwordHash)
    throw new AppError('invalid', 'This account has no password; it signs in by its identity provider.')
  if (!(await verifyPassword(currentPassword, user.passwordHash)))
    throw new AppError('invalid', 'The current password is not right.')
  await ctx.db
    .update(users)
    .set({ passwordHash: await hashPassword(newPassword) })
    .where(eq(users.id, ctx.user.id))
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
})
