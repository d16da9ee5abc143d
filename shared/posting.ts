import * as z from 'zod/mini'
import { mediaItem } from './media.ts'
import { publication } from './posts.ts'

/** How many days after its post's time the link in a reminder works. */
export const postingLinkDays = 30

/** The posting page, which shows one post to everyone who has the link. */
export const posting = z.object({
  /** `open`: still to be posted, whatever its time. `expired` and `deleted` come without the post. */
  state: z.enum(['open', 'publishing', 'live', 'deleted', 'expired']),
  post: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      firstComment: z.string(),
      /** Can be downloaded from their `url` with the link alone. */
      media: z.array(mediaItem),
      /** The time for which the reminder was sent, ISO. */
      dueAt: z.string(),
      scheduledFor: z.nullable(z.string()),
      /** The zone of the person who received the link. */
      timeZone: z.string(),
      /** Points to ask the author about before posting: blanks, possible notes to the writer, claims without evidence. */
      openPoints: z.array(z.object({ kind: z.enum(['blank', 'note', 'claim']), text: z.string() })),
      /** The workspace publishes approved posts only, and this one is not approved as it is. */
      lacksApproval: z.boolean(),
      /** Whose post it is, and from whose account it is to be posted; null for the person's own. */
      author: z.nullable(z.string()),
      /** Whether the author has weekly slots, and so a next free one. */
      hasSlots: z.boolean(),
      publication,
    }),
  ),
})
export type Posting = z.infer<typeof posting>
export type PostingState = Posting['state']

/** Whether the address is on a domain that the network uses for posts. */
export const isLinkedInAddress = (text: string): boolean => {
  try {
    const { protocol, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && /(^|\.)(linkedin\.com|lnkd\.in)$/.test(hostname)
  } catch {
    return false
  }
}

/** Opens the network's composer with the text; without it if the address would be too long. */
export function composerAddress(text: string): string {
  const address = `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(text)}`
  return address.length > 8_000 ? 'https://www.linkedin.com/feed/?shareActive=true' : address
}

export const linkMistake =
  /*i18n*/ 'This link does not lead to linkedin.com. Paste the link of the post there, or leave the field empty.'

export const posted = z.object({
  url: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(2_000, 'A link can hold at most 2,000 characters.'),
          z.refine(isLinkedInAddress, linkMistake),
        ),
    ),
  ),
})

/**
 * A new time: in an hour, on the next day at the same time, the author's next free slot, or a wall time in the
 * person's zone.
 */
export const later = z.union([
  z.object({ in: z.enum(['hour', 'day', 'slot']) }),
  z.object({
    at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'at must be a time such as 2026-11-21T09:00.')),
  }),
])
export type Later = z.infer<typeof later>
