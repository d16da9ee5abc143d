import {
  aiModels,
  emojiUsages,
  explanationCategory,
  findCategory,
  idsOf,
  languages,
  postTypes,
  toneIdOf,
  tones,
} from '#shared/catalogue.ts'
import { type Answer, mostAnswers, type Post } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'
import { isRecord, type Parse } from '#web/lib/kept.ts'

/** The form as it stands, complete or not. */
export interface BriefDraft extends Omit<Brief, 'category' | 'postType'> {
  postType: string
  category: string | null
}

export const emptyBrief: BriefDraft = {
  postType: postTypes[0]!.id,
  category: null,
  subject: '',
  tone: 'standard',
  emojiUsage: 'a-few',
  language: 'english',
  aiModel: 'gpt4',
}

export const withPostType = (brief: BriefDraft, postType: string): BriefDraft =>
  brief.postType === postType ? brief : { ...brief, postType, category: null }

export const withLinkedSubject = (brief: BriefDraft, subject: string): BriefDraft => ({
  ...brief,
  subject,
  category: brief.category ?? explanationCategory.id,
})

const choices = {
  postType: idsOf(postTypes),
  tone: idsOf(tones),
  emojiUsage: idsOf(emojiUsages),
  language: idsOf(languages),
  aiModel: idsOf(aiModels),
}

const answersIn = (stored: unknown): Answer[] =>
  (Array.isArray(stored) ? stored : [])
    .filter((one): one is Answer => isRecord(one) && typeof one.question === 'string' && typeof one.answer === 'string')
    .map(({ question, answer }) => ({ question, answer }))
    .slice(0, mostAnswers)

/** Whatever this form does not know falls back to its default. */
export const parseBrief: Parse<BriefDraft> = (stored) => {
  if (!isRecord(stored)) return null
  const { subject, category } = stored
  const answers = answersIn(stored.answers)
  const known = Object.entries(choices).filter(([key, ids]) => (ids as unknown[]).includes(stored[key]))
  return {
    ...emptyBrief,
    ...Object.fromEntries(known.map(([key]) => [key, stored[key]])),
    subject: typeof subject === 'string' ? subject : '',
    category: typeof category === 'string' && findCategory(category) ? category : null,
    // An empty list says that there are none any more.
    ...(stored.answers !== undefined && { answers }),
  }
}

/** What an existing post was asked for. */
export const briefOf = (post: Post): BriefDraft =>
  parseBrief({
    ...post,
    subject: post.subject || post.title,
    category: post.category.id,
    tone: post.tone.id,
    answers: post.answers.length ? post.answers : undefined,
  }) ?? emptyBrief

/** The generation call: the tone goes as the number and, since numbers merge two tones, by name too. */
export const generationRequest = (brief: BriefDraft, category: string) => ({
  categoryId: 1,
  toneId: toneIdOf(brief.tone),
  title: brief.subject.trim(),
  postType: brief.postType,
  category,
  tone: brief.tone,
  emojiUsage: brief.emojiUsage,
  language: brief.language,
  aiModel: brief.aiModel,
  enhancedQuality: true,
  answers: brief.answers?.filter(({ answer }) => answer.trim()),
})
