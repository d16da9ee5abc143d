import * as z from 'zod/mini'

/** What can happen to a post on its way to the network. */
export const postEventKinds = [
  'scheduled',
  'unscheduled',
  'reminded',
  'publishing',
  'published',
  'failed',
  'taken back',
  // The rules of its zone, and with them the instant.
  'clocks changed',
] as const
export type PostEventKind = (typeof postEventKinds)[number]

const detail = z.object({
  /** The time the post was given, ISO, and its zone. */
  scheduledFor: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  /** How a reminder went out. */
  channel: z.optional(z.enum(['email', 'push'])),
  /** Whether the email is a file on the server, which has no mail server: nobody got it. */
  isInOutbox: z.optional(z.boolean()),
  /** Who says that the post is live. */
  via: z.optional(z.enum(['linkedin', 'manual'])),
  /** 1 for the first. */
  attempt: z.optional(z.int()),
  /** How long after its time, in milliseconds. */
  lateMs: z.optional(z.int()),
  /** Why it failed: a code, never a message. */
  code: z.optional(z.string()),
  /** When it is tried again by itself, ISO. */
  retryAt: z.optional(z.string()),
})
export type PostEventDetail = z.infer<typeof detail>

export const postEvent = z.object({ kind: z.enum(postEventKinds), detail, at: z.string() })
export type PostEvent = z.infer<typeof postEvent>
