import type { Language } from '#shared/catalogue.ts'
import {
  findAnsweredQuestions,
  findBigWords,
  findRhetoricalEnd,
  findStaccato,
  findTriads,
  findTurns,
  type Lexicon,
  lexiconOf,
  triadPatterns,
} from './figures.ts'
import { findDashes, findEmojiBullets, findExclamations, findHashtags, findSameLength, findSingles } from './layout.ts'
import { type Passage, readPassage } from './passage.ts'
import { compilePhrases, findPhrases, type Hit, type Phrases } from './phrases.ts'
import type { SlopLanguage } from './slop/language.ts'

interface Rules {
  language: SlopLanguage
  phrases: Phrases
  lexicon: Lexicon
  triads: ReturnType<typeof triadPatterns>
}

const learnt = new Map<Language, SlopLanguage>()
const compiled = new Map<Language, Rules>()

/** From now on texts can be read in this language. */
export function learn(id: Language, language: SlopLanguage): void {
  learnt.set(id, language)
}

/** Compiled when a language is first read. */
export function rulesOf(id: Language): Rules {
  const known = compiled.get(id)
  if (known) return known
  const language = learnt.get(id)
  if (!language) throw new Error(`The worn phrases of ${id} are not loaded`)
  const rules = {
    language,
    phrases: compilePhrases(language.families, language.sets),
    lexicon: lexiconOf(language, id === 'german'),
    triads: triadPatterns(language),
  }
  compiled.set(id, rules)
  return rules
}

/** Of two that overlap the heavier stays, of two as heavy the longer. Those that frame many sentences hide nothing. */
const frames = new Set(['one-sentence-paragraphs', 'same-length', 'staccato'])

function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = []
  const ranked = hits.toSorted(
    (a, b) => b.weight - a.weight || b.end - b.start - (a.end - a.start) || a.start - b.start,
  )
  const taken = new Set<number>()
  for (const hit of ranked) {
    if (!frames.has(hit.rule)) {
      const marks: number[] = []
      for (let at = hit.start; at < hit.end; at += 1) marks.push(at)
      if (marks.some((at) => taken.has(at))) continue
      for (const at of marks) taken.add(at)
    }
    kept.push(hit)
  }
  return kept.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** A phrase between quotation marks is talked about, not used. */
const isMentioned = ({ text }: Passage, { start, end }: Hit) =>
  /["“„«‘‹] ?$/.test(text.slice(Math.max(0, start - 2), start)) && /^[.,!?]? ?["”“»’›]/.test(text.slice(end, end + 3))

/** What somebody else said stays as it was said. */
const isQuoted = ({ text }: Passage, { start, end }: Hit) =>
  /["“„«][^"“„«”»\n]*$/.test(text.slice(Math.max(0, start - longestQuote), start)) &&
  /^[^"“„«”»\n]*["”“»]/.test(text.slice(end, end + longestQuote))

const longestQuote = 500

/** Everything in a passage that reads worn, wordy phrases (of weight 0) included. */
export function findSlop(passage: Passage, id: Language): Hit[] {
  const { language, phrases, lexicon, triads } = rulesOf(id)
  return withoutOverlaps([
    ...findPhrases(passage, phrases, language.fits)
      .filter((hit) => !isMentioned(passage, hit))
      .map((hit) => (hit.fix && isQuoted(passage, hit) ? { ...hit, fix: null } : hit)),
    ...findTurns(passage, language, lexicon),
    ...findTriads(passage, triads, lexicon),
    ...findBigWords(passage, lexicon),
    ...findStaccato(passage, lexicon),
    ...findAnsweredQuestions(passage, language),
    ...findRhetoricalEnd(passage, language),
    ...findEmojiBullets(passage),
    ...findSingles(passage),
    ...findSameLength(passage),
    ...findDashes(passage),
    ...findExclamations(passage),
    ...findHashtags(passage),
  ])
}

/** What reads worn in a text, with how much each weighs. */
export const slopIn = (text: string, language: Language): Hit[] =>
  findSlop(readPassage(text), language).filter(({ weight }) => weight > 0)

export const countPhrases = (language: Language): number => rulesOf(language).phrases.count
