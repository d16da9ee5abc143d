import { commonEnds } from '#shared/common-ends.ts'
import type { PostContent, Section } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'

/** Findings with the text that they refer to, and the open one. */
export interface Marks {
  content: PostContent
  findings: readonly Finding[]
  /** Key of the finding with the open popover. */
  open: string | null
}

export const keyOf = ({ section, start, end, rule }: Finding): string => `${section} ${start} ${end} ${rule}`

/** The text with the fix; null without a fix, or if the text has changed since. */
export function withFix(text: string, { start, end, quote, fix }: Finding): string | null {
  if (!fix || text.slice(start, end) !== quote) return null
  return text.slice(0, start) + fix.replacement + text.slice(end)
}

/** Moves findings to their places in a changed text and drops those whose words changed. */
export function carried(findings: readonly Finding[], from: string, to: string): readonly Finding[] {
  if (from === to) return findings
  const { start, end } = commonEnds(from, to)
  const shift = to.length - from.length
  return findings.flatMap((finding) => {
    if (finding.end <= start) return finding
    const isBehind = finding.start >= from.length - end
    return isBehind ? { ...finding, start: finding.start + shift, end: finding.end + shift } : []
  })
}

/** A section's findings in its current text. Blanks have chips instead. */
export const findingsNow = (
  { content, findings }: Pick<Marks, 'content' | 'findings'>,
  section: Section,
  text: string,
): readonly Finding[] =>
  carried(
    findings.filter((one) => one.section === section && one.rule !== 'blank'),
    content[section],
    text,
  )

/** The narrowest finding around an offset of a section's text. */
export const findingAt = (findings: readonly Finding[], section: Section, at: number): Finding | undefined =>
  findings
    .filter((one) => one.section === section && one.start <= at && at < one.end)
    .sort((one, other) => one.end - one.start - (other.end - other.start))[0]
