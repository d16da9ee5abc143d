import * as z from 'zod/mini'

/** Everything that can still reach an account: sign-ins, and permissions that outlive them. Each can be ended alone. */
export const accessKinds = [
  'session',
  'key',
  'program',
  'reminders',
  'calendar',
  'network',
  'posting-link',
  'review-link',
] as const
export type AccessKind = (typeof accessKinds)[number]

export const access = z.object({
  kind: z.enum(accessKinds),
  id: z.string(),
  /**
   * The name of a key, of a program, of the account on the network or of a reviewer, or the title of the post that a link opens; empty where the
   * kind says enough.
   */
  name: z.string(),
  /**
   * Where it was created or last used: a name such as `Firefox on Linux`, and a network address; empty when unknown.
   */
  browser: z.string(),
  address: z.string(),
  createdAt: z.string(),
  /** When it was last used, if known; for a session, to the hour. */
  usedAt: z.nullable(z.string()),
  /** True for the session that makes this request. */
  isCurrent: z.boolean(),
})
export type Access = z.infer<typeof access>
