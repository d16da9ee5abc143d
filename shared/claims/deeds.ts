import type { Span } from './numbers.ts'
import { fold, type Sentence, stemOf, type Token } from './tokens.ts'
import type { ClaimWords } from './words.ts'

/** Something the author says they, or their team, did. */
export interface Deed extends Span {
  verb: string
  /** Stems of what the clause is about, without the verb. */
  objects: string[]
}

const mostWords = 16
const abbreviated = /(?<!\p{L})(?:[ap]\.\s?m\.|(?:(?:\p{L}|No|Nr|pp|vs|ca)\.)+(?=\s?[\p{L}\d]))/giu

export function deedsIn({ text, start: offset, tokens }: Sentence, words: ClaimWords, quotes: readonly Span[]): Deed[] {
  if (/\?["”’»)]*\s*$/.test(text)) return []
  const found: Deed[] = []
  for (const pattern of words.deeds) {
    for (const match of text.matchAll(pattern)) {
      const verb = fold(match.groups!.verb!)
      const start = match.index
      const isTold = found.some((one) => offset + start < one.end && offset + start + match[0].length > one.start)
      const isSaid = quotes.some((quote) => offset + start >= quote.start && offset + start < quote.end)
      if (isTold || isSaid || words.notDeeds.has(verb) || words.unreal.test(clauseBefore(text, start))) continue
      const end = clauseEnd(text, start, start + match[0].length, words)
      const stem = comparable(verb, words)
      const clause = tokens.filter((token) => token.start >= offset + start && token.end <= offset + end)
      const objects = stemsOf(clause, words).filter((one) => one !== stem)
      // "I stopped." says too little to be traced.
      if (objects.length === 0) continue
      found.push({
        start: offset + start,
        end: offset + end,
        verb: stem,
        objects,
      })
    }
  }
  return found
}

const clauseBefore = (text: string, at: number): string => /(?<![^,.;])[^,.;]*$/.exec(text.slice(0, at))![0]

/** The stem by which forms of one word are compared. */
export function comparable(word: string, words: ClaimWords): string {
  const base = words.bases.get(word)
  if (base) return stemOf(base)
  // "abgebaut", "gebaut": the prefix of a German participle stands within the word.
  return stemOf(
    words.capitalsAreCommon ? word.replace(/^(ab|an|auf|aus|ein|mit|nach|um|vor|zu|zusammen)?ge(?=.{4})/, '$1') : word,
  )
}

/** The stems of the words that say what a text is about. */
export const stemsOf = (tokens: readonly Token[], words: ClaimWords): string[] => [
  ...new Set(
    tokens
      .filter(
        ({ kind, word }) => kind === 'word' && word.length > 2 && !words.stop.has(word) && !words.numbers.has(word),
      )
      .map(({ word }) => comparable(word, words)),
  ),
]

function clauseEnd(text: string, start: number, verbEnd: number, words: ClaimWords): number {
  const rest = text.slice(verbEnd)
  // The full stop of "9 a.m." or "p. 12" ends no clause.
  const found = words.clauseEnd.exec(rest.replace(abbreviated, (found) => found.replaceAll('.', ' ')))
  let end = found ? verbEnd + found.index : text.length
  const all = text.slice(start, end).split(/(\s+)/)
  if (all.length > mostWords * 2) end = Math.max(verbEnd, start + all.slice(0, mostWords * 2 - 1).join('').length)
  return start + text.slice(start, end).trimEnd().length
}
