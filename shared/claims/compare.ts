import type { ClaimWords } from '../languages/claims.ts'
import { fold } from '../languages/lists.ts'
import { isShortFor } from './shortened.ts'
import { stemOf, type Token } from './tokens.ts'

// Compares texts by their content words, treating forms of a word as equal.

/** The base of an irregular form; any other word is its own base. */
function baseOf(word: string, words: ClaimWords): string {
  return words.bases.get(word) || (words.withoutPrefix?.(word) ?? word)
}

export const comparable = (word: string, words: ClaimWords): string => stemOf(baseOf(word, words))

const isContentWord = ({ kind, word }: Token, words: ClaimWords) =>
  kind === 'word' && word.length > 2 && !words.stop.has(word) && !words.numbers.has(word)

export const stemsOf = (tokens: readonly Token[], words: ClaimWords): string[] => [
  ...new Set(tokens.filter((token) => isContentWord(token, words)).map(({ word }) => comparable(word, words))),
]

/** The content words, each once, without units. */
export const contentWords = (tokens: readonly Token[], words: ClaimWords): string[] => [
  ...new Set(tokens.filter((token) => isContentWord(token, words) && !isUnit(token, words)).map(({ word }) => word)),
]

const isUnit = ({ word }: Token, { times, currencies, powers }: ClaimWords) =>
  times.has(word) || currencies.has(word) || powers.has(word)

/**
 * Whether two words look like forms of one, judged by their beginnings: "call" and "calling", "réparer" and
 * "réparé".
 */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true
  const least = Math.min(one.length, other.length)
  if (least < 3 || Math.abs(one.length - other.length) > 5) return false
  let shared = 0
  while (shared < least && one[shared] === other[shared]) shared++
  const reach = least === 3 ? 1 : 3
  return shared >= 4 ? shared >= least - 2 : shared === least && Math.abs(one.length - other.length) <= reach
}

/** Whether two words differ in one letter: one other, one more, or two changed places. */
export function isMistyped(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const least = Math.min(one.length, other.length) - start
  while (end < least && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === `${right[1]}${right[0]}`)
}

/** The words of a text; tells whether it has a form of another word. */
export class Vocabulary {
  private readonly byStart = new Map<string, Set<string>>()
  private readonly known = new Map<string, boolean>()
  private readonly words: ClaimWords
  /** All words. */
  readonly typed = new Set<string>()
  /** The text in lower case without spaces, accents and marks. */
  readonly letters: string
  /** Words that may be short forms: "prod", "db". */
  private readonly short = new Set<string>()
  /** Long words that may be compounds, in languages that have them. */
  private compounds = ''

  constructor(words: ClaimWords, text: string) {
    this.words = words
    this.letters = fold(text).replace(/[^\p{L}\p{N}]/gu, '')
  }

  add(word: string): void {
    this.typed.add(word)
    if (this.words.stop.has(word)) return
    if (/^(?:[^aeiou]{2,3}|.{4})$/.test(word)) this.short.add(word)
    for (const form of new Set([word, baseOf(word, this.words)])) {
      const start = form.slice(0, 3)
      const forms = this.byStart.get(start) ?? new Set()
      if (forms.size < maxOfStart) this.byStart.set(start, forms.add(form))
    }
    const mayBeCompound = this.words.hasCompounds && word.length >= 9
    if (mayBeCompound && this.compounds.length < maxCompounds) this.compounds += ` ${word}`
  }

  has(word: string): boolean {
    const known = this.known.get(word)
    if (known !== undefined) return known
    const found =
      [word, baseOf(word, this.words)].some((form) =>
        [...(this.byStart.get(form.slice(0, 3)) ?? [])].some((one) => areForms(one, form)),
      ) ||
      (word.length >= 5 && this.compounds.includes(word.slice(0, Math.max(5, word.length - 2)))) ||
      this.compounds.includes(` ${word}`) ||
      (word.length > 5 && [...this.short].some((one) => isShortFor(one, word)))
    this.known.set(word, found)
    return found
  }
}

const maxOfStart = 300
const maxCompounds = 8_000

/** The stems of a word list, folded as in texts. */
export const foldedStems = (list: Iterable<string>, words: ClaimWords): ReadonlySet<string> =>
  new Set([...list].map((word) => comparable(fold(word), words)))
