import type { Language } from '../catalogue.ts'
import { english } from './english/reader.ts'
import { french } from './french/reader.ts'
import { german } from './german/reader.ts'
import { spanish } from './spanish/reader.ts'

/** By which words and endings a language shows that a sentence has a verb with its person and time. In lower case. */
export interface Verbs {
  /** Who does it, in a form that nothing but a verb or an adverb follows: "we", "je", "man". */
  subjects: ReadonlySet<string>
  /** What stands right before a verb with its person: "se", "ne". */
  leading: ReadonlySet<string>
  /** What follows `subjects` and `leading` where no verb does. */
  noVerb: ReadonlySet<string>
  /** Words that are nothing but such a verb. */
  finite: ReadonlySet<string>
  /** Endings that give such a verb away wherever it stands, and those of words that may be something else. */
  sure: RegExp
  likely: RegExp
  /** Of these, what may also open a sentence, as the subject is left out. */
  opens: RegExp
  /** Words with such endings that are no verbs. */
  others: ReadonlySet<string>
  /** Behind them stands a noun or an adjective, however it ends. */
  before: ReadonlySet<string>
  /** They open a part of a sentence, which is none by itself: "because nobody asked". */
  opening: ReadonlySet<string>
  /** They join such a part to a noun: "the question that changed it". */
  relative: ReadonlySet<string>
  /** Of these, what stands for other things too, unless a verb follows. */
  near: ReadonlySet<string>
  /** They open a title that a part follows without a joint: "three things I learned". */
  articles: ReadonlySet<string>
}

/** How a language is read whose verb comes last in a part of a sentence, and whose nouns have capitals. */
export interface VerbLast {
  /** They open a part where its verb comes last, and stand for other things elsewhere: "da". */
  opening: ReadonlySet<string>
  /** Behind a first word with its capital they say that it is a verb: "Waren Sie". */
  asked: ReadonlySet<string>
  /** How a verb ends behind its subject, and before it. */
  ending: RegExp
  inverted: RegExp
  participle: RegExp
  past: RegExp
}

/** What is measured of a text to tell how hard it is to read. */
export interface Measured {
  /** Syllables of a word and words of a sentence, on average. */
  perWord: number
  perSentence: number
  /** How many of 100 words are so. */
  shareOf: (is: (word: { syllables: number; letters: number }) => boolean) => number
}

/** What the Reader must know of a language, besides the phrases in its `patterns.txt`. Words are in lower case. */
export interface ReaderWords {
  verbs: Verbs
  /** Behind the first word of what looks like an order they say that it is a noun: "time for questions". */
  joints: ReadonlySet<string>
  /** Behind them stands a noun, or a verb without a person: "a must", "l’est", "to have". */
  nouns: ReadonlySet<string>
  /** They open parts, and stand before nouns too. */
  prepositions: ReadonlySet<string>
  /** "Everything I got wrong". */
  everything: ReadonlySet<string>
  being: ReadonlySet<string>
  /** Before an apostrophe and `s` they say that it is a verb: "there’s", and not "Ana’s". */
  contracted: ReadonlySet<string>
  /** "Il y a deux ans" says when, and has no verb but in its form. */
  ago?: RegExp
  verbLast?: VerbLast
  /** “It's not X. It's Y.”: only where both halves are set against each other, not where a sentence just says “not”. */
  contrasts: readonly RegExp[]
  /** What a noun ends with before it is joined to another; only where a language joins nouns. */
  compoundEnding?: RegExp
  /** The vowels of a syllable, and words whose last one is mute. Near enough for an average over a post. */
  vowels: RegExp
  mute?: RegExp
  /** School years it takes to read a text with ease. */
  grade: (measured: Measured) => number
  /** The share of small words in the prose of people; notes and brochures have far fewer. */
  smallShare: number
}

export const readerWords: Readonly<Record<Language, ReaderWords>> = { english, spanish, french, german }
export const everyReaderWords: readonly ReaderWords[] = Object.values(readerWords)
