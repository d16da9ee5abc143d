import type { Language } from '#shared/catalogue.ts'
import { findHabits } from './figures.ts'
import { type Passage, readPassage } from './passage.ts'
import { findPatterns, type Hit, type PatternSet, parsePatterns } from './patterns.ts'

const sets = new Map<Language, PatternSet>()

/** After this, texts can be read in the language. */
export function learn(language: Language, patterns: string): void {
  if (!sets.has(language)) sets.set(language, parsePatterns(patterns))
}

export function patternsOf(language: Language): PatternSet {
  const known = sets.get(language)
  if (!known) throw new Error(`The patterns of ${language} are not loaded`)
  return known
}

/** Rules about several sentences; findings inside them count too. */
const wide = new Set(['one-sentence-paragraphs', 'staccato', 'contrast-figure'])

/** Of two overlapping hits the longer stays. */
function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = []
  let end = 0
  for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (wide.has(hit.rule)) kept.push(hit)
    else if (hit.start >= end) {
      kept.push(hit)
      end = hit.end
    }
  }
  return kept
}

export const findSlop = (passage: Passage, language: Language): Hit[] =>
  withoutOverlaps([...findPatterns(passage, patternsOf(language)), ...findHabits(passage, language)])

export const slopIn = (text: string, language: Language): Hit[] => findSlop(readPassage(text, language), language)
