import * as z from 'zod/mini'
import { storedCarousel } from './carousel.ts'
import { postAdditions, postContent, sections, versionCauses } from './posts.ts'

/** A text of a post and how it came about. Null means unknown or not applicable. */
export const postVersion = z.object({
  version: z.int(),
  cause: z.nullable(z.enum(versionCauses)),
  /** The section that an engine rewrote. */
  section: z.nullable(z.enum(sections)),
  instruction: z.nullable(z.string()),
  /** The engine's label, and the version of its prompts. */
  engine: z.nullable(z.string()),
  promptVersion: z.nullable(z.string()),
  restored: z.nullable(z.int()),
  /** Whose suggestion was accepted. */
  suggestedBy: z.nullable(z.string()),
  /** The person, and the name of the key if a program acted for them. */
  by: z.nullable(z.object({ id: z.string(), name: z.string(), program: z.nullable(z.string()) })),
  at: z.string(),
})
export type PostVersion = z.infer<typeof postVersion>

/** The present text, then former texts, newest first. `next` is where the next page begins. */
export const versionList = z.object({
  present: postVersion,
  former: z.array(postVersion),
  next: z.nullable(z.int()),
})
export type VersionList = z.infer<typeof versionList>

/** A former version with its text. Fields that were not stored at the time are missing. */
export const formerText = z.extend(postContent, z.partial(postAdditions).shape)
export const formerVersion = z.extend(postVersion, { content: formerText, carousel: z.nullable(storedCarousel) })
export type FormerVersion = z.infer<typeof formerVersion>
