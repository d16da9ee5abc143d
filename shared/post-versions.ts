import * as z from 'zod/mini'
import { postAdditions, postContent, sections, versionCauses } from './posts.ts'

/** A text of a post and what made it; null is what is not known, or does not apply. */
export const postVersion = z.object({
  version: z.int(),
  cause: z.nullable(z.enum(versionCauses)),
  /** The section that was written anew. */
  section: z.nullable(z.enum(sections)),
  /** What the engine was told. */
  instruction: z.nullable(z.string()),
  /** The engine's label, and the version of its prompts. */
  engine: z.nullable(z.string()),
  promptVersion: z.nullable(z.string()),
  /** The version that was brought back. */
  restored: z.nullable(z.int()),
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** When the text was finished. */
  at: z.string(),
})
export type PostVersion = z.infer<typeof postVersion>

/** What the post says now, then what it said before, newest first; `next` is where the next page begins. */
export const versionList = z.object({
  present: postVersion,
  former: z.array(postVersion),
  next: z.nullable(z.int()),
})
export type VersionList = z.infer<typeof versionList>

/** A former version with its text. What is missing from it was not kept with the text at the time. */
export const formerText = z.extend(postContent, z.partial(postAdditions).shape)
export const formerVersion = z.extend(postVersion, { content: formerText })
export type FormerVersion = z.infer<typeof formerVersion>
