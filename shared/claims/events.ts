import { contentWords } from './compare.ts'
import type { Found } from './found.ts'
import type { NameMention } from './names.ts'
import type { Span } from './numbers.ts'
import type { Sentence, Token } from './tokens.ts'
import type { ClaimWords } from './words.ts'

/** A sentence that tells what happened to the author, to somebody, or at a moment. */
export interface EventMention extends Span {
  /** What it is about. */
  words: readonly string[]
  /** The numbers, dates and names in it. */
  parts: readonly Found[]
}

interface Circumstances {
  /** Of the past, and neither asked nor supposed. */
  isTold: boolean
  /** To the reader, or of any case at all. */
  isAdvice: boolean
  names: readonly NameMention[]
  dates: readonly Span[]
  parts: readonly Found[]
}

/** "I stopped." says too little to be traced. */
const fewestWords = 2

export function eventIn(
  { text, start, tokens }: Sentence,
  words: ClaimWords,
  { isTold, isAdvice, names, dates, parts }: Circumstances,
): EventMention | null {
  if (!isTold) return null
  const moment = words.moment.exec(text)
  const isOwn = words.author.test(text)
  const isSeen = moment !== null || names.some(({ isPerson }) => isPerson) || words.somebody.test(text)
  if (!isOwn && (isAdvice || !isSeen)) return null
  // What the author thought is theirs alone, unless it is told as a scene.
  if (!isSeen && tokens.some(({ word }) => words.opinions.has(word))) return null
  const when = { start: start + (moment?.index ?? 0), end: start + (moment ? moment.index + moment[0].length : 0) }
  // Names and dates are claims of their own.
  const isApart = (token: Token) =>
    [when, ...names, ...dates].some((one) => token.start >= one.start && token.start < one.end)
  const about = contentWords(
    tokens.filter((token) => !isApart(token)),
    words,
  )
  const last = tokens.findLast(({ kind }) => kind !== 'mark')
  return about.length < fewestWords || !last ? null : { start, end: last.end, words: about, parts }
}
