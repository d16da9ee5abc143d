import { and, eq, inArray } from 'drizzle-orm'
import {
  type AccountDeletion,
  type CurrentUser,
  freshSignInMinutes,
  type NotificationPreferences,
  type PasswordChange,
  type ProfilePatch,
} from '#shared/accounts.ts'
import { type Context, type User, within } from '../context.ts'
import { members, subscriptions, users, waitlist, workspaces } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { enqueue } from '../jobs/jobs.ts'
import { authorize, person } from '../permissions.ts'
import { ownEntry } from '../waitlist/own-entry.ts'
import { recordActivity } from './activity.ts'
import type { Browser } from './browser.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { countAttempt } from './rate-limits.ts'
import { endOtherSessions } from './sessions.ts'

export async function updateProfile(ctx: Context, patch: ProfilePatch): Promise<User> {
  authorize(ctx, 'change', 'account')
  const { id } = person(ctx)
  const [user] = await ctx.db.update(users).set(patch).where(eq(users.id, id)).returning()
  return { ...person(ctx), ...user! }
}

const isFresh = (ctx: Context): boolean =>
  ctx.now().getTime() - person(ctx).signedInAt.getTime() < freshSignInMinutes * 60_000

const needsFreshSignIn = (what: string) =>
  new AppError(
    'forbidden',
    `To ${what}, sign in again first: this sign-in is more than ${freshSignInMinutes} minutes old.`,
  )

/** Refuses, unless it is surely the person of the account: by their password, or without one by a fresh sign-in. */
async function refuseUnlessSure(
  ctx: Context,
  { caller }: Browser,
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

/** Changes the password, or gives an account its first one, and signs out everywhere else, or neither. */
export async function changePassword(
  ctx: Context,
  browser: Browser,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  authorize(ctx, 'change', 'account')
  const { hadPassword } = await refuseUnlessSure(ctx, browser, currentPassword, 'set a password')
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, person(ctx).id))
    const inside = within(ctx, tx)
    await recordActivity(inside, person(ctx).id, hadPassword ? 'password-changed' : 'password-set', browser.caller)
    await endOtherSessions(inside, browser)
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
  browser: Browser,
  { username, password }: AccountDeletion,
): Promise<void> {
  authorize(ctx, 'delete', 'account')
  const { id, username: ownName } = person(ctx)
  if (username.trim().toLowerCase() !== ownName)
    throw new AppError('invalid', 'This is not the email of the account. Nothing was deleted.')
  await refuseUnlessSure(ctx, browser, password, 'delete your account')
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
