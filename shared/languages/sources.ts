import type { Language } from '../catalogue.ts'
import { englishSources } from './english/sources.ts'
import { frenchSources } from './french/sources.ts'
import { germanSources } from './german/sources.ts'
import { spanishSources } from './spanish/sources.ts'

/** What rules need to keep an author's words and their source's apart. Patterns match the original text. */
export interface SourceWords {
  /** To the author, about their own practice. */
  questions: readonly string[]
  /** Puts a quotation into a sentence that says who wrote it. */
  writes: (quote: string, who: string) => string
  /** Quotation marks, such as „ and “. */
  marks: readonly [string, string]
  /** What pages say about themselves: cookies, newsletters, copyright. */
  boilerplate: RegExp
  contrast: RegExp
  /** Says that the words are the source's: "according to", "the study finds", "I read that". */
  reported: RegExp
  /** Likens the author to the source: "like her, we". What follows is the author's again. */
  likewise: RegExp
  /** The author thinks or feels something about the source: "I agree", "what surprised me". */
  reacting: RegExp
  /** The author promises something: "I promise", "I am going to". */
  promising: RegExp
  /** Somebody else is the subject: "they", "the team", "most companies". */
  others: RegExp
  /** Words between clauses: "that", "while". */
  joints: RegExp
  /** Verbs that say "we" without a pronoun. */
  weInVerb: RegExp
}

export const sourceWords: Record<Language, SourceWords> = {
  english: englishSources,
  spanish: spanishSources,
  french: frenchSources,
  german: germanSources,
}
