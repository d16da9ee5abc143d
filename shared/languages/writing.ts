import type { Language } from '../catalogue.ts'
import type { IdeaCategory } from '../ideas.ts'
import type { Address } from '../samples.ts'
import { english } from './english/writing.ts'
import { french } from './french/writing.ts'
import { german } from './german/writing.ts'
import { spanish } from './spanish/writing.ts'

// What the server needs to know of a language to write in it. The web never loads this.

export type Ending = 'question' | 'poll'

/**
 * Kinds of words by which a passage may be a note to its writer. Used in patterns of whole words. Wide on purpose: the
 * author is asked, nothing is dropped.
 */
export interface NoteWords {
  /** Before another clause: "and", "but". */
  joins: string
  /** What one tells a writer to do, at the start of a sentence or clause. */
  orders: string
  /** Without a finite verb this ending is an order, too. */
  infinitive?: RegExp
  /** Of naming, telling, leaving out and secrecy. */
  hides: string
  /** Of wanting, asking and allowing, and of doubt about a fact. */
  wishes: string
  /** Of texts and their effect. */
  text: string
  /** How a text may sound. */
  manner: string
  /** Starts of clauses that deny. */
  not: string
  /** Forms that speak to several people: an author speaks to one writer, and to many readers. */
  readers?: RegExp
  /** Refers to the sentence before: "leave that out". */
  back: string
  /** Beginnings of words for people and things that are no names; separated by blanks. */
  roles: string
}

/** What the arranger needs to know of a language. Unless stated otherwise, lists contain whole words in lower case. */
export interface ArrangingWords {
  /** Starts of sentences that need the sentence before: "then", "it", "so". */
  leansBack: string
  /** Words that refer to someone or something mentioned before. */
  standsFor: string
  firstPerson: string
  /** A sentence that tells the author's action without a subject: "hiring a cook". */
  announces?: RegExp
  /** Only names have a capital inside a sentence. */
  capitalsAreNames: boolean
  contrast: string
  /** A finite verb; a sentence without one is incomplete. */
  finite: RegExp
  /** Verbs at the start of a sentence whose subject was dropped, and that subject: for one speaker, or for several. */
  dropped?: readonly { verb: RegExp; one: string; many?: string }[]
  /** Starts a sentence only if its article was dropped. */
  definite?: RegExp
  offer: Record<'problem' | 'contents' | 'place', string>
  endings: Record<Ending, string>
  /** Asks for a whole sentence instead of this answer. */
  wholeSentence: (answer: string) => string
  /** Corrects hurried typing; no word becomes another. */
  clean: (text: string) => string
  colon: string
  /** An answer without content. Used in a pattern, like the next ones. */
  noAnswer: string
  and: string
  /** "9 of them" refers to a noun of the same sentence. */
  ofThem: { of: string; them: string }
  /** "write a post about" */
  request: RegExp
  notes: NoteWords
  instructions: {
    /** Before an amount to keep. Used in a pattern. */
    to: string
    hook: string
    other: string
    shorter: string
    list: string
    without: string
    improve: string
    cta: string
    fill: string
  }
}

/** Details that a subject may lack. */
export type Lack =
  | 'number'
  | 'when'
  | 'who'
  | 'reason'
  | 'audience'
  | 'turn'
  | 'price'
  | 'example'
  | 'result'
  | 'before'
  | 'first step'
  | 'mistake'
  | 'objection'
  | 'source'
  | 'surprise'
  | 'options'
  | 'exception'
  | 'thanks'
  | 'next'
  | 'signs'
  | 'deadline'
  | 'own use'
  | 'happened'
  | 'concerned'
  | 'wish'
  | 'reader'

export interface InterviewTexts {
  questions: Readonly<Record<Lack, string>>
  /** Beginnings that make an answer understandable without the question. */
  frames: Readonly<Partial<Record<Lack, string>>>
  /** Patterns for details that a text already has. Details without a pattern cannot be recognised. */
  mentions: Readonly<Partial<Record<Lack, RegExp>>>
  /** A loss: of a job, a customer, a company, a person, health or trust. */
  serious: RegExp
  /** Single words that show a loss in a text of any language. */
  badNews: RegExp
}

/** For each category the approach, then the questions. */
export type IdeaTexts = Readonly<Record<IdeaCategory, readonly [approach: string, ...questions: string[]]>>

/** Forms of address in a language with two. */
export interface AddressWords {
  informal: RegExp
  formal: RegExp
  /** Sentences about what somebody said, or about forms of address, do not address the readers. */
  narration: RegExp
  /** For the model's prompt. */
  names: Readonly<Record<Address, string>>
}

export interface WritingWords {
  arranging: ArrangingWords
  ideas: IdeaTexts
  interview: InterviewTexts
  /** Null if there is only one form. */
  address: AddressWords | null
  /** Words typical of machine-written text. Models follow a short list best; the Reader check knows more. */
  overused: readonly string[]
}

export const writingWords: Readonly<Record<Language, WritingWords>> = { english, spanish, french, german }
export const everyWritingWords: readonly WritingWords[] = Object.values(writingWords)
