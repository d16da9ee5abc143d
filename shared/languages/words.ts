import type { Language } from '../catalogue.ts'
import { english } from './english/words.ts'
import { french } from './french/words.ts'
import { german } from './german/words.ts'
import { spanish } from './spanish/words.ts'

/** By what a language is told from others. */
export interface LanguageWords {
  /** Words that say little by themselves and that no text does without, in lower case and parted at apostrophes. */
  small: ReadonlySet<string>
  /** How words end that are spelt so in no other language, and letters that the others do without. */
  ending: RegExp | null
  letter: RegExp | null
}

export const languageWords: Readonly<Record<Language, LanguageWords>> = { english, spanish, french, german }
