import type { Language } from '../catalogue.ts'
import { fold } from '../languages/lists.ts'
import { sentencesIn } from '../text/sentences.ts'

/** A word, a number or a mark, and where it stands in its text. */
export interface Token {
  text: string
  /** Lower case, without accents. */
  word: string
  kind: 'word' | 'number' | 'mark'
  start: number
  end: number
}

export interface Sentence {
  /** With punctuation, as it stands in the text. */
  text: string
  start: number
  end: number
  tokens: Token[]
}

const tokenPattern =
  /\p{L}[\p{L}\p{M}]*|\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3}(?![\d]))+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?|[^\s\p{L}\d]/gu

const kindOf = (text: string): Token['kind'] => {
  const code = text.charCodeAt(0)
  if (code >= 48 && code <= 57) return 'number'
  return code < 128 ? (/[A-Za-z]/.test(text) ? 'word' : 'mark') : /\p{L}/u.test(text) ? 'word' : 'mark'
}

/** Addresses, hashtags and mentions hold letters and digits that say nothing. */
const opaque = /https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|[#@][\p{L}\p{N}_]+|[\d#*]\uFE0F?\u20E3/giu
const masked = (text: string) => text.replace(opaque, (found) => ' '.repeat(found.length))

export function tokensOf(text: string, offset = 0): Token[] {
  const tokens: Token[] = []
  for (const { 0: found, index } of masked(text).matchAll(tokenPattern)) {
    const kind = kindOf(found)
    const start = offset + index
    tokens.push({ text: found, word: kind === 'word' ? fold(found) : found, kind, start, end: start + found.length })
  }
  return tokens
}

/** The sentences of a text with their places in it; list marks stand outside of them. */
export const readSentences = (text: string, language: Language | null = null): Sentence[] =>
  sentencesIn(text, { language }).flatMap((sentence) =>
    Array.from(partsOf(sentence.text), ([at, part]) => {
      const start = sentence.start + at
      return { text: part, start, end: start + part.length, tokens: tokensOf(part, start) }
    }),
  )

/** No sentence is as long. What is longer is read in parts, so that a text takes time in proportion to its length. */
const longestSentence = 1_000

function* partsOf(sentence: string): Generator<[at: number, text: string]> {
  let at = 0
  while (sentence.length - at > longestSentence) {
    const blank = sentence.lastIndexOf(' ', at + longestSentence)
    const end = blank > at ? blank : at + longestSentence
    yield [at, sentence.slice(at, end)]
    at = blank > at ? end + 1 : end
  }
  yield [at, sentence.slice(at)]
}

/** What two forms of a word share; short words stand for themselves. */
export const stemOf = (word: string): string => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, ''))
