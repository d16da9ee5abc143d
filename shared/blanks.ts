import { type PostContent, type Section, sections } from './posts.ts'

// A blank is a question that a draft asks its author, in place: "[what did you try first?]". It is 3 to 160
// characters long, on one line, and ends with a question mark. A Markdown link is not a blank.

const pattern = /\[([^[\]\r\n]{2,159}\?)\](?!\()/g

export interface Blank {
  /** Offsets in the text, including the brackets. */
  start: number
  end: number
  question: string
}

export interface PostBlank extends Blank {
  section: Section
  /** Index among the blanks of its section. */
  index: number
}

export const blanksIn = (text: string): Blank[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, 1: question = '', index }) => ({
    start: index,
    end: index + whole.length,
    question: question.trim(),
  }))

export const blanksOf = (content: PostContent): PostBlank[] =>
  sections.flatMap((section) => blanksIn(content[section]).map((blank, index) => ({ ...blank, section, index })))

/** Replaces blanks by spaces, so that offsets stay the same. */
export const maskBlanks = (text: string): string => text.replace(pattern, (blank) => ' '.repeat(blank.length))
