import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { sentenceKey } from '#shared/text/marks.ts'
import type { Unit } from '../material.ts'
import { itemMark } from './lines.ts'
import { sentencesOfNotes } from './sentences.ts'
import { everyLanguage } from './words.ts'

export function unitsOf(text: string): Unit[] {
  return text.split(/\n[ \t]*\n/).flatMap((block, paragraph): Unit[] => {
    const lines = block.split('\n').filter((line) => line.trim())
    if (lines.some((line) => itemMark(line.trim()) !== null))
      return [{ text: lines.join('\n'), paragraph, isList: true }]
    return lines.flatMap((line) =>
      sentencesOfNotes(line).map((sentence) => ({ text: sentence, paragraph, isList: false })),
    )
  })
}

export interface SectionUnit extends Unit {
  section: Section
}

/** Paragraphs of different sections stay separate. */
export function unitsOfPost(content: PostContent): SectionUnit[] {
  let first = 0
  return sections.flatMap((section) => {
    const units = unitsOf(content[section]).map((unit) => ({ ...unit, section, paragraph: unit.paragraph + first }))
    first = (units.at(-1)?.paragraph ?? first) + 1
    return units
  })
}

const endings = new Set(everyLanguage.flatMap(({ endings }) => Object.values(endings).map(sentenceKey)))

/** Excludes the questions that we put at the end of a post. */
export const isOwn = ({ text }: Pick<Unit, 'text'>): boolean => !endings.has(sentenceKey(text))
