import * as z from 'zod/mini'
import { type PostContent, sections } from './posts.ts'

/** Engines put the most important remarks first. */
export const maxRemarks = 10

export const remark = z.object({
  section: z.enum(sections),
  /** Occurs exactly once in the post. */
  quote: z.string(),
  /** Offsets of the quote in the section's text at the time of reading. */
  start: z.number(),
  end: z.number(),
  reason: z.string(),
  /** Empty to delete the quote. */
  replacement: z.string(),
})
export type Remark = z.infer<typeof remark>

export const secondReading = z.object({
  /** In reading order, without overlaps. */
  remarks: z.array(remark),
  engine: z.object({ id: z.string(), label: z.string() }),
})
export type SecondReading = z.infer<typeof secondReading>

/** Where the quote is in the text; null unless it occurs exactly once. */
export function placeOf(quote: string, text: string): { start: number; end: number } | null {
  const start = text.indexOf(quote)
  if (!quote || start < 0 || text.indexOf(quote, start + 1) >= 0) return null
  return { start, end: start + quote.length }
}

/** The sections with the remark applied; null unless its quote occurs exactly once. */
export function withRemark(content: PostContent, remark: Remark): Partial<PostContent> | null {
  const text = content[remark.section]
  const place = placeOf(remark.quote, text)
  if (!place) return null
  const before = text.slice(0, place.start)
  const after = text.slice(place.end)
  const changed = remark.replacement === '' ? joined(before, after) : `${before}${remark.replacement}${after}`
  return { [remark.section]: changed }
}

/** Joins two texts and keeps one of the two gaps between them. */
function joined(before: string, after: string): string {
  if (before.trim() && /^(?:\n|$)/.test(after)) return before.trimEnd() + after
  return before + (/(?:^|\s)$/.test(before) ? after.trimStart() : after)
}
