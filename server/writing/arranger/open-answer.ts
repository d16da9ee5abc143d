import type { Language } from '#shared/catalogue.ts'
import { type Lack, writingWords } from '#shared/languages/writing.ts'
import type { Answer } from '#shared/posts.ts'
import { clausesIn } from '#shared/reader/clauses.ts'
import { readPassage } from '#shared/reader/passage.ts'
import type { Unit } from '../material.ts'
import { lackAsked } from './blanks.ts'

/** An order needs no subject to be whole. */
const orders = new Set<Lack | undefined>(['reader', 'wish', 'mistake', 'first step', 'options'])

/** A longer answer is a text of its own, and a blank holds no more. */
const longest = 100

const bare = (answer: string) => answer.trim().replace(/(?<![.!…\s])[.!…\s]{1,9}$/, '')

/** Whether the answer continues its proposed beginning, such as "Before that we", so that it is a sentence. */
function isFramed(words: string, question: string, language: Language): boolean {
  const lack = lackAsked(question, language)
  const [beginning = ''] = ((lack && writingWords[language].interview.frames[lack]) ?? '').split('___')
  return beginning.trim().includes(' ') && words.toLowerCase().startsWith(beginning.toLowerCase())
}

/**
 * A few words such as "Me and nine engineers" make no sense without the question. They become a blank, for the author
 * to turn into a sentence; null if they have.
 */
export function openAnswer(
  units: readonly Unit[],
  { question: why, answer: typed }: Answer,
  { language, answers = [] }: { language: Language; answers?: readonly Answer[] },
): readonly Unit[] | null {
  const words = bare(typed)
  const isShort = words.length <= longest && !/[[\]?\r\n“”„«»"]/.test(words)
  if (!isShort || orders.has(lackAsked(why, language)) || units.length === 0 || units.some(({ isList }) => isList))
    return units
  if (isFramed(words, why, language)) return units
  const text = units.map((unit) => unit.text).join(' ')
  if ([...clausesIn(readPassage(text, language), language)].some(({ isWhole }) => isWhole)) return units
  const { wholeSentence } = writingWords[language].arranging
  // An answer that was completed in a blank counts as a sentence.
  if (answers.some(({ answer }) => wholeSentence(bare(answer)) === why)) return units
  const question = wholeSentence(words)
  if (answers.some((one) => one.question.toLowerCase() === question.toLowerCase())) return null
  return [{ text: `[${question}]`, paragraph: units[0]!.paragraph, isList: false, isOpen: true }]
}
