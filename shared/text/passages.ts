import { type PostContent, sections } from '../posts.ts'
import type { Passage } from '../writing.ts'
import { type Line, linesIn } from './lines.ts'
import { numberedAnew } from './marks.ts'
import { sentencesOfLine } from './sentences.ts'
import { tidy, withoutSentence } from './without-sentence.ts'

type Place = Pick<Passage, 'section' | 'start' | 'end'>

function idleLeads(content: PostContent, passages: readonly Place[]): Place[] {
  return sections.flatMap((section) => {
    const text = content[section]
    const gone = passages.filter((one) => one.section === section)
    const isGone = ({ from, end }: Line) =>
      sentencesOfLine(text.slice(from, end), {}, from).every((sentence) =>
        gone.some((one) => one.start <= sentence.start && sentence.end <= one.end),
      )
    const lines = linesIn(text)
    return lines.flatMap((line, at) => {
      const lead = sentencesOfLine(text.slice(line.from, line.end), {}, line.from).at(-1)
      if (!lead?.text.endsWith(':') || isGone(line)) return []
      const rest = lines.slice(at + 1)
      const end = rest.findIndex(({ mark }) => mark === null)
      const items = end < 0 ? rest : rest.slice(0, end)
      return items.length > 0 && items.every(isGone) ? [{ section, start: lead.start, end: lead.end }] : []
    })
  })
}

/** Removes sentences from a post, and lines that led to a list that is now empty. */
export function withoutPassages(content: PostContent, chosen: readonly Passage[]): PostContent {
  const left = { ...content }
  const passages = [...chosen, ...idleLeads(content, chosen)]
  for (const { section, start, end } of passages.toSorted((one, other) => other.start - one.start))
    left[section] = withoutSentence(left[section], { start, end })
  for (const section of sections)
    if (left[section] !== content[section]) left[section] = numberedAnew(tidy(left[section]))
  return left
}
