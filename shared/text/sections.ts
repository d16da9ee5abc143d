import { type PostContent, type Section, sections } from '../posts.ts'
import { paragraphsIn, type Span } from './lines.ts'

/**
 * Splits a plain text into the sections of a post: the first paragraph is the hook, the second the insight, the last
 * of three or more the CTA, the rest the value. Hashtags at the end belong to the paragraph above them. `startOf`
 * are offsets in the text.
 */
export function sectionsIn(text: string): { content: PostContent; startOf: Record<Section, number> } {
  const [hook, insight, ...rest] = withHashtags(paragraphsIn(text), text)
  const cta = rest.pop()
  const value = rest.length > 0 ? { start: rest[0]!.start, end: rest.at(-1)!.end } : undefined
  const found: Record<Section, Span | undefined> = { hook, insight, value, cta }
  const content = {} as PostContent
  const startOf = {} as Record<Section, number>
  for (const section of sections) {
    const { start, end } = found[section] ?? { start: text.length, end: text.length }
    content[section] = text.slice(start, end)
    startOf[section] = start
  }
  return { content, startOf }
}

const isHashtag = (word: string) => /^#[\p{L}\p{N}_]+$/u.test(word)

/** Joins hashtags at the end with the last paragraph. */
function withHashtags(paragraphs: readonly Span[], text: string): Span[] {
  const isTags = ({ start, end }: Span) =>
    text
      .slice(start, end)
      .split(/[\s,·|]+/)
      .filter(Boolean)
      .every(isHashtag)
  const last = paragraphs.findLastIndex((paragraph) => !isTags(paragraph))
  if (last < 0 || last === paragraphs.length - 1) return [...paragraphs]
  const { start } = paragraphs[last]!
  return [...paragraphs.slice(0, last), { start, end: paragraphs.at(-1)!.end }]
}
