import type { AskedFirst } from '../recipes.ts'
import type { Subject } from '../subject.ts'

/** What has to be known of a language to fit an author's words into prepared sentences. */
export interface Grammar {
  /** A request that some put in front of their subject: "write a post about". */
  order: RegExp
  /** With the space that the language puts before it. */
  colon: string
  /** A sentence without its full stop, as an exclamation. */
  exclaimed(sentence: string): string
  /** Marks a name that fits no other way. */
  quoted(text: string): string
  /** A single sentence or a name for something, `bare` without the marks at its end. `isOne` keeps a thing that can be counted in the singular. */
  single(bare: string, text: string, isOne: boolean): Subject
  /** A single question. */
  asked(question: string): Subject
  /** What several sentences are about, where they name it; fits where a topic fits. */
  thingIn?(facts: readonly string[]): string | undefined
  /** Is the question one that may open a post of this kind? */
  isAsked(question: string, kind: AskedFirst): boolean
  /** The words before a topic, and the topic: "de " and "el feedback" make "del feedback". */
  joined?(before: string, topic: string, isAgain: boolean): string
  /** What somebody wants to write about in general, from a whole sentence, if it can be made a thing. */
  theme?(sentence: string): { topic: string; isThing: boolean } | undefined
  /** Where a long sentence can be split in two: before a conjunction that is followed by a new subject. */
  newStart: RegExp
  /** An opening that cannot stand without what follows: "if …". */
  halfOpen: RegExp
  /** The conjunction that a new sentence does not start with. */
  and: RegExp
  /** Joins two short sentences: ", and ". */
  comma: string
  /** Opens a remark at the end of a sentence, which can go without changing what is said before it. */
  remark: RegExp
  /** Does a sentence tell what happened? */
  happened: RegExp
  /** Does it tell so of the author, where no pronoun says so? */
  happenedToUs?: RegExp
  /** Does it say what will be? */
  toCome: RegExp
  /** Does it tell somebody to do something? */
  isOrder(sentence: string): boolean
  /** Can it stand alone, rather than answer what was asked before? */
  isWhole(sentence: string): boolean
  /** What the reader does about the subject; fits after "if you are". */
  activity?(subject: Subject, isKnown: boolean): string
  /** What words for words cannot change: contractions. */
  casual?(text: string): string
  formal?(text: string): string
}
