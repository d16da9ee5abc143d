import type { ClaimWords } from '../languages/claims.ts'
import { contentWords } from './compare.ts'
import type { Found } from './found.ts'
import type { Mood } from './mood.ts'
import type { NameMention } from './names.ts'
import type { Span } from './numbers.ts'
import type { Sentence, Token } from './tokens.ts'

/** A sentence that tells what happened to the author, to somebody, or at a moment, or what the author plans. */
export interface EventMention extends Span {
  /** What it is about. */
  words: readonly string[]
  /** The numbers, dates and names in it. */
  parts: readonly Found[]
}

/** What is claimed in the sentence by itself. */
interface Parts {
  names: readonly NameMention[]
  dates: readonly Span[]
  parts: readonly Found[]
}

/** "I stopped." says too little to be traced; "the interns laughed" is a scene. */
const fewestWords = 2

export function eventIn(
  { text, start, tokens }: Sentence,
  words: ClaimWords,
  { isPast, isQuestion, isConditional, isImagined, isForReader, isGeneral }: Mood,
  { names, dates, parts }: Parts,
): EventMention | null {
  if (isQuestion || isImagined || (isForReader && isGeneral)) return null
  const isOfAuthor = words.author.test(text)
  const coming = isGeneral || isForReader ? null : words.coming.exec(text)
  const isPlan = coming !== null && (isOfAuthor || words.firstPerson.test(text))
  if (!isPast && !isPlan) return null
  const moment = words.moment.exec(text)
  const isSeen = moment !== null || names.some(({ isPerson }) => isPerson) || words.somebody.test(text)
  const isOwn = isPlan || (isOfAuthor && !isConditional)
  // What is of any case, or would be, is of one case where its moment is named: "Yesterday a client asked if I could".
  const isOfOneCase = !isForReader && (moment !== null || !(isConditional || isGeneral))
  if (!isOwn && !(isSeen && isOfOneCase)) return null
  // What the author thought is theirs alone, unless it is part of a scene.
  if (!isSeen && tokens.some(({ word }) => words.opinions.has(word))) return null
  const said = moment ?? coming
  const when = { start: start + (said?.index ?? 0), end: start + (said ? said.index + said[0].length : 0) }
  // Names and dates are claims of their own.
  const isApart = (token: Token) =>
    [when, ...names, ...dates].some((one) => token.start >= one.start && token.start < one.end)
  const about = contentWords(
    tokens.filter((token) => !isApart(token)),
    words,
  )
  const last = tokens.findLast(({ kind }) => kind !== 'mark')
  if (about.length < (words.somebody.test(text) ? 1 : fewestWords) || !last) return null
  // A quotation at the end belongs to it with its marks.
  const end = /["”“»‹›]/.test(text.slice(last.end - start)) ? start + text.length : last.end
  return { start, end, words: about, parts }
}
