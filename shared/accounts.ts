import * as z from 'zod/mini'
import { languageCodes } from './interface-languages.ts'
import { author, roles } from './members.ts'
import { mailTimes } from './news.ts'
import { planIds } from './plans.ts'

const email = z.email('Please enter a valid email').check(z.maxLength(254, 'Please enter a valid email'))
/** Stands for an email in the account of a computer's owner who gave only a name. No mail can be sent to it. */
export const ownerAddress = 'owner@this-computer.invalid'
/** The same for an author for whom others write, and who never signs in. */
export const addressOfAuthor = (id: string): string => `${id}@author.invalid`
export const hasAddress = (username: string): boolean => !username.endsWith('.invalid')

export const fullName = z
  .string('Full name must be at least 2 characters')
  .check(
    z.trim(),
    z.minLength(2, 'Full name must be at least 2 characters'),
    z.maxLength(200, 'A name can hold at most 200 characters.'),
  )
const newPassword = (message: string) =>
  z.string(message).check(z.minLength(6, message), z.maxLength(1_000, 'A password can hold at most 1,000 characters.'))
const freeText = z.nullish(
  z.string().check(z.trim(), z.maxLength(1_000, 'This field can hold at most 1,000 characters.')),
)

/** What engines are told about an author. */
export const profile = { profession: freeText, companyName: freeText, goal: freeText, companyWebsite: freeText }

export const credentials = z.object({
  username: email,
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1_000, 'A password can hold at most 1,000 characters.')),
})
export type Credentials = z.infer<typeof credentials>

export const registration = z.object({
  username: email,
  password: newPassword('Password must be at least 6 characters'),
  fullName,
  ...profile,
})
export type Registration = z.infer<typeof registration>

export const profilePatch = z
  .object({ fullName: z.optional(fullName), ...profile })
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'There is nothing to change in the request.'))
export type ProfilePatch = z.infer<typeof profilePatch>

/** The current password may be missing only when the account has none, and only shortly after signing in. */
export const passwordChange = z.object({
  currentPassword: z.optional(z.string().check(z.minLength(1, 'Current password is required'))),
  newPassword: newPassword('New password must be at least 6 characters'),
})
export type PasswordChange = z.infer<typeof passwordChange>

export const passwordResetRequest = z.object({ username: email })

const token = z
  .string('The link is incomplete. Copy all of it.')
  .check(z.minLength(1, 'The link is incomplete. Copy all of it.'), z.maxLength(1_000, 'This is not one of our links.'))

export const passwordReset = z.object({ token, newPassword: newPassword('New password must be at least 6 characters') })
export type PasswordReset = z.infer<typeof passwordReset>

export const addressVerification = z.object({ token })

const mailTime = z.enum(mailTimes, 'Each of mails must be now, digest or never.')
const mailChoices = z.object({
  mentions: mailTime,
  comments: mailTime,
  approvalRequests: mailTime,
  decisions: mailTime,
  members: mailTime,
})

export const notificationPreferences = z.object({
  emailNotifications: z.boolean('emailNotifications must be true or false.'),
  marketingEmails: z.boolean('marketingEmails must be true or false.'),
  reminders: z.boolean('reminders must be true or false.'),
  /** An email each month about what the posts of the last one did. */
  monthlyFigures: z.boolean('monthlyFigures must be true or false.'),
  /** How news of others come by mail. None do without `emailNotifications`. */
  mails: mailChoices,
})
/** Older programs know nothing of the last two, and leave them as they are. */
export const notificationChange = z.object({
  ...notificationPreferences.shape,
  monthlyFigures: z.optional(notificationPreferences.shape.monthlyFigures),
  mails: z.optional(z.partial(mailChoices)),
})
export type NotificationChange = z.infer<typeof notificationChange>
export type NotificationPreferences = z.infer<typeof notificationPreferences>

const zoneMistake = 'timeZone must be a time zone such as Europe/Berlin.'

export const timeZone = z.string(zoneMistake).check(z.minLength(1, zoneMistake), z.maxLength(100, zoneMistake))

export const timeZoneChange = z.object({
  timeZone,
  /** The browser's zone, which nobody chose: stored only when the account has no zone yet. */
  isNoticed: z.optional(z.boolean('isNoticed must be true or false.')),
})
export type TimeZoneChange = z.infer<typeof timeZoneChange>

export const languageChange = z.object({
  language: z.enum(languageCodes, 'language must be en, es, fr or de.'),
  /** The browser's language, which nobody chose: stored only when the account has none yet. */
  isNoticed: z.optional(z.boolean('isNoticed must be true or false.')),
})
export type LanguageChange = z.infer<typeof languageChange>

/** Needs the password if the account has one; otherwise only allowed shortly after signing in. */
export const accountDeletion = z.object({
  username: z.string('Type your email to confirm.'),
  password: z.optional(z.string().check(z.maxLength(1_000, 'A password can hold at most 1,000 characters.'))),
})
export type AccountDeletion = z.infer<typeof accountDeletion>

/** How long after signing in a person may do sensitive things without a password. */
export const freshSignInMinutes = 10

export const currentUser = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  profession: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  goal: z.nullable(z.string()),
  companyWebsite: z.nullable(z.string()),
  /** IANA zone in which times are chosen and shown; null until a browser has reported one. */
  timeZone: z.nullable(z.string()),
  /** In which the app and its mails speak; null until a browser has reported one. */
  language: z.nullable(z.enum(languageCodes)),
  /** Address of the photo; a new photo has a new address. */
  photo: z.nullable(z.string()),
  hasPassword: z.boolean(),
  plan: z.enum(planIds),
  /** False on a server that sells nothing and therefore limits nothing. */
  hasPaidPlans: z.boolean(),
  /** The workspace that this answer is about. */
  workspaceId: z.string(),
  /** All that the person is a member of, in the order of joining. */
  workspaces: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles) })),
  /** Whose posts the workspace holds. */
  authors: z.array(author),
  role: z.enum(roles),
  /** What the role allows, such as `schedule posts`. */
  may: z.array(z.string()),
  notifications: notificationPreferences,
})
export type CurrentUser = z.infer<typeof currentUser>

/** An age key pair for texts that a browser keeps after sign-out: `recipient` encrypts, `identity` decrypts. */
export const keptWordsKey = z.object({
  /** The person's id: someone else may have signed in since the page was opened. */
  account: z.string(),
  recipient: z.string(),
  identity: z.string(),
})
export type KeptWordsKey = z.infer<typeof keptWordsKey>

export const photoPath = '/api/user/photo'
export const photoAddress = (id: string): string => `${photoPath}/${id}`
export const profilePhoto = z.object({ photo: z.string() })
export type ProfilePhoto = z.infer<typeof profilePhoto>

export const signInOptions = z.object({
  provider: z.nullable(z.enum(['google', 'oidc', 'local'])),
  providerName: z.string(),
  providerNote: z.nullable(z.string()),
  passwordForms: z.boolean(),
  passwordSignUps: z.boolean(),
  registrationOpen: z.boolean(),
  /** Nobody has an account on this computer yet, so the first page is the registration. */
  isFirstStart: z.boolean(),
  /** Whether anybody here has a passkey, so that the page offers to sign in with one. */
  hasPasskeyUsers: z.boolean(),
  /** False on a server that sells nothing and therefore limits nothing. */
  hasPaidPlans: z.boolean(),
  supportEmail: z.nullable(z.string()),
})
export type SignInOptions = z.infer<typeof signInOptions>
