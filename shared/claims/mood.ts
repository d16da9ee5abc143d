import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import type { Sentence } from './tokens.ts'

/** The mood of a sentence, judged by its words. */
export interface Mood {
  isPast: boolean
  isQuestion: boolean
  /** Only tells the reader what to do. */
  isOrder: boolean
  isForReader: boolean
  /** About any case at all. */
  isGeneral: boolean
  /** Not about the author or the past, but about anybody: advice, an example, a saying. */
  isOfAnybody: boolean
  isNegated: boolean
  /** Entirely made up ("imagine you have"). */
  isImagined: boolean
  /** About the author or the past. */
  isNarrated: boolean
  isConditional: boolean
  /** Narrated, and neither a question nor a condition. */
  isAsserted: boolean
  /** Asserted, and not advice. */
  isFactual: boolean
  /** "Two weeks. No budget.": a statement without a verb. */
  isFragment: boolean
}

export function moodOf({ text, tokens }: Sentence, words: ClaimWords): Mood {
  // A tick or an emoji may come first.
  const said = text.replace(/^[^\p{L}\p{N}]+/u, '')
  const order = words.order.exec(said)
  // "Set", "cut" and "put" are past tense unless they start an order.
  const isPast = words.past.test(order ? said.slice(order[0].length) : said)
  const isFirst = words.firstPerson.test(text)
  const isNarrated = isFirst || isPast
  const isQuestion = /\?["”’»)]*\s*$/.test(text)
  const isForReader = order !== null || words.reader.test(text)
  const isGeneral = words.general.test(text)
  const isConditional = words.conditional.test(text)
  const isPromise = order !== null && everyClaimWords.some(({ promise }) => promise.test(order[0]))
  const isAsserted = isNarrated && !isQuestion && !isConditional
  const isAdvice = isForReader || (isGeneral && !isFirst)
  return {
    isPast,
    isQuestion,
    isOrder: order !== null && !isNarrated && !isPromise,
    isForReader,
    isGeneral,
    isOfAnybody: !isNarrated && !isPromise && (isGeneral || isForReader || isConditional || words.anybody.test(said)),
    isNegated: words.negation.test(text),
    isImagined: words.imagined.test(text),
    isNarrated,
    isConditional,
    isAsserted,
    isFactual: isAsserted && ((isPast && words.author.test(text)) || !isAdvice),
    isFragment: tokens.length <= 4 && tokens.filter(({ kind }) => kind === 'word').length <= 3,
  }
}
