import * as z from 'zod/mini'
import { mediaItem } from './media.ts'
import { publication } from './posts.ts'

/** How long the link in a reminder works, from the time of its post. */
export const postingLinkDays = 30

/** What the posting page shows: of one post, to whoever has the link. */
export const posting = z.object({
  /** `open`: to be posted, whatever its time. `expired` and `deleted` come without the post. */
  state: z.enum(['open', 'publishing', 'live', 'deleted', 'expired']),
  post: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      firstComment: z.string(),
      /** To be downloaded from their `url`, which needs nothing but the link. */
      media: z.array(mediaItem),
      /** The time that the link was sent for, ISO. */
      dueAt: z.string(),
      /** The time that the post has now; null when it has none. */
      scheduledFor: z.nullable(z.string()),
      /** The zone of the person who got the link. */
      timeZone: z.string(),
      /** What its author would be asked about before it leaves: blanks, and claims that nothing backs. */
      openPoints: z.array(z.object({ kind: z.enum(['blank', 'claim']), text: z.string() })),
      /** Whether its author has weekly slots, and so a next free one. */
      hasSlots: z.boolean(),
      publication,
    }),
  ),
})
export type Posting = z.infer<typeof posting>
export type PostingState = Posting['state']

/** The addresses of posts are on these. */
export const isLinkedInAddress = (text: string): boolean => {
  try {
    const { protocol, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && /(^|\.)(linkedin\.com|lnkd\.in)$/.test(hostname)
  } catch {
    return false
  }
}

/** Opens the network's composer with the text, or without it where it is too long for an address. */
export function composerAddress(text: string): string {
  const address = `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(text)}`
  return address.length > 8_000 ? 'https://www.linkedin.com/feed/?shareActive=true' : address
}

export const linkMistake =
  'This link does not lead to linkedin.com. Paste the link of the post there, or leave the field empty.'

/** The author's word that the post is live. */
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
 * Another time: in an hour, on the next day at the same time of day, the author's next free slot, or a wall time in the
 * person's zone.
 */
export const later = z.union([
  z.object({ in: z.enum(['hour', 'day', 'slot']) }),
  z.object({
    at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'at must be a time such as 2026-11-21T09:00.')),
  }),
])
export type Later = z.infer<typeof later>
