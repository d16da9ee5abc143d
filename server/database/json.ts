import type { Section, VersionCause } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'

// The shapes of JSON columns that no response holds.

/** A claim without backing that a former text of the post held, with its sentence. */
export interface EarlierClaim {
  key: string
  text: string
}

/** What is done to a text. */
export interface Made {
  cause: VersionCause
  section?: Section
  instruction?: string
  engine?: string
  promptVersion?: string | null
  restored?: number
}

/** What made a text, by whom, since when, and when it was finished. */
export interface Origin extends Made {
  actorId: string | null
  since: string
  at: string
}

/** What of a brief belongs to the shape of a post. */
export type TemplateBrief = Pick<Brief, 'category' | 'postType' | 'tone' | 'emojiUsage' | 'language' | 'aiModel'>
