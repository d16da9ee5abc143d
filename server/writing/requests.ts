import * as z from 'zod/mini'
import { aiModels, emojiUsages, idsOf, languages, toneFromId, tones } from '#shared/catalogue.ts'
import { findCategory, leadMagnetCategory } from '#shared/post-types.ts'
import { givenAnswers, givenQuotes, sections } from '#shared/posts.ts'
import {
  type Brief,
  leadMagnetTitleMissing,
  maxInstructionLength,
  maxSubjectLength,
  maxWriterNotesLength,
  minSubjectLength,
  postTitleMissing,
  selection,
} from '#shared/writing.ts'
import { AppError } from '../errors.ts'
import { postType } from '../posts/post-type.ts'

const subjectTooShort = /*i18n*/ 'Please enter a post subject with at least 5 characters.'

const manner = {
  /** Wins over `toneId`, which cannot tell every tone apart. */
  tone: z.optional(z.enum(idsOf(tones), `tone must be one of ${idsOf(tones).join(', ')}.`)),
  toneId: z.optional(z.number()),
  emojiUsage: z._default(
    z.enum(idsOf(emojiUsages), `emojiUsage must be one of ${idsOf(emojiUsages).join(', ')}.`),
    'a-few',
  ),
  language: z._default(z.enum(idsOf(languages), `language must be one of ${idsOf(languages).join(', ')}.`), 'english'),
  aiModel: z._default(z.enum(idsOf(aiModels), `aiModel must be one of ${idsOf(aiModels).join(', ')}.`), 'gpt4'),
  engine: z.optional(z.enum(['arranger'], 'engine can only be arranger; aiModel chooses the model.')),
  postId: z.optional(z.string()),
}

const subject = z
  .string(subjectTooShort)
  .check(
    z.trim(),
    z.minLength(minSubjectLength, subjectTooShort),
    z.maxLength(maxSubjectLength, 'A subject can hold at most 5,000 characters.'),
  )
const category = z.string('Please select a post category before generating a post.')

/**
 * In these bodies the public contract calls the subject `title`. `withSubject` translates, so use-cases never see it.
 */
type WithSubject<T extends { title: string }> = Omit<T, 'title'> & { subject: string }

export const withSubject = <T extends { title: string }>({ title, ...rest }: T): WithSubject<T> => ({
  ...rest,
  subject: title,
})

export const generatePost = z.object({
  title: subject,
  category,
  /** The author's answers to questions about the subject. Without it, a rewritten post keeps its answers. */
  answers: z.optional(givenAnswers),
  /** For the writer, never printed. Without it, a rewritten post keeps its own. */
  writerNotes: z.optional(
    z
      .string()
      .check(z.trim(), z.maxLength(maxWriterNotesLength, 'Notes for the writer can hold at most 1,000 characters.')),
  ),
  /** The source that `title` is the author's view of. Without it, a rewritten post keeps its source. */
  sourceId: z.optional(z.nullable(z.string())),
  quotes: z.optional(givenQuotes),
  /** The source's address becomes the first comment of a new post. */
  linksSource: z.optional(z.boolean()),
  postType: z.nullish(postType),
  categoryId: z.optional(z.number()),
  enhancedQuality: z.optional(z.boolean()),
  ...manner,
})
export type GeneratePost = WithSubject<z.infer<typeof generatePost>>

export const interviewRequest = z.object({
  title: subject,
  category,
  language: manner.language,
  answers: z.optional(givenAnswers),
})
export type InterviewRequest = WithSubject<z.infer<typeof interviewRequest>>

const requiredTitle = (missing: string, most: number, tooLong: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, tooLong))

export const generateLeadMagnet = z.object({
  leadMagnetTitle: requiredTitle(leadMagnetTitleMissing, 300, /*i18n*/ 'A title can hold at most 300 characters.'),
  title: requiredTitle(postTitleMissing, maxSubjectLength, /*i18n*/ 'A title can hold at most 5,000 characters.'),
  ...manner,
})
export type GenerateLeadMagnet = WithSubject<z.infer<typeof generateLeadMagnet>>

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
      z.maxLength(maxInstructionLength, 'An instruction can hold at most 2,000 characters.'),
    ),
  selection: z.optional(selection.check(z.refine(({ text }) => text.trim() !== '', 'Select the words to change.'))),
})
export type CustomEdit = z.infer<typeof customEdit>

export function requireCategory(id: string): void {
  if (!findCategory(id)) throw new AppError('invalid', 'Please select a post category before generating a post.')
}

export function toBrief(request: GeneratePost): Brief {
  requireCategory(request.category)
  return {
    subject: request.subject,
    category: request.category,
    postType: request.postType ?? null,
    answers: request.answers?.filter(({ answer }) => answer),
    writerNotes: request.writerNotes,
    sourceId: request.sourceId,
    quotes: request.quotes,
    ...mannerOf(request),
  }
}

export const toLeadMagnetBrief = (request: GenerateLeadMagnet): Brief => ({
  subject: request.subject,
  category: leadMagnetCategory.id,
  postType: null,
  leadMagnetTitle: request.leadMagnetTitle,
  ...mannerOf(request),
})

const mannerOf = ({ tone, toneId, emojiUsage, language, aiModel }: GeneratePost | GenerateLeadMagnet) => ({
  tone: tone ?? toneFromId(toneId ?? 1),
  emojiUsage,
  language,
  aiModel,
})

const maxTitleLength = 120

/** The title of a new post: its subject's first line, cut between words if it is long. */
export function titleOf(subject: string): string {
  const line =
    subject
      .split('\n')
      .find((one) => one.trim())
      ?.trim() ?? subject
  if (line.length <= maxTitleLength) return line
  const cut = line.slice(0, maxTitleLength)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), maxTitleLength / 2))
  return `${words.replace(/(?<![\s.,;:!?…–—-])[\s.,;:!?…–—-]+$/u, '')}…`
}
