import * as z from 'zod/mini'
import {
  aiModels,
  emojiUsages,
  findCategory,
  idsOf,
  languages,
  postTypes,
  toneFromId,
  tones,
} from '#shared/catalogue.ts'
import { sections } from '#shared/posts.ts'
import { type Brief, maxInstructionLength, maxSubjectLength, minSubjectLength } from '#shared/writing.ts'
import { AppError } from '../errors.ts'

const subjectTooShort = `Please enter a post subject with at least ${minSubjectLength} characters.`

export const postType = z.enum(idsOf(postTypes), `postType must be one of ${idsOf(postTypes).join(', ')}.`)

export const generatePost = z.object({
  /** The subject. */
  title: z
    .string(subjectTooShort)
    .check(
      z.trim(),
      z.minLength(minSubjectLength, subjectTooShort),
      z.maxLength(maxSubjectLength, `A subject can hold at most ${maxSubjectLength.toLocaleString('en')} characters.`),
    ),
  category: z.string('Please select a post category before generating a post.'),
  postType: z.nullish(postType),
  /** Wins over `toneId`, which cannot tell every tone apart. */
  tone: z.optional(z.enum(idsOf(tones), `tone must be one of ${idsOf(tones).join(', ')}.`)),
  toneId: z.optional(z.number()),
  emojiUsage: z._default(
    z.enum(idsOf(emojiUsages), `emojiUsage must be one of ${idsOf(emojiUsages).join(', ')}.`),
    'a-few',
  ),
  language: z._default(z.enum(idsOf(languages), `language must be one of ${idsOf(languages).join(', ')}.`), 'english'),
  aiModel: z._default(z.enum(idsOf(aiModels), `aiModel must be one of ${idsOf(aiModels).join(', ')}.`), 'gpt4'),
  categoryId: z.optional(z.number()),
  enhancedQuality: z.optional(z.boolean()),
  /** Writes this post anew instead of making another. */
  postId: z.optional(z.string()),
})
export type GeneratePost = z.infer<typeof generatePost>

const postId = z.string('Please generate a post first').check(z.minLength(1, 'Please generate a post first'))

export const regenerateSection = z.object({
  postId,
  section: z.enum(sections, `section must be one of ${sections.join(', ')}.`),
})
export type RegenerateSection = z.infer<typeof regenerateSection>

export const customEdit = z.object({
  postId,
  instruction: z
    .string('Please enter a question or instruction for the AI.')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a question or instruction for the AI.'),
      z.maxLength(
        maxInstructionLength,
        `An instruction can hold at most ${maxInstructionLength.toLocaleString('en')} characters.`,
      ),
    ),
})
export type CustomEdit = z.infer<typeof customEdit>

export const knownCategory = (id: string): boolean => findCategory(id) !== undefined

export function toBrief(request: GeneratePost): Brief {
  if (!knownCategory(request.category))
    throw new AppError('invalid', 'Please select a post category before generating a post.')
  return {
    subject: request.title,
    category: request.category,
    postType: request.postType ?? null,
    tone: request.tone ?? toneFromId(request.toneId ?? 1),
    emojiUsage: request.emojiUsage,
    language: request.language,
    aiModel: request.aiModel,
  }
}

const maxTitleLength = 120

/** The subject's first line, cut between words where it is long. */
export function titleOf(subject: string): string {
  const line =
    subject
      .split('\n')
      .find((one) => one.trim())
      ?.trim() ?? subject
  if (line.length <= maxTitleLength) return line
  const cut = line.slice(0, maxTitleLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxTitleLength / 2)).trimEnd()}…`
}
