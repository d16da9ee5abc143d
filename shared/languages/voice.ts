import type { Language } from '../catalogue.ts'
import { english } from './english/voice.ts'
import { french } from './french/voice.ts'
import { german } from './german/voice.ts'
import { union } from './lists.ts'
import { spanish } from './spanish/voice.ts'

/** Words recognised by a list or by their form. */
export interface Words {
  has: (term: string) => boolean
}

/**
 * What the voice measures need to know of a language, in lower case. Words are looked up in parts, split at
 * apostrophes.
 */
export interface Lexicon {
  /** The author alone; the author with others; the reader. */
  self: Words
  team: Words
  reader: Words
  /** Polite pronouns that only their capital distinguishes. */
  politeReader?: RegExp
  /** Words that connect a thought to the one before. */
  joints: ReadonlySet<string>
  /** Optional contractions; null if the language requires them or has none. */
  contraction: RegExp | null
  /** Other words that start a sentence by connecting it to the one before. */
  starters: ReadonlySet<string>
  /** Words of four or more letters that everybody uses, so nobody's favourites. */
  common: ReadonlySet<string>
}

export const lexicons: Readonly<Record<Language, Lexicon>> = { english, spanish, french, german }

export const commonWords = union(Object.values(lexicons), ({ common }) => common)
