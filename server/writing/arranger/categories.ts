import type { Ending } from './words.ts'

const endings: Readonly<Record<string, Ending>> = {
  'personal-experience': 'story',
  'i-tried-format': 'tried',
  'transformation-stories': 'story',
  'numbered-tips': 'tips',
  'ways-to-format': 'tips',
  'step-by-step': 'tips',
  'thought-provoking': 'question',
  'what-if-scenarios': 'question',
  'community-polls': 'poll',
  'data-interpretation': 'figures',
  'trend-analysis': 'trend',
  'contrarian-perspectives': 'opinion',
  'problem-solution': 'solution',
  'quick-tutorials': 'tips',
  'resource-recommendations': 'tools',
  'hot-takes': 'opinion',
  predictions: 'opinion',
  'professional-stance': 'opinion',
  'pain-points': 'solution',
  misconceptions: 'opinion',
  'unpopular-opinion': 'opinion',
}

/** How a post of a category can end where its author's own words leave the end open; null where it had better not. */
export function endingOf(category: string, hasList: boolean): Ending | null {
  const ending = endings[category] ?? null
  return ending === 'tips' && !hasList ? null : ending
}

const asking = new Set(['thought-provoking', 'what-if-scenarios', 'community-polls'])
export const isQuestionPost = (category: string): boolean => asking.has(category)

/** Whether a post is there to ask something, or to say what its author thinks. */
export const kindOf = (category: string) => ({
  asks: isQuestionPost(category),
  isThesis: endings[category] === 'opinion',
})

const listed = new Set([
  'numbered-tips',
  'ways-to-format',
  'step-by-step',
  'quick-tutorials',
  'resource-recommendations',
])
export const isListPost = (category: string): boolean => listed.has(category)
