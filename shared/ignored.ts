import { type IgnoredFinding, maxIgnored, maxQuoteCharacters } from './posts.ts'

interface Named {
  section: IgnoredFinding['section']
  rule: string
  quote: string
}

/** Identifies a finding; a long quote is cut. */
export const ignoredOf = ({ section, rule, quote }: Named): IgnoredFinding => ({
  section,
  rule,
  quote: quote.slice(0, maxQuoteCharacters),
})

/** Once its words change, the finding appears again. */
export function isAmong(ignored: readonly IgnoredFinding[], finding: Named): boolean {
  const { section, rule, quote } = ignoredOf(finding)
  return ignored.some((one) => one.section === section && one.rule === rule && one.quote === quote)
}

/** A post keeps only its newest ignored findings. */
export const withIgnored = (ignored: readonly IgnoredFinding[], finding: Named): IgnoredFinding[] =>
  isAmong(ignored, finding) ? [...ignored] : [...ignored, ignoredOf(finding)].slice(-maxIgnored)

export const withoutIgnored = (ignored: readonly IgnoredFinding[], finding: Named): IgnoredFinding[] =>
  ignored.filter((one) => !isAmong([one], finding))

/** Blanks must be filled, claims settled, and possible notes decided; all other findings are a matter of taste. */
export const canBeIgnored = ({ criterion, rule }: { criterion: string; rule: string }): boolean =>
  criterion !== 'claims' && rule !== 'blank' && rule !== 'possible-note'
