import type { ClaimWords } from '../languages/claims.ts'
import { fold } from '../languages/lists.ts'
import { stemOf, type Token } from './tokens.ts'

// How it shows that two texts speak of the same: by their words without the common ones, forms of a word taken together.

/** The word that stands for all forms of an irregular one; others stand for themselves. */
function baseOf(word: string, words: ClaimWords): string {
  return words.bases.get(word) || (words.withoutPrefix?.(word) ?? word)
}

/** The stem by which forms of one word are compared. */
export const comparable = (word: string, words: ClaimWords): string => stemOf(baseOf(word, words))

const isContentWord = ({ kind, word }: Token, words: ClaimWords) =>
  kind === 'word' && word.length > 2 && !words.stop.has(word) && !words.numbers.has(word)

/** The stems of the words that say what a text is about. */
export const stemsOf = (tokens: readonly Token[], words: ClaimWords): string[] => [
  ...new Set(tokens.filter((token) => isContentWord(token, words)).map(({ word }) => comparable(word, words))),
]

/** These words themselves, each once, without the units of what is counted. */
export const contentWords = (tokens: readonly Token[], words: ClaimWords): string[] => [
  ...new Set(tokens.filter((token) => isContentWord(token, words) && !isUnit(token, words)).map(({ word }) => word)),
]

const isUnit = ({ word }: Token, { times, currencies, powers }: ClaimWords) =>
  times.has(word) || currencies.has(word) || powers.has(word)

/** Are two words forms of one, as far as their beginnings tell? "call" and "calling", "réparer" and "réparé". */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true
  const least = Math.min(one.length, other.length)
  if (least < 3 || Math.abs(one.length - other.length) > 5) return false
  let shared = 0
  while (shared < least && one[shared] === other[shared]) shared++
  return shared >= 4 ? shared >= least - 2 : shared === least && Math.abs(one.length - other.length) <= 3
}

/** The words of a text, to look up whether it holds a form of another word. */
export class Vocabulary {
  private readonly byStart = new Map<string, Set<string>>()
  private readonly known = new Map<string, boolean>()
  private readonly words: ClaimWords
  /** Words long enough to be made of several, where a language does that. */
  private compounds = ''

  constructor(words: ClaimWords) {
    this.words = words
  }

  add(word: string): void {
    for (const form of new Set([word, baseOf(word, this.words)])) {
      const start = form.slice(0, 3)
      const forms = this.byStart.get(start) ?? new Set()
      if (forms.size < mostOfStart) this.byStart.set(start, forms.add(form))
    }
    const mayBeCompound = this.words.hasCompounds && word.length >= 9
    if (mayBeCompound && this.compounds.length < mostCompounds) this.compounds += ` ${word}`
  }

  has(word: string): boolean {
    const known = this.known.get(word)
    if (known !== undefined) return known
    const found =
      [word, baseOf(word, this.words)].some((form) =>
        [...(this.byStart.get(form.slice(0, 3)) ?? [])].some((one) => areForms(one, form)),
      ) ||
      (word.length >= 5 && this.compounds.includes(word.slice(0, Math.max(5, word.length - 2)))) ||
      this.compounds.includes(` ${word}`)
    this.known.set(word, found)
    return found
  }
}

const mostOfStart = 300
const mostCompounds = 8_000

/** The folded form of a list of words, as text holds them. */
export const foldedStems = (list: Iterable<string>, words: ClaimWords): ReadonlySet<string> =>
  new Set([...list].map((word) => comparable(fold(word), words)))
