import type { PostContent, Section } from './posts.ts'

/**
 * Words of a post that somebody refers to: a W3C TextQuoteSelector in one section, and where the words are now. Null
 * if they are not in the text (orphaned): they may come back with a later version.
 */
export interface Anchor {
  section: Section
  /** As they were when somebody referred to them. */
  quote: string
  /** Up to 32 characters around the words, as of the last version that had them. */
  before: string
  after: string
  place: Place | null
}

/** Offsets in the section. */
export interface Place {
  start: number
  end: number
}

export type Quotation = Pick<Anchor, 'section' | 'quote' | 'before' | 'after'>

export const surroundings = 32

export function anchorAt(content: PostContent, section: Section, { start, end }: Place): Anchor {
  const text = content[section]
  return { section, quote: text.slice(start, end), ...around(text, { start, end }), place: { start, end } }
}

export const around = (text: string, { start, end }: Place) => ({
  before: text.slice(Math.max(0, start - surroundings), start),
  after: text.slice(end, end + surroundings),
})
