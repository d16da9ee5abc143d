import * as z from 'zod/mini'

/** The kinds of idea, and the category of posts that is nearest to each. Ids are stored with ideas: add, never rename. */
export const ideaCategories = [
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

/** The category of a post that is written from such an idea. */
export const postCategoryOf = (id: string): string =>
  ideaCategories.find((one) => one.id === id)?.postCategory ?? 'explanation'

export const ideasPerSet = 6
/** Of more sets, the oldest without a favourite goes. */
export const mostIdeaSets = 1_000
export const maxThemes = 10
export const minThemeLength = 2
export const maxThemeLength = 100
export const noCategoryChosen = 'Please select at least one post category.'

export const idea = z.object({
  id: z.string(),
  /** Works as the subject of a post. */
  title: z.string(),
  /** How to approach it, in a sentence or two. */
  description: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  isFavourite: z.boolean(),
})
export type Idea = z.infer<typeof idea>

/** What one generation brought: six ideas, their categories cycling in the order they were asked for. */
export const ideaSet = z.object({
  id: z.string(),
  themes: z.array(z.string()),
  /** Label of the engine that wrote them. */
  engine: z.string(),
  createdAt: z.string(),
  /** Categories that were asked for beyond the six ideas. */
  left: z.array(z.string()),
  ideas: z.array(idea),
})
export type IdeaSet = z.infer<typeof ideaSet>

export const freeLaunches = 3

/** The idea sets of this calendar month (UTC), and which launch of the month the next one is. */
export const launches = z.object({ used: z.int(), of: z.int(), next: z.int() })
export type Launches = z.infer<typeof launches>
