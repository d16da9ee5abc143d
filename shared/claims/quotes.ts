import type { ClaimWords } from '../languages/claims.ts'
import { wordCount } from '../posts.ts'
import { sentenceKey } from '../text/marks.ts'
import type { Span } from './numbers.ts'

const marks = /“([^”“\n]+)”|"([^"\n]+)"|«([^«»\n]+)»|„([^„“”\n]+)[“”]|‹([^‹›\n]+)›/g
/** The same where guillemets point inwards, as in German books. */
const inwardMarks = /“([^”“\n]+)”|"([^"\n]+)"|»([^«»\n]+)«|„([^„“”\n]+)[“”]|›([^‹›\n]+)‹/g
const fewestWords = 2
/** Shorter ones need a verb of speech. */
const fewestTold = 4
/** How many characters around a quotation may name its speaker. */
const reach = 500

export interface Quote extends Span {
  text: string
}

export function quotedIn(text: string): Quote[] {
  const isInward = /^[»›]/.test(/[«»‹›]/.exec(text)?.[0] ?? '')
  return [...text.matchAll(isInward ? inwardMarks : marks)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match.slice(1).find(Boolean)?.trim() ?? '',
  }))
}

/** Whether it quotes a person: the sentence says so or tells something, or the quotation stands alone. */
export function isSpoken(quote: Quote, text: string, words: ClaimWords): boolean {
  const count = wordCount(quote.text)
  if (count < fewestWords) return false
  const lineStart = text.lastIndexOf('\n', quote.start - 1) + 1
  const nextLine = text.indexOf('\n', quote.end)
  const before = text.slice(Math.max(lineStart, quote.start - reach), quote.start)
  const after = text.slice(quote.end, Math.min(nextLine < 0 ? text.length : nextLine, quote.end + reach))
  const isAlone = /^\s*$/.test(before) && /^[.,]?\s*(?:[-–—]\s*\p{Lu}.*)?$/u.test(after.trim())
  if (isAlone) return true
  const sentenceBefore = /(?<![^.!?…])[^.!?…]*$/.exec(before)![0]
  const sentenceAfter = /^[^.!?…]*/.exec(after)![0]
  const isAdvice = words.order.test(sentenceBefore.trimStart()) || words.reader.test(sentenceBefore)
  if (isAdvice && !words.firstPerson.test(sentenceBefore)) return false
  if (words.speech.test(sentenceBefore) || words.speech.test(sentenceAfter)) return true
  // A quotation that is no sentence of its own may be a term.
  const isSentence = /^[¿¡]?\p{Lu}/u.test(quote.text) && /[,.!?…]/.test(quote.text)
  const isTold = /:\s*$/.test(sentenceBefore) || words.past.test(`${sentenceBefore} ${sentenceAfter}`)
  return isSentence || (count >= fewestTold && isTold)
}

export const quoteKey = (text: string): string => sentenceKey(text.replaceAll('’', "'"))
