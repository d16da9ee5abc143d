import { type PostContent, type Section, sections } from './posts.ts'

// A blank is what a draft asks its author for, in place: "[what did you try first?]". It stands on one line and holds 3
// to 160 characters, the last of them a question mark. A link in Markdown is none.

const pattern = /\[([^[\]\r\n]{2,159}\?)\](?!\()/g

export interface Blank {
  /** Offsets in the text, the brackets included. */
  start: number
  end: number
  /** What stands between the brackets. */
  question: string
}

export interface PostBlank extends Blank {
  section: Section
  /** Its place among the blanks of its section. */
  index: number
}

export const blanksIn = (text: string): Blank[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, 1: question = '', index }) => ({
    start: index,
    end: index + whole.length,
    question: question.trim(),
  }))

/** The blanks of a post, in reading order. */
export const blanksOf = (content: PostContent): PostBlank[] =>
  sections.flatMap((section) => blanksIn(content[section]).map((blank, index) => ({ ...blank, section, index })))

/** The text with spaces in place of its blanks, so that everything else keeps its offsets. */
export const maskBlanks = (text: string): string => text.replace(pattern, (blank) => ' '.repeat(blank.length))
