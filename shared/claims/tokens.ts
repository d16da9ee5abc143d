import type { Language } from '../catalogue.ts'
import { fold } from '../languages/lists.ts'
import { sentencesIn } from '../text/sentences.ts'

export interface Token {
  text: string
  /** In lower case, without accents. */
  word: string
  kind: 'word' | 'number' | 'mark'
  start: number
  end: number
}

export interface Sentence {
  /** With punctuation, as in the text. */
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

/** Links, hashtags, mentions and code: their letters and digits say nothing. */
const opaque =
  /`[^`\n]{1,300}`|(?<!\S)[\w.-]{1,60}=[^\s=]{1,200}|https?:\/\/\S+|www\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|[#@][\p{L}\p{N}_]+|[\d#*]\uFE0F?\u20E3/giu
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

/** The sentences of a text with their places, without list marks. */
export const readSentences = (text: string, language: Language | null = null): Sentence[] =>
  sentencesIn(text, { language }).flatMap((sentence) =>
    Array.from(partsOf(sentence.text), ([at, part]) => {
      const start = sentence.start + at
      return { text: part, start, end: start + part.length, tokens: tokensOf(part, start) }
    }),
  )

/** Longer sentences are read in parts, so that the time stays proportional to the length. */
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

/** The shared beginning of a word's forms; a short word without its s. */
export const stemOf = (word: string): string => (word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, ''))
