import type { Language } from '../catalogue.ts'
import { type ClaimWords, claimWords } from '../languages/claims.ts'
import { fold } from '../languages/lists.ts'
import { type SourceWords, sourceWords } from '../languages/sources.ts'
import type { Span } from './numbers.ts'
import { quotedIn } from './quotes.ts'
import type { SourceText } from './source-rules.ts'
import { readSentences, type Sentence } from './tokens.ts'

// Reads who speaks in the sentences of a text about a source.

export interface Words {
  claims: ClaimWords
  source: SourceWords
  credited: ReadonlySet<string>
  /** Two capitalised words in a row in the first line of the source: its author's name. */
  byline: ReadonlySet<string>
  /** Whether the author speaks of themselves or their people. */
  isOwn: (text: string) => boolean
}

const pair = /(?<!\p{L})(?=(\p{Lu}\p{L}+ \p{Lu}\p{L}+))/gu
export const pairsIn = (text: string) => Array.from(text.matchAll(pair), ([, found]) => found!)

export function wordsFor(language: Language, { text, credit }: SourceText): Words {
  const [claims, source] = [claimWords[language], sourceWords[language]]
  const names = credit.split(/[^\p{L}\p{M}\d]+/u).filter((word) => word.length > 3 && /^\p{Lu}/u.test(word))
  return {
    claims,
    source,
    credited: new Set(names.map(fold)),
    byline: new Set(pairsIn(readSentences(text.slice(0, longestSentence), language)[0]?.text ?? '')),
    isOwn: (said) => claims.firstPerson.test(said) || source.weInVerb.test(said),
  }
}

/** A sentence with its quotations blanked out. */
export interface Said extends Sentence {
  isReported: boolean
  isLikened: boolean
  clauses: Span[]
}

export function said(text: string, language: Language, words: Words): Said[] {
  const quotes = quotedIn(text)
  return readSentences(
    quotes.reduce((rest, one) => blanked(rest, one), text),
    language,
  ).map((sentence) => ({
    ...sentence,
    isReported:
      words.source.reported.test(sentence.text) || sentence.tokens.some(({ word }) => words.credited.has(word)),
    isLikened: words.source.likewise.test(sentence.text),
    clauses: clausesOf(sentence, words.source),
  }))
}

const blanked = (text: string, { start, end }: Span) =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/\S/g, ' ') + text.slice(end)

const longestSentence = 1_000

/** Between clauses, in each language. */
const stopsOf = new Map(
  Object.values(sourceWords).map(({ joints }) => [
    joints,
    new RegExp(`(?:[;:()–—]|,(?!\\d)|\\s-\\s|${joints.source})`, 'giu'),
  ]),
)

function clausesOf({ text, start }: Sentence, { joints }: SourceWords): Span[] {
  const stops = stopsOf.get(joints)!
  const clauses: Span[] = []
  let from = 0
  for (const { index, 0: stop } of text.slice(0, longestSentence).matchAll(stops)) {
    clauses.push({ start: start + from, end: start + index })
    from = /\p{L}/u.test(stop) ? index : index + stop.length
  }
  return [...clauses, { start: start + from, end: start + text.length }]
}

export const textOf = (text: string, { start, end }: Span) => text.slice(start, end)
