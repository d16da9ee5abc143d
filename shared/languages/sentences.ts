import type { Language } from '../catalogue.ts'
import { english } from './english/sentences.ts'
import { french } from './french/sentences.ts'
import { german } from './german/sentences.ts'
import { spanish } from './spanish/sentences.ts'

/** Ordinals written with a full stop: "am 3. März". */
export interface Ordinals {
  /** After the full stop, in any language: the sentence continues. */
  counted: RegExp
  /** Ends with the number; `surelyBefore` contains only words of this language. */
  before: RegExp
  surelyBefore: RegExp
}

/** What splitting a text into sentences needs to know of a language. Words are in lower case. */
export interface SentenceWords {
  /** A full stop after them does not end a sentence. */
  abbreviations: ReadonlySet<string>
  /** The same before a number: "Nr. 5", "p. 12". */
  references: ReadonlySet<string>
  /** They end a sentence if a capital follows: "etc." */
  lists: ReadonlySet<string>
  shortMonths: ReadonlySet<string>
  /** Short units, and continuations after them: whole words, and beginnings of words. */
  units: ReadonlySet<string>
  afterUnit: string
  afterUnitStart?: string
  ordinals?: Ordinals
  /** Starts a list item together with its number: "Step 2:". Used in a pattern. */
  step: string
  firstPerson: RegExp
}

export const sentenceWords: Readonly<Record<Language, SentenceWords>> = { english, spanish, french, german }
export const everySentenceWords: readonly SentenceWords[] = Object.values(sentenceWords)
