import * as z from 'zod/mini'
import { aiModels, emojiUsages, idsOf, languages, tones } from './catalogue.ts'

/** What the author asked for. Every engine writes from this alone. */
export const brief = z.object({
  subject: z.string(),
  category: z.string(),
  postType: z.nullable(z.string()),
  tone: z.enum(idsOf(tones)),
  emojiUsage: z.enum(idsOf(emojiUsages)),
  language: z.enum(idsOf(languages)),
  aiModel: z.enum(idsOf(aiModels)),
})
export type Brief = z.infer<typeof brief>

export const minSubjectLength = 5
/** Long enough for pasted notes, short enough for every model's context. */
export const maxSubjectLength = 5_000
export const maxInstructionLength = 2_000

export const shortenInstruction = 'Make this post more concise and about 30% shorter while maintaining key points.'
export const improveInstruction =
  'Improve the writing style of this post making it more engaging while keeping the same content.'
