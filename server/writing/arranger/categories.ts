import { listed } from '#shared/languages/lists.ts'
import type { Ending } from '#shared/languages/writing.ts'

const questions: Readonly<Record<string, Ending>> = {
  'thought-provoking': 'question',
  'what-if-scenarios': 'question',
  'community-polls': 'poll',
}

/** The question that posts of a category are there to ask; null if they ask none. */
export const questionOf = (category: string): Ending | null => questions[category] ?? null

const lists = 'numbered-tips ways-to-format step-by-step quick-tutorials resource-recommendations'
export const isListPost = (category: string): boolean => listed(lists).has(category)
