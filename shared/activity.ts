import * as z from 'zod/mini'

/** The events recorded for an account, and their names on screen. */
export const activities = /*i18n*/ {
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
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-refused': 'A passkey was refused',
  'passkeys-reset': 'Passkeys and recovery codes removed by the operator',
  'recovery-codes-made': 'New recovery codes were made',
  'recovery-code-used': 'A recovery code was used to sign in',
  'address-verified': 'Email address verified',
  'network-connected': 'An account on LinkedIn was connected',
  'network-disconnected': 'The account on LinkedIn was disconnected',
  'reminders-on': 'Reminders were turned on in a browser',
  'reminders-off': 'Reminders were turned off in a browser',
  'webhook-added': 'A webhook was added',
  'webhook-changed': 'A webhook got another address or other events',
  'webhook-removed': 'A webhook was deleted',
  'key-created': 'A key for programs was created',
  'key-renewed': 'A key for programs was renewed',
  'key-ended': 'A key for programs was ended',
  'program-connected': 'A program was let in',
  'program-ended': 'A program’s access was ended',
  'calendar-made': 'The calendar got a new address',
  'calendar-ended': 'The calendar’s address was turned off',
  'connection-added': 'This server was connected to an AI service',
  'connection-removed': 'A connection of this server to an AI service was removed',
  'engine-changed': 'The writing engine of this server was changed',
  'access-ended': 'Access was revoked',
  exported: 'Everything was exported',
  disabled: 'Account disabled by an operator',
  enabled: 'Account enabled by an operator',
  'sessions-ended-by-operator': 'All sessions were ended by an operator',
  'disabled-account': 'An account was disabled',
  'enabled-account': 'An account was enabled',
  'ended-sessions-of-account': 'The sessions of an account were ended',
  'limits-set': 'The limits of a workspace were set',
  'account-deleted': 'Account deleted',
} as const
export type ActivityKind = keyof typeof activities

/** Events are kept for this many days. Each account keeps only its newest ones. */
export const activityDays = 90
export const maxActivity = 200

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
  browser: z.string(),
  address: z.string(),
  createdAt: z.string(),
  /** To the hour; null when unknown. */
  usedAt: z.nullable(z.string()),
  expiresAt: z.string(),
  /** True for the session that makes this request. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof session>
