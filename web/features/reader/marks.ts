import { commonEnds } from '#shared/common-ends.ts'
import type { PostContent, Section } from '#shared/posts.ts'
import type { Finding } from '#shared/reader/check.ts'

/** What was found, in the text that it was found in, and which of it is looked at. */
export interface Marks {
  content: PostContent
  findings: readonly Finding[]
  /** The key of the finding whose popover is open. */
  open: string | null
}

export const keyOf = ({ section, start, end, rule }: Finding): string => `${section} ${start} ${end} ${rule}`

/** The text with the fix; null where there is none, or where the text has changed since. */
export function withFix(text: string, { start, end, quote, fix }: Finding): string | null {
  if (!fix || text.slice(start, end) !== quote) return null
  return text.slice(0, start) + fix.replacement + text.slice(end)
}

/** Findings of a text at their places in what it has become; those whose words were touched are gone. */
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

/** The findings of a section where it stands now. Blanks have chips of their own. */
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

/** The narrowest finding around a place in its section's text. */
export const findingAt = (findings: readonly Finding[], section: Section, at: number): Finding | undefined =>
  findings
    .filter((one) => one.section === section && one.start <= at && at < one.end)
    .sort((one, other) => one.end - one.start - (other.end - other.start))[0]
