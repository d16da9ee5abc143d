import * as z from 'zod/mini'

/** What is kept of what happened to an account, and the words for it. */
export const activities = {
  registered: 'Account created',
  'signed-in': 'Signed in',
  'sign-in-failed': 'A sign-in failed',
  'signed-out': 'Signed out',
  'session-ended': 'A session was signed out',
  'others-ended': 'All other sessions were signed out',
  'password-set': 'Password set',
  'password-changed': 'Password changed',
  'password-refused': 'A wrong current password was given',
  'password-reset': 'Password reset by the operator',
  'password-reset-by-mail': 'Password reset by a link in an email',
  'address-verified': 'Email address verified',
} as const
export type ActivityKind = keyof typeof activities

/** Events are kept this many days, and of each account the newest only. */
export const activityDays = 180
export const mostActivity = 200

export const activity = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(activities) as [ActivityKind, ...ActivityKind[]]),
  browser: z.string(),
  address: z.string(),
  createdAt: z.string(),
})
export type Activity = z.infer<typeof activity>

export const session = z.object({
  id: z.string(),
  /** A name such as `Firefox on Linux`; empty when it is not known. */
  browser: z.string(),
  address: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** It is the one that asks. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>
