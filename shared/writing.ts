import * as z from 'zod/mini'
import { type AiModel, aiModels, type EmojiUsage, idsOf, type Language, type Tone } from './catalogue.ts'
import { type Answer, post, postContent } from './posts.ts'

export type { Answer }
/** Asked at once. */
export const maxAnswers = 3

export const mostPhrases = 100
export const longestPhrase = 80

/** Words and phrases that must not occur in what is written for the author. */
export const neverSay = z.object({
  phrases: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'A phrase cannot be empty.'),
          z.maxLength(longestPhrase, `A phrase can hold at most ${longestPhrase} characters.`),
        ),
      'phrases must be a list of words or phrases.',
    )
    .check(z.maxLength(mostPhrases, `At most ${mostPhrases} phrases can be kept.`)),
})
export type NeverSay = z.infer<typeof neverSay>

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

/** All that the author gave for a post, as plain text. */
export const factsOf = ({ subject, answers = [] }: Pick<Brief, 'subject' | 'answers'>): string =>
  [subject, ...answers.map(({ answer }) => answer.trim())].filter(Boolean).join('\n')

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

export const engineDescription = z.object({
  aiModel: z.enum(idsOf(aiModels)),
  engine: z.string(),
  label: z.string(),
  /** Why something else writes than what was chosen, or null. */
  problem: z.nullable(z.string()),
})
export type EngineDescription = z.infer<typeof engineDescription>
