import { type Lack, writingWords } from '#shared/languages/writing.ts'
import type { Brief } from '#shared/writing.ts'
import { isSerious, wanted, wantedOfSerious } from '../interview-questions.ts'
import { questionOf } from './categories.ts'

const always: readonly Lack[] = ['example', 'reason', 'result', 'when']
/** For posts in which the author told something, whatever the category. */
const after: readonly Lack[] = ['next', 'result', 'reason', 'price']
/** Asked only if the author gave nothing yet. */
const atFirst = new Set<Lack>(['happened', 'when', 'who', 'example', 'number', 'first step'])

interface Missing {
  first: string[]
  last: string
}

export const blankOf = (question: string): string =>
  `[${question.replace(/^(¿?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}]`

/**
 * Blanks for a post, except those that the author has mentioned or answered: the category's own first. After several
 * sentences the blanks ask how things went on, whatever the category: an example or a poll's options would be out of
 * place under bad news.
 */
export function missingFrom({ category, language, answers = [] }: Brief, said: string, sentences: number): Missing {
  const texts = writingWords[language].interview.questions
  const isBad = isSerious(said, language)
  const usual = isBad ? wantedOfSerious : (wanted[category] ?? wanted.explanation!)
  const isAfter = sentences > 1 || (sentences === 1 && !isBad && questionOf(category) === null)
  const lacks = (isAfter ? after : [...new Set([...usual, ...always])]).filter(
    (lack) => sentences === 0 || !atFirst.has(lack),
  )
  const isAnswered = (lack: Lack) => answers.some(({ question }) => question === texts[lack])
  const last: Lack = isBad ? 'wish' : 'reader'
  return {
    first: lacks
      .filter((lack) => lack !== last && !isMentioned(lack, said, language) && !isAnswered(lack))
      .map((lack) => blankOf(texts[lack])),
    last: isAnswered(last) ? '' : blankOf(texts[last]),
  }
}

function isMentioned(lack: Lack, said: string, language: Brief['language']): boolean {
  if (lack === 'number') return /\p{N}/u.test(said)
  return writingWords[language].interview.mentions[lack]?.test(said) ?? false
}

/** The interview question that an answer belongs to. */
export const lackAsked = (asked: string, language: Brief['language']): Lack | undefined =>
  (Object.entries(writingWords[language].interview.questions) as [Lack, string][]).find(
    ([, question]) => question === asked,
  )?.[0]
