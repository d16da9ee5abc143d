import type { Section, VersionCause } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'

// Shapes of JSON columns that no response holds.

/** An unbacked claim of an earlier text of the post, with its sentence. */
export interface EarlierClaim {
  key: string
  text: string
}

export interface Made {
  cause: VersionCause
  section?: Section
  instruction?: string
  engine?: string
  promptVersion?: string | null
  restored?: number
  /** The id of the person whose suggestion was accepted. */
  suggestedBy?: string | null
  /** Instead, the name of the reviewer and the id of the link by which it was suggested. */
  reviewer?: string
  linkId?: string
}

/** What made a text, for whom, and from when to when. */
export interface Origin extends Made {
  actorId: string | null
  /** The name of the program's key, where a program acted for that person. */
  program?: string
  since: string
  at: string
}

/** The part of a brief that belongs to the shape of a post. */
export type TemplateBrief = Pick<Brief, 'category' | 'postType' | 'tone' | 'emojiUsage' | 'language' | 'aiModel'>
