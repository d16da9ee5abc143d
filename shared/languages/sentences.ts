import type { Language } from '../catalogue.ts'
import { english } from './english/sentences.ts'
import { french } from './french/sentences.ts'
import { german } from './german/sentences.ts'
import { spanish } from './spanish/sentences.ts'

/** How a language writes ordinals with a full stop: "am 3. März". */
export interface Ordinals {
  /** Behind the full stop: whatever the language of the text is, the sentence goes on. */
  counted: RegExp
  /** Ends with the number; and where it holds words of no other language. */
  before: RegExp
  surelyBefore: RegExp
}

/** What a language needs so that its texts are parted into sentences. Words are in lower case. */
export interface SentenceWords {
  /** A full stop behind one of them ends no sentence. */
  abbreviations: ReadonlySet<string>
  /** The same before a number, which belongs to them: "Nr. 5", "p. 12". */
  references: ReadonlySet<string>
  /** They may end a sentence, and then a capital follows: "etc." */
  lists: ReadonlySet<string>
  shortMonths: ReadonlySet<string>
  /** Short units, and what follows them where the sentence goes on: whole words, and beginnings of words. */
  units: ReadonlySet<string>
  afterUnit: string
  afterUnitStart?: string
  ordinals?: Ordinals
  /** Opens an item of a list, with its number: "Step 2:". For a pattern. */
  step: string
  /** The author, in a subject that tells something. */
  firstPerson: RegExp
}

export const sentenceWords: Readonly<Record<Language, SentenceWords>> = { english, spanish, french, german }
export const everySentenceWords: readonly SentenceWords[] = Object.values(sentenceWords)
