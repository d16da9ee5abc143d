import { wordCount } from '../posts.ts'
import { sentenceKey } from '../text.ts'
import type { Span } from './numbers.ts'
import type { ClaimWords } from './words.ts'

const marks = /“([^”“\n]+)”|"([^"\n]+)"|«\s?([^»\n]+?)\s?»|„([^“”\n]+)[“”]|‹([^›\n]+)›/g
const fewestWords = 3

export interface Quote extends Span {
  text: string
}

/** Everything in quotation marks. */
export function quotedIn(text: string): Quote[] {
  return [...text.matchAll(marks)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match.slice(1).find(Boolean) ?? '',
  }))
}

/** Is it somebody's words? A sentence says so, or it stands by itself. */
export function isSpoken(quote: Quote, text: string, words: ClaimWords): boolean {
  if (wordCount(quote.text) < fewestWords) return false
  const lineStart = text.lastIndexOf('\n', quote.start - 1) + 1
  const nextLine = text.indexOf('\n', quote.end)
  const before = text.slice(lineStart, quote.start)
  const after = text.slice(quote.end, nextLine < 0 ? text.length : nextLine)
  const isAlone = /^\s*$/.test(before) && /^\s*[.,]?\s*(?:[-–—]\s*\p{Lu}.*)?$/u.test(after)
  if (isAlone) return true
  const sentenceBefore = /[^.!?…]*$/.exec(before)![0]
  const sentenceAfter = /^[^.!?…]*/.exec(after)![0]
  const isAdvice = words.order.test(sentenceBefore.trimStart()) || words.reader.test(sentenceBefore)
  if (isAdvice && !words.firstPerson.test(sentenceBefore)) return false
  return words.speech.test(sentenceBefore) || words.speech.test(sentenceAfter)
}

export const quoteKey = (text: string): string => sentenceKey(text.replaceAll('’', "'"))
