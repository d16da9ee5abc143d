import * as z from 'zod/mini'

/** The kinds of idea, each with the nearest category of posts. Ideas store these ids: add, never rename. */
export const ideaCategories = /*i18n*/ [
  { id: 'best-practices', name: 'Best practices', postCategory: 'problem-solution' },
  { id: 'explanation-analysis', name: 'Explanation / Analysis', postCategory: 'explanation' },
  { id: 'advice-list', name: 'List of advice/rules/etc', postCategory: 'numbered-tips' },
  { id: 'striking-advice', name: 'Striking advice', postCategory: 'contrarian-perspectives' },
  { id: 'useful-resources', name: 'Useful resources', postCategory: 'resource-recommendations' },
  { id: 'company-sagas', name: 'Company sagas', postCategory: 'transformation-stories' },
  { id: 'tip', name: 'Tip', postCategory: 'quick-tutorials' },
  { id: 'personal-reflection', name: 'Personal reflection', postCategory: 'personal-experience' },
  { id: 'thought-provoking', name: 'Thought-provoking', postCategory: 'thought-provoking' },
  { id: 'rant', name: 'Rant', postCategory: 'hot-takes' },
] as const
export type IdeaCategory = (typeof ideaCategories)[number]['id']

export const ideaCategoryName = (id: string): string => ideaCategories.find((one) => one.id === id)?.name ?? id

export const postCategoryOf = (id: string): string =>
  ideaCategories.find((one) => one.id === id)?.postCategory ?? 'explanation'

export const ideasPerSet = 6
/** Beyond this, the oldest set without a favourite is deleted. */
export const maxIdeaSets = 1_000
export const maxThemes = 10
export const minThemeLength = 2
export const maxThemeLength = 100
export const noCategoryChosen = /*i18n*/ 'Please select at least one post category.'

export const idea = z.object({
  id: z.string(),
  /** Works as the subject of a post. */
  title: z.string(),
  description: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  isFavourite: z.boolean(),
})
export type Idea = z.infer<typeof idea>

/** One generation: six ideas, whose categories cycle in the order requested. */
export const ideaSet = z.object({
  id: z.string(),
  themes: z.array(z.string()),
  /** Label of the engine that wrote them. */
  engine: z.string(),
  createdAt: z.string(),
  /** Requested categories that got none of the six ideas. */
  left: z.array(z.string()),
  ideas: z.array(idea),
})
export type IdeaSet = z.infer<typeof ideaSet>

export const freeLaunches = 3

/** Idea sets of this calendar month (UTC). `next` is the number of the next one. */
export const launches = z.object({ used: z.int(), of: z.int(), next: z.int() })
export type Launches = z.infer<typeof launches>
