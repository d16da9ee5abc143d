import { aiModels, emojiUsages, idsOf, languages, tones } from '#shared/catalogue.ts'
import { explanationCategory, findCategory, postTypes } from '#shared/post-types.ts'
import { type Answer, maxKeptAnswers, maxQuotes, type Post } from '#shared/posts.ts'
import type { Brief } from '#shared/writing.ts'
import { isRecord } from '#web/lib/is-record.ts'
import type { Parse } from '#web/lib/kept/kept.ts'
import { postLanguage } from '#web/lib/language.ts'

export interface BriefInput extends Omit<Brief, 'category' | 'postType' | 'possibleNotes'> {
  postType: string
  category: string | null
  /** Whether the source's address becomes the first comment; it does by default. */
  linksSource?: boolean
}

export const emptyBrief: BriefInput = {
  postType: postTypes[0]!.id,
  category: null,
  subject: '',
  tone: 'standard',
  emojiUsage: 'a-few',
  language: 'english',
  aiModel: 'gpt4',
  writerNotes: '',
}

/** A new post begins in the language of the app. */
export const newBrief = (): BriefInput => ({ ...emptyBrief, language: postLanguage() })

/** The post type of a category; undefined for categories that only ideas and links use. */
export const typeOfCategory = (category: string): string | undefined =>
  postTypes.find(({ categories }) => categories.some(({ id }) => id === category))?.id

/** Keeps a category that belongs to no type. */
export const withPostType = (brief: BriefInput, postType: string): BriefInput => {
  if (brief.postType === postType) return brief
  const fits = brief.category !== null && typeOfCategory(brief.category) === undefined
  return { ...brief, postType, category: fits ? brief.category : null }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The fields that a used idea fills in. */
    idea?: Partial<BriefInput>
  }
}

export const withLinkedSubject = (brief: BriefInput, subject: string): BriefInput => ({
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
    .slice(0, maxKeptAnswers)

/** Unknown values fall back to their defaults. */
export const parseBrief: Parse<BriefInput> = (stored) => {
  if (!isRecord(stored)) return null
  const { subject, category, writerNotes } = stored
  const answers = answersIn(stored.answers)
  const quotes = (Array.isArray(stored.quotes) ? stored.quotes : []).filter((one) => typeof one === 'string')
  const known = Object.entries(choices).filter(([key, ids]) => (ids as unknown[]).includes(stored[key]))
  return {
    ...emptyBrief,
    ...Object.fromEntries(known.map(([key]) => [key, stored[key]])),
    subject: typeof subject === 'string' ? subject : '',
    category: typeof category === 'string' && findCategory(category) ? category : null,
    writerNotes: typeof writerNotes === 'string' ? writerNotes : '',
    // An empty list clears the post's answers; without a list the server keeps them.
    ...(stored.answers !== undefined && { answers }),
    ...(typeof stored.sourceId === 'string' && { sourceId: stored.sourceId, quotes: quotes.slice(0, maxQuotes) }),
    // Null takes the source from a post.
    ...(stored.sourceId === null && { sourceId: null, quotes: [] }),
    ...(stored.linksSource === false && { linksSource: false }),
  }
}

export const briefOf = (post: Post): BriefInput =>
  parseBrief({
    ...post,
    category: post.category?.id,
    tone: post.tone?.id,
    answers: post.answers.length ? post.answers : undefined,
    sourceId: post.sourceId ?? undefined,
  }) ?? emptyBrief
