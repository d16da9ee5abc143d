import type { Language } from '../catalogue.ts'
import { english } from './english/reader.ts'
import { french } from './french/reader.ts'
import { german } from './german/reader.ts'
import { spanish } from './spanish/reader.ts'

/** Words and endings by which a finite verb is recognised. In lower case. */
export interface Verbs {
  /** Subjects that only a verb or an adverb can follow: "we", "je", "man". */
  subjects: ReadonlySet<string>
  /** Words right before a finite verb: "se", "ne". */
  leading: ReadonlySet<string>
  /** Words after `subjects` and `leading` that are not verbs. */
  noVerb: ReadonlySet<string>
  /** Words that are always finite verbs. */
  finite: ReadonlySet<string>
  /** Endings of certain verbs, and of words that may be something else. */
  sure: RegExp
  likely: RegExp
  /** Likely verbs that may also start a sentence without a subject. */
  opens: RegExp
  /** Words with such endings that are not verbs. */
  others: ReadonlySet<string>
  /** A noun or an adjective follows them, whatever its ending. */
  before: ReadonlySet<string>
  /** They open a subordinate part: "because nobody asked". */
  opening: ReadonlySet<string>
  /** They attach a part to a noun: "the question that changed it". */
  relative: ReadonlySet<string>
  /** Openings that have other meanings unless a verb follows. */
  near: ReadonlySet<string>
  /** They open a title whose part follows without a joint: "three things I learned". */
  articles: ReadonlySet<string>
}

/** For languages with the verb at the end of a part and with capitals for nouns. */
export interface VerbLast {
  /** They open a part with its verb at the end, and have other meanings elsewhere: "da". */
  opening: ReadonlySet<string>
  /** After a capitalised first word they show that it is a verb: "Waren Sie". */
  asked: ReadonlySet<string>
  /** Verb endings after the subject, and before it. */
  ending: RegExp
  inverted: RegExp
  participle: RegExp
  past: RegExp
}

export interface Measured {
  /** Average syllables per word, and words per sentence. */
  perWord: number
  perSentence: number
  /** How many of 100 words match. */
  shareOf: (is: (word: { syllables: number; letters: number }) => boolean) => number
}

/** What the Reader needs to know of a language besides its `patterns.txt`. Words are in lower case. */
export interface ReaderWords {
  verbs: Verbs
  /** After an apparent order they show that its first word is a noun: "time for questions". */
  joints: ReadonlySet<string>
  /** A noun or a non-finite verb follows them: "a must", "l’est", "to have". */
  nouns: ReadonlySet<string>
  /** They open parts, but also precede nouns. */
  prepositions: ReadonlySet<string>
  everything: ReadonlySet<string>
  being: ReadonlySet<string>
  /** Before `’s` they show that it is a verb: "there’s", but not "Ana’s". */
  contracted: ReadonlySet<string>
  /** "Il y a deux ans" gives a time; its verb does not count. */
  ago?: RegExp
  verbLast?: VerbLast
  /** “It's not X. It's Y.”: only with both halves, not any sentence with “not”. */
  contrasts: readonly RegExp[]
  /** Noun endings before another noun in a compound; only in languages with compounds. */
  compoundEnding?: RegExp
  /** The vowels of a syllable, and words with a mute last one. Accurate enough for an average. */
  vowels: RegExp
  mute?: RegExp
  grade: (measured: Measured) => number
  /** The usual share of small words in prose; notes and brochures have far fewer. */
  smallShare: number
}

export const readerWords: Readonly<Record<Language, ReaderWords>> = { english, spanish, french, german }
export const everyReaderWords: readonly ReaderWords[] = Object.values(readerWords)
