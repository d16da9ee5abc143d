import { memo } from 'react'
import type { Section } from '#shared/posts.ts'

export interface Mark {
  start: number
  end: number
  isDraft: boolean
}

interface CommentMarksProps {
  section: Section
  text: string
  marks: readonly Mark[]
  /** Must have the same text metrics as the field, so that lines break at the same places. */
  className: string
}

/** Lies under a field with the same text and shows only the words that comments are about. */
export const CommentMarks = memo(({ section, text, marks, className }: CommentMarksProps) => {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b)
  return (
    <div
      aria-hidden
      dir="auto"
      data-comments={section}
      data-own
      className={`${className} text-transparent select-none`}
    >
      {cuts.slice(0, -1).map((start, at) => {
        const around = marks.filter((one) => one.start <= start && one.end >= cuts[at + 1]!)
        const piece = text.slice(start, cuts[at + 1])
        return around.length > 0 ? (
          <mark
            key={start}
            className={`rounded-sm text-transparent ${around.some(({ isDraft }) => isDraft) ? 'bg-mark' : 'bg-action-soft'}`}
          >
            {piece}
          </mark>
        ) : (
          piece
        )
      })}
      {'\u200b'}
    </div>
  )
})
