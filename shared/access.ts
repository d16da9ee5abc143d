import * as z from 'zod/mini'

/** What outlives a sign-in, or is one: each can be ended by itself. */
export const accessKinds = ['session', 'reminders', 'calendar', 'network', 'posting-link'] as const
export type AccessKind = (typeof accessKinds)[number]

export const access = z.object({
  kind: z.enum(accessKinds),
  /** Unique within the kind. */
  id: z.string(),
  /** Whose it is on the network, or the post that a link opens; empty for what its kind says already. */
  name: z.string(),
  /** Where it was given, or used last: a name such as `Firefox on Linux`, and a network address; empty when unknown. */
  browser: z.string(),
  address: z.string(),
  /** Since when. */
  createdAt: z.string(),
  /** When it was used last, as far as that is known: of a session within the hour. */
  usedAt: z.nullable(z.string()),
  /** It is the browser that asks. */
  isCurrent: z.boolean(),
})
export type Access = z.infer<typeof access>
