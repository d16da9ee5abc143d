import * as z from 'zod/mini'

export const postEventKinds = [
  'scheduled',
  'unscheduled',
  'reminded',
  'publishing',
  'published',
  'failed',
  'taken back',
  // The zone's rules changed, and so did the instant.
  'clocks changed',
  // From LinkedIn's data archive: it was live before it was here.
  'taken in',
  'approval asked',
  'approved',
  'changes asked',
  // Somebody had approved it, and has to look again.
  'approval lapsed',
] as const
export type PostEventKind = (typeof postEventKinds)[number]

const detail = z.object({
  /** The name of the key, if a program did it. */
  program: z.optional(z.string()),
  /** The name of the person, and the id of the review link, if somebody without an account did it. */
  reviewer: z.optional(z.string()),
  linkId: z.optional(z.string()),
  /** The post's scheduled time, ISO, and its zone. */
  scheduledFor: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  channel: z.optional(z.enum(['email', 'push'])),
  /** The server has no mail server and wrote the email to a file: nobody received it. */
  isInOutbox: z.optional(z.boolean()),
  via: z.optional(z.enum(['linkedin', 'manual'])),
  /** Starts at 1. */
  attempt: z.optional(z.int()),
  /** The hash of what LinkedIn may have taken in this attempt, as an approval has it. */
  sent: z.optional(z.string()),
  /** Milliseconds after the scheduled time. */
  lateMs: z.optional(z.int()),
  /** Why it failed: a code, not a message. */
  code: z.optional(z.string()),
  /** When the server tries again, ISO. */
  retryAt: z.optional(z.string()),
})
export type PostEventDetail = z.infer<typeof detail>

export const postEvent = z.object({ kind: z.enum(postEventKinds), detail, at: z.string() })
export type PostEvent = z.infer<typeof postEvent>
