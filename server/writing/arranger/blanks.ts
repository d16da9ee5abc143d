import { type Lack, writingWords } from '#shared/languages/writing.ts'
import type { Brief } from '#shared/writing.ts'
import { isSerious, wanted, wantedOfSerious } from '../interview-questions.ts'
import { questionOf } from './categories.ts'

/** Any post can use these. */
const always: readonly Lack[] = ['example', 'reason', 'result', 'when']
/** Where the author told something, whatever it is about. */
const after: readonly Lack[] = ['next', 'result', 'reason', 'price']
/** Asked only where nothing was given yet. */
const atFirst = new Set<Lack>(['happened', 'when', 'who', 'example', 'number', 'first step'])

/** What is asked for: in the body of a post, and at its end, where it turns to its readers. */
interface Missing {
  first: string[]
  /** Empty where it is answered. */
  last: string
}

/** A question in the place of what its answer would say. */
export const blankOf = (question: string): string =>
  `[${question.replace(/^(¿?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())}]`

/**
 * What the author would be asked about such a post, without what they have said or answered: first what makes a post of
 * the category, then what any can use. With several sentences given it is how it went on, whatever the category: an
 * example or the options of a poll would be out of place under bad news.
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

/** Which question of ours an answer was given to. */
export const lackAsked = (asked: string, language: Brief['language']): Lack | undefined =>
  (Object.entries(writingWords[language].interview.questions) as [Lack, string][]).find(
    ([, question]) => question === asked,
  )?.[0]
