import type { Language } from '../catalogue.ts'
import { english } from './english/words.ts'
import { french } from './french/words.ts'
import { german } from './german/words.ts'
import { spanish } from './spanish/words.ts'

export interface LanguageWords {
  /** Frequent words with little meaning, in lower case, split at apostrophes. */
  small: ReadonlySet<string>
  /** Word endings and letters that no other of our languages has. */
  ending: RegExp | null
  letter: RegExp | null
}

export const languageWords: Readonly<Record<Language, LanguageWords>> = { english, spanish, french, german }
