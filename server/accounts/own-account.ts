import { and, eq, inArray, isNull } from 'drizzle-orm'
import {
  type AccountDeletion,
  type CurrentUser,
  freshSignInMinutes,
  type LanguageChange,
  type NotificationChange,
  type PasswordChange,
  type ProfilePatch,
  photoAddress,
  type TimeZoneChange,
} from '#shared/accounts.ts'
import { roles } from '#shared/members.ts'
import { msg } from '#shared/say.ts'
import { knownZone } from '#shared/wall-time.ts'
import { addEntries } from '../activity/entries.ts'
import { type Context, within } from '../context.ts'
import { members, users, waitlist, workspaces } from '../database/schema.ts'
import { AppError, unknownZone } from '../errors.ts'
import type { Browser } from '../http/browser.ts'
import { countAttempt } from '../http/rate-limits.ts'
import { addMemberEntry } from '../members/tell.ts'
import { deleteWorkspace, isMember } from '../members/workspaces.ts'
import { authorize, person, type SignedIn, type User } from '../permissions.ts'
import { ownEntry } from '../waitlist/own-entry.ts'
import { recordActivity, recordDeletion } from './activity.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { refuseCommonPassword } from './refused-passwords.ts'
import { endOtherSessions } from './sessions.ts'

export async function updateProfile(ctx: Context, patch: ProfilePatch): Promise<SignedIn> {
  authorize(ctx, 'change', 'account')
  const { id } = person(ctx)
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx.update(users).set(patch).where(eq(users.id, id)).returning()
    const isIn = await tx.select({ workspaceId: members.workspaceId }).from(members).where(eq(members.userId, id))
    for (const { workspaceId } of isIn)
      await addEntries({ ...within(ctx, tx), workspaceId }, { kind: 'profile changed', aboutId: id })
    return { ...person(ctx), ...user! }
  })
}

const isFresh = (ctx: Context): boolean =>
  ctx.now().getTime() - person(ctx).signedInAt.getTime() < freshSignInMinutes * 60_000

const minutes = freshSignInMinutes
/** What to say to somebody who does this without a password and has signed in too long ago. */
const needsFreshSignIn = {
  'account-deleted': msg`To delete your account, sign in again first: this sign-in is more than ${{ minutes }} minutes old.`,
  'passkey-added': msg`To add a passkey, sign in again first: this sign-in is more than ${{ minutes }} minutes old.`,
  'passkey-removed': msg`To remove a passkey, sign in again first: this sign-in is more than ${{ minutes }} minutes old.`,
  'recovery-codes-made': msg`To make recovery codes, sign in again first: this sign-in is more than ${{ minutes }} minutes old.`,
  'password-set': msg`To set a password, sign in again first: this sign-in is more than ${{ minutes }} minutes old.`,
}

/** Throws unless the person gives the password, or without one has signed in recently. */
export async function refuseUnlessSure(
  ctx: Context,
  { caller }: Browser,
  password: string | undefined,
  what: keyof typeof needsFreshSignIn,
): Promise<{ hadPassword: boolean }> {
  await countAttempt(ctx, ctx.config.limits?.signIn, `password:${person(ctx).id}`)
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, person(ctx).id))
  if (!user?.passwordHash) {
    if (!isFresh(ctx)) throw new AppError('forbidden', needsFreshSignIn[what])
    return { hadPassword: false }
  }
  if (!password) throw new AppError('invalid', 'Current password is required')
  if (!(await verifyPassword(password, user.passwordHash, true))) {
    await recordActivity(ctx, user.id, 'password-refused', caller)
    throw new AppError('invalid', 'The current password is incorrect.')
  }
  return { hadPassword: true }
}

