import * as z from 'zod/mini'
import { type PostContent, sections } from './posts.ts'

/** A reader who has more to say says the most important first. */
export const mostRemarks = 10

/** A place in a post that a second reader would change, and into what. */
export const remark = z.object({
  section: z.enum(sections),
  /** Stands exactly once in the post. */
  quote: z.string(),
  /** Offsets of the quote in the section's text as it was read. */
  start: z.number(),
  end: z.number(),
  reason: z.string(),
  /** Takes the quote's place; empty where it is better left out. */
  replacement: z.string(),
})
export type Remark = z.infer<typeof remark>

export const secondReading = z.object({
  /** In reading order; no two of them overlap. */
  remarks: z.array(remark),
  engine: z.object({ id: z.string(), label: z.string() }),
})
export type SecondReading = z.infer<typeof secondReading>

/** Where a quote stands in a text; null unless it stands there exactly once. */
export function placeOf(quote: string, text: string): { start: number; end: number } | null {
  const start = text.indexOf(quote)
  if (!quote || start < 0 || text.indexOf(quote, start + 1) >= 0) return null
  return { start, end: start + quote.length }
}

/** The sections with the remark carried out; null where its words are no longer there, or are there more than once. */
export function withRemark(content: PostContent, remark: Remark): Partial<PostContent> | null {
  const text = content[remark.section]
  const place = placeOf(remark.quote, text)
  if (!place) return null
  const before = text.slice(0, place.start)
  const after = text.slice(place.end)
  const changed = remark.replacement === '' ? joined(before, after) : `${before}${remark.replacement}${after}`
  return { [remark.section]: changed }
}

/** Two texts with one gap between them where there were two. */
function joined(before: string, after: string): string {
  if (before.trim() && /^(?:\n|$)/.test(after)) return before.trimEnd() + after
  return before + (/(?:^|\s)$/.test(before) ? after.trimStart() : after)
}
