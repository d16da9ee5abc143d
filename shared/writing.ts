import * as z from 'zod/mini'
import { type AiModel, aiModels, type EmojiUsage, idsOf, type Language, type Tone } from './catalogue.ts'
import { post, postContent } from './posts.ts'

/** A question put to the author before writing, and what they said. */
export const answer = z.object({
  question: z.string().check(z.maxLength(300, 'A question can hold at most 300 characters.')),
  answer: z.string().check(z.trim(), z.maxLength(1_000, 'An answer can hold at most 1,000 characters.')),
})
export type Answer = z.infer<typeof answer>
export const maxAnswers = 3

/** What the author asked for. Every engine writes from this alone. */
export interface Brief {
  subject: string
  /** Id of a category in the catalogue. */
  category: string
  postType: string | null
  tone: Tone
  emojiUsage: EmojiUsage
  language: Language
  aiModel: AiModel
  /** What a lead magnet post offers; no other post has one. */
  leadMagnetTitle?: string | null
  /** What the author said when asked for more. */
  answers?: Answer[]
}

export const leadMagnetTitleMissing = 'Lead magnet title is required'
export const postTitleMissing = 'Post title is required'

export const minSubjectLength = 5
/** Long enough for pasted notes, short enough for every model's context. */
export const maxSubjectLength = 5_000
export const maxInstructionLength = 2_000

export const shortenInstruction = 'Make this post more concise and about 30% shorter while maintaining key points.'
export const improveInstruction =
  'Improve the writing style of this post making it more engaging while keeping the same content.'

const engine = z.object({ id: z.string(), label: z.string() })

/** A whole post was written: all four sections. */
export const written = z.object({ content: postContent, post, engine })

/** Some sections were written; the rest of the post is as it was. */
export const rewritten = z.object({ content: z.partial(postContent), post, engine })
export type Rewritten = z.infer<typeof rewritten>

export const engineDescription = z.object({ aiModel: z.enum(idsOf(aiModels)), engine: z.string(), label: z.string() })
export type EngineDescription = z.infer<typeof engineDescription>