/** Sets the password and signs out everywhere else, in one transaction. */
export async function changePassword(
  ctx: Context,
  browser: Browser,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  authorize(ctx, 'change', 'account')
  const { hadPassword } = await refuseUnlessSure(ctx, browser, currentPassword, 'password-set')
  await refuseCommonPassword(ctx.config, newPassword, person(ctx))
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

export async function changeNotifications(ctx: Context, change: NotificationChange): Promise<SignedIn> {
  authorize(ctx, 'change', 'account')
  const me = person(ctx)
  const chosen = { ...change, mails: { ...me.mails, ...change.mails } }
  await ctx.db.update(users).set(chosen).where(eq(users.id, me.id))
  return { ...me, ...chosen }
}

/** A zone that the person chose wins over one that a browser noticed. */
export async function changeTimeZone(ctx: Context, { timeZone: name, isNoticed }: TimeZoneChange): Promise<SignedIn> {
  authorize(ctx, 'change', 'account')
  const { id } = person(ctx)
  const timeZone = knownZone(name)
  if (!timeZone) throw unknownZone(name)
  const unset = isNoticed ? isNull(users.timeZone) : undefined
  await ctx.db
    .update(users)
    .set({ timeZone })
    .where(and(eq(users.id, id), unset))
  const [user] = await ctx.db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, id))
  return { ...person(ctx), ...user }
}

/** As with the time zone. */
export async function changeLanguage(ctx: Context, { language, isNoticed }: LanguageChange): Promise<SignedIn> {
  authorize(ctx, 'change', 'account')
  const { id } = person(ctx)
  const unset = isNoticed ? isNull(users.language) : undefined
  await ctx.db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, id), unset))
  const [user] = await ctx.db.select({ language: users.language }).from(users).where(eq(users.id, id))
  return { ...person(ctx), ...user }
}

/**
 * A workspace without other people goes, too, and its paid plan ends. A shared one loses only the person's voice, and
 * keeps an owner.
 */
export async function deleteAccount(
  ctx: Context,
  browser: Browser,
  { username, password }: AccountDeletion,
): Promise<void> {
  authorize(ctx, 'delete', 'account')
  const { id, username: ownName } = person(ctx)
  if (username.trim().toLowerCase() !== ownName)
    throw new AppError('invalid', 'This is not the email of your account. Nothing was deleted.')
  await refuseUnlessSure(ctx, browser, password, 'account-deleted')
  await ctx.db.transaction(async (tx) => {
    const inside = within(ctx, tx)
    const own = tx.select({ id: members.workspaceId }).from(members).where(eq(members.userId, id))
    // Locks the workspaces, so nobody joins or leaves meanwhile. The order prevents a deadlock between two people who
    // leave the same ones.
    const locked = await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(inArray(workspaces.id, own))
      .orderBy(workspaces.id)
      .for('update')
    for (const workspace of locked) await leave(inside, workspace.id)
    await tx.delete(waitlist).where(ownEntry(ctx, tx))
    // Memberships cascade, and with them sessions, samples, proofs and the rest of the voice.
    await tx.delete(users).where(eq(users.id, id))
    await recordDeletion(inside, id, browser.caller)
  })
}

/** Leaves the workspace with an owner, or deletes it with its last member. */
async function leave(ctx: Context, workspaceId: string): Promise<void> {
  const all = await ctx.db
    .select()
    .from(members)
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(members.joinedAt, members.userId)
  const others = all.filter(({ userId }) => userId !== person(ctx).id)

  const next = roles.flatMap((role) => others.flatMap((one) => (one.role === role ? { ...one, role } : [])))[0]
  // Whatever the role was: nobody is left to keep the workspace, or to end its plan.
  if (!next) return deleteWorkspace(ctx, workspaceId)
  const there = { ...ctx, workspaceId }
  await addMemberEntry(there, { kind: 'member left', aboutId: person(ctx).id })
  if (next.role === 'owner') return
  await ctx.db.update(members).set({ role: 'owner' }).where(isMember(workspaceId, next.userId))
  const detail = { role: 'owner', formerRole: next.role } as const
  await addMemberEntry({ ...there, actor: undefined }, { kind: 'role changed', aboutId: next.userId, detail })
}

type Account = Omit<CurrentUser, 'hasPaidPlans' | 'workspaceId' | 'workspaces' | 'authors' | 'role' | 'may'>

export const toAccount = (user: User): Account => ({
  id: user.id,
  username: user.username,
  fullName: user.fullName,
  profession: user.profession,
  companyName: user.companyName,
  goal: user.goal,
  companyWebsite: user.companyWebsite,
  timeZone: user.timeZone,
  language: user.language,
  photo: user.photoId && photoAddress(user.photoId),
  hasPassword: user.hasPassword,
  plan: user.plan,
  notifications: {
    emailNotifications: user.emailNotifications,
    marketingEmails: user.marketingEmails,
    reminders: user.reminders,
    monthlyFigures: user.monthlyFigures,
    mails: user.mails,
  },
})
