import type { Language } from '../catalogue.ts'
import type { IdeaCategory } from '../ideas.ts'
import type { Address } from '../samples.ts'
import { english } from './english/writing.ts'
import { french } from './french/writing.ts'
import { german } from './german/writing.ts'
import { spanish } from './spanish/writing.ts'

// What the server must know of a language to write in it. No page of the web loads this.

export type Ending = 'question' | 'poll'

/** What the arranger knows of a language. Lists hold whole words in lower case unless it says otherwise. */
export interface ArrangingWords {
  /** What a sentence starts with that needs the one before it: "then", "it", "so". */
  leansBack: string
  /** Stands for somebody or something named before, wherever in the sentence. */
  standsFor: string
  firstPerson: string
  /** A sentence that says what its author does without naming them: "hiring a cook". */
  announces?: RegExp
  /** Only names have a capital inside a sentence. */
  capitalsAreNames: boolean
  contrast: string
  /** A verb that has its time and person: what holds none is no whole sentence. */
  finite: RegExp
  /** Verbs that begin a sentence only where its subject was left out, and that subject: of one speaker, or of several. */
  dropped?: readonly { verb: RegExp; one: string; many?: string }[]
  /** Begins a sentence only where its article was left out. */
  definite?: RegExp
  /** What is asked for where a post offers something. */
  offer: Record<'problem' | 'contents' | 'place', string>
  endings: Record<Ending, string>
  /** What is asked about an answer that is no sentence. */
  wholeSentence: (answer: string) => string
  /** Puts right what was typed in a hurry; no word becomes another. */
  clean: (text: string) => string
  /** Between a title and a question. */
  colon: string
  /** Gives nouns their capitals in what was typed small: of all sentences of a text, or of one among others. */
  capitals?: (text: string) => (typed: string, clean: string) => string
  /** An answer that says nothing. For a pattern, as the next ones. */
  noAnswer: string
  and: string
  /** "9 of them" speaks of what the sentence has named. */
  ofThem: { of: string; them: string }
  /** Notes to whoever writes the text. */
  wishes: {
    /** They point at what is kept out, and are no name of it. */
    pointing: string
    articles: string
    /** Between two wishes, of which the second keeps something out. For a pattern, as the next ones. */
    beforeNot: { and: string; not: string }
    /** How an order begins that something is not to be spoken of; and what says that its name alone is meant. */
    mention: string
    byName: string
    please: string
    not: string
    /** Words that keep something out by themselves. */
    out: string
    /** Orders to keep something out, with one of them or a negation. */
    withhold: string
    /** Orders about the text. */
    shape: string
    /** Says nothing by itself. */
    fill: string
    /** "write a post about" */
    request: RegExp
    length: RegExp
    /** Beginnings of words for people and things whose name can be kept out. */
    roles: string
    short: string
    question: string
  }
  instructions: {
    /** In front of how much is to be left. For a pattern. */
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

/** What a subject may lack. */
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
  /** How an answer may begin, so that it is a sentence that readers understand who do not know the question. */
  frames: Readonly<Partial<Record<Lack, string>>>
  /** Patterns for details that are already in a text. A detail without a pattern cannot be recognised. */
  mentions: Readonly<Partial<Record<Lack, RegExp>>>
  /** A loss: of a job, a customer, a company, a person, health or trust. */
  serious: RegExp
  /** The same as far as single words show it in a text of any language. */
  badNews: RegExp
}

/** For each category how to approach it, then the questions. */
export type IdeaTexts = Readonly<Record<IdeaCategory, readonly [approach: string, ...questions: string[]]>>

/** How readers are addressed in a language that has two ways. */
export interface AddressWords {
  informal: RegExp
  formal: RegExp
  /** A sentence that tells what somebody said, or how people address one another, says nothing of the readers. */
  narration: RegExp
  /** What a model is told. */
  names: Readonly<Record<Address, string>>
}

export interface WritingWords {
  arranging: ArrangingWords
  ideas: IdeaTexts
  interview: InterviewTexts
  /** Null where there is one way only. */
  address: AddressWords | null
  /**
   * Words typical of machine-written text. A short list keeps a model's attention; the Reader check knows more.
   */
  overused: readonly string[]
}

export const writingWords: Readonly<Record<Language, WritingWords>> = { english, spanish, french, german }
export const everyWritingWords: readonly WritingWords[] = Object.values(writingWords)
