import { memo } from 'react'
import type { Section } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'
import { findingsNow, keyOf, type Marks } from './marks.ts'
import { lookOf } from './reader-labels.ts'
import { piecesOf } from './reader-pieces.ts'

interface UnderlinesProps {
  section: Section
  text: string
  marks: Marks
  /** Must have the same text metrics as the field, so that lines break at the same places. */
  className: string
}

/** Underlines only the first line of a longer passage, so a finding never underlines the whole post. */
function shortened(finding: Finding, text: string): Finding {
  const line = text.slice(finding.start, finding.end).trimEnd().indexOf('\n')
  return line > 0 ? { ...finding, end: finding.start + line } : finding
}

/** Lies under a field with the same text and shows only the underlines. */
export const Underlines = memo(({ section, text, marks, className }: UnderlinesProps) => {
  const { open } = marks
  const findings = findingsNow(marks, section, text)
  const names = new Map(findings.map((finding) => [shortened(finding, text), finding]))
  return (
    <div aria-hidden dir="auto" data-marks={section} data-own className={`${className} text-transparent select-none`}>
      {piecesOf(text, [...names.keys()]).map(({ start, text: piece, findings: [top] }) =>
        top ? (
          <span
            key={start}
            data-finding={keyOf(names.get(top)!)}
            className={`scroll-my-24 rounded-sm underline underline-offset-4 ${lookOf[top.criterion].underline} ${keyOf(names.get(top)!) === open ? 'bg-mark' : ''}`}
          >
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
      {'\u200b'}
    </div>
  )
})
