import { type IgnoredFinding, mostIgnored, mostQuoteCharacters } from './posts.ts'

interface Named {
  section: IgnoredFinding['section']
  rule: string
  quote: string
}

/** What a finding is recognised by; of many words the first ones. */
export const ignoredOf = ({ section, rule, quote }: Named): IgnoredFinding => ({
  section,
  rule,
  quote: quote.slice(0, mostQuoteCharacters),
})

/** A finding comes back when its words change. */
export function isAmong(ignored: readonly IgnoredFinding[], finding: Named): boolean {
  const { section, rule, quote } = ignoredOf(finding)
  return ignored.some((one) => one.section === section && one.rule === rule && one.quote === quote)
}

/** The newest stay, as many as a post keeps. */
export const withIgnored = (ignored: readonly IgnoredFinding[], finding: Named): IgnoredFinding[] =>
  isAmong(ignored, finding) ? [...ignored] : [...ignored, ignoredOf(finding)].slice(-mostIgnored)

export const withoutIgnored = (ignored: readonly IgnoredFinding[], finding: Named): IgnoredFinding[] =>
  ignored.filter((one) => !isAmong([one], finding))

/** A blank is filled and a claim is settled; anything else is a matter of taste. */
export const canBeIgnored = ({ criterion, rule }: { criterion: string; rule: string }): boolean =>
  criterion !== 'claims' && rule !== 'blank'
