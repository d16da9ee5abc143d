import type { Language } from '../catalogue.ts'
import { english } from './english/voice.ts'
import { french } from './french/voice.ts'
import { german } from './german/voice.ts'
import { union } from './lists.ts'
import { spanish } from './spanish/voice.ts'

/** Words that are listed, or known by their form. */
export interface Words {
  has: (term: string) => boolean
}

/** What the measures of a voice must know of a language. All in lower case; words are looked up as taken apart at apostrophes. */
export interface Lexicon {
  /** The author alone; the author with others; whoever reads. */
  self: Words
  team: Words
  reader: Words
  /** Polite forms of address that only their capital tells from other words. */
  politeReader?: RegExp
  /** Words that join one thought to the one before. */
  joints: ReadonlySet<string>
  /** Short forms that one may write or not; null where the language asks for them or has none. */
  contraction: RegExp | null
  /** Words that begin a sentence by joining it to the one before, beside the joints. */
  starters: ReadonlySet<string>
  /** Words of four letters and more that everybody uses: nobody's favourites. */
  common: ReadonlySet<string>
}

export const lexicons: Readonly<Record<Language, Lexicon>> = { english, spanish, french, german }

/** Words of four letters and more that everybody uses, in any of the languages. */
export const commonWords = union(Object.values(lexicons), ({ common }) => common)
