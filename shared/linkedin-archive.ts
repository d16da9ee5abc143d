import * as z from 'zod/mini'
import { maxAtOnce } from './bulk.ts'
import { longestAddress } from './figures.ts'

/** A post that is live on LinkedIn. */
export const livePost = z.object({ address: z.string(), text: z.string(), publishedAt: z.string() })
export type LivePost = z.infer<typeof livePost>

/** What a data archive holds that Hookline does not. */
export const archiveFound = z.object({
  /** Newest first. */
  posts: z.array(livePost),
  /** Posts that are here already. */
  known: z.int(),
  /** Posts of ours with the words of one that is live, of which nobody said so yet. */
  drafts: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Shared without a word, or without an address that tells the post. */
  withoutText: z.int(),
  unreadable: z.int(),
  /** How many more posts the workspace can keep. */
  room: z.int(),
})
export type ArchiveFound = z.infer<typeof archiveFound>

const longestText = 20_000

export const takingIn = z.object({
  posts: z
    .array(
      z.object({
        address: z.string().check(z.maxLength(longestAddress)),
        text: z
          .string()
          .check(z.minLength(1), z.maxLength(longestText, 'A post to take in can hold at most 20,000 characters.')),
      }),
      'posts must be a list of posts.',
    )
    .check(z.minLength(1, 'Nothing is chosen.'), z.maxLength(maxAtOnce, `At most ${maxAtOnce} can be chosen at once.`)),
})
export type TakingIn = z.infer<typeof takingIn>

export const takenIn = z.object({
  /** The posts that are new here. */
  ids: z.array(z.string()),
  /** Chosen posts that were here already. */
  known: z.int(),
  /** Addresses in files of figures that are now one of these posts. */
  joined: z.int(),
})
export type TakenIn = z.infer<typeof takenIn>
