import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import type { Sentence } from './tokens.ts'

/** How a sentence is meant, as far as its words tell. */
export interface Mood {
  isPast: boolean
  isQuestion: boolean
  /** Tells the reader what to do, and nothing else. */
  isOrder: boolean
  isForReader: boolean
  /** Of any case at all. */
  isGeneral: boolean
  /** Made up as a whole ("imagine you have"). */
  isImagined: boolean
  /** Of the author, or of what was. */
  isNarrated: boolean
  /** Says what would be. */
  isConditional: boolean
  /** Narrated, and neither asked nor supposed. */
  isAsserted: boolean
  /** Asserted, and no advice. */
  isFactual: boolean
  /** "Two weeks. No budget.": a statement without a verb. */
  isFragment: boolean
}

export function moodOf({ text, tokens }: Sentence, words: ClaimWords): Mood {
  // A tick or an emoji may stand in front.
  const said = text.replace(/^[^\p{L}\p{N}]+/u, '')
  const order = words.order.exec(said)
  // "Set", "cut" and "put" are of the past only where they do not ask for it.
  const isPast = words.past.test(order ? said.slice(order[0].length) : said)
  const isFirst = words.firstPerson.test(text)
  const isNarrated = isFirst || isPast
  const isQuestion = /\?["”’»)]*\s*$/.test(text)
  const isForReader = order !== null || words.reader.test(text)
  const isGeneral = words.general.test(text)
  const isConditional = words.conditional.test(text)
  const isAsserted = isNarrated && !isQuestion && !isConditional
  const isAdvice = isForReader || (isGeneral && !isFirst)
  return {
    isPast,
    isQuestion,
    isOrder: order !== null && !isNarrated && !everyClaimWords.some(({ promise }) => promise.test(order[0])),
    isForReader,
    isGeneral,
    isImagined: words.imagined.test(text),
    isNarrated,
    isConditional,
    isAsserted,
    isFactual: isAsserted && ((isPast && words.author.test(text)) || !isAdvice),
    isFragment: tokens.length <= 4 && tokens.filter(({ kind }) => kind === 'word').length <= 3,
  }
}
