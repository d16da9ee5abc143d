import * as z from 'zod/mini'
import type { OpeningKind } from './openings.ts'

/**
 * A brief for another post like one that went well: its topic and approach, none of its facts. The choices are those of
 * the post, and may no longer exist.
 */
export const anotherBrief = z.object({
  subject: z.string(),
  category: z.string(),
  postType: z.nullable(z.string()),
  tone: z.string(),
  emojiUsage: z.string(),
  language: z.string(),
  /** For the writer, never printed. */
  writerNotes: z.string(),
})
export type AnotherBrief = z.infer<typeof anotherBrief>

const openings: Record<OpeningKind, string> = {
  number: 'with a number',
  name: 'with who it is about',
  quotation: 'with what somebody said',
  scene: 'with what happened',
  question: 'with a question',
  person: 'with “I” or “we”',
  short: 'in a few words',
}

interface Approach {
  opening: OpeningKind | undefined
  words: number
  asks: boolean
}

/** What the writer is told of the post that went well. */
export function notesOn({ opening, words, asks }: Approach): string {
  const length = Math.max(10, Math.round(words / 10) * 10)
  const parts = [
    ...(opening ? [`open ${openings[opening]}`] : []),
    `write about ${length} words`,
    ...(asks ? ['end with a question'] : []),
  ]
  const all = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]!
  return `${all[0]!.toUpperCase()}${all.slice(1)}.`
}
