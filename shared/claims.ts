import type { Language } from './catalogue.ts'
import { type EvidenceIndex, indexOf } from './claims/evidence.ts'
import { type Found, foundIn } from './claims/found.ts'
import { type Post, type PostContent, type Section, type SettledClaim, sections } from './posts.ts'
import { factsOf } from './writing.ts'

// The claims ledger: what a post claims (numbers, dates, names, quotations, deeds of the author), and which of the
// author's own words back it. Deterministic; careful rather than complete where a language leaves doubt.

export type { SettledClaim }

export type ClaimKind = 'number' | 'date' | 'name' | 'quote' | 'deed'

export interface Claim {
  kind: ClaimKind
  section: Section
  text: string
  /** What is settled: the claim in lower case, normalised. */
  key: string
  /** Offsets in the section's text. */
  start: number
  end: number
}

export type Backing = 'brief' | 'sample' | 'profile' | 'proof' | 'author'

export interface TracedClaim extends Claim {
  /** What backs it; null while nothing does. */
  backing: Backing | null
}

/** The author's own words. Arrays that stay the same object are read only once. */
export interface Evidence {
  /** Subject, answers and what is offered. */
  brief: string
  /** The texts of the active samples. */
  samples: readonly string[]
  profile: string
  proofs: readonly string[]
  settled: readonly SettledClaim[]
}

const claimOf = ({ kind, text, key, start, end }: Found, section: Section): Claim => ({
  kind,
  section,
  text,
  key,
  start,
  end,
})

/** What backs the claims of a post: what it was written from, what the author said of it, and their other material. */
export const evidenceOf = (
  { subject, answers, leadMagnetTitle, claims }: Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims'>,
  material: Pick<Evidence, 'samples' | 'profile' | 'proofs'>,
): Evidence => ({
  ...material,
  brief: [factsOf({ subject, answers }), leadMagnetTitle].filter(Boolean).join('\n'),
  settled: claims,
})

/** Every claim of a post, in reading order. */
export const claimsIn = (content: PostContent, language: Language): Claim[] =>
  sections.flatMap((section) => foundIn(content[section], language).map((found) => claimOf(found, section)))

/** Every claim of a post with what backs it. */
export function traceClaims(content: PostContent, language: Language, evidence: Evidence): TracedClaim[] {
  const settled = new Set(evidence.settled.filter(({ state }) => state === 'true').map(({ key }) => key))
  const backingOf = (found: Found): Backing | null =>
    briefIndex(evidence.brief, language).backingOf(found, language) ??
    (settled.has(found.key) ? 'author' : null) ??
    materialIndex(evidence, language).backingOf(found, language)
  return sections.flatMap((section) =>
    foundIn(content[section], language).map((found) => ({ ...claimOf(found, section), backing: backingOf(found) })),
  )
}

/** A claim to settle, with those that stand inside of it: a deed with its number, a quotation with its name. */
export interface OpenClaim extends Claim {
  inside: readonly Claim[]
}

/** The claims that nothing backs, each only once. */
export function openClaims(claims: readonly TracedClaim[]): OpenClaim[] {
  const open = claims.filter(({ backing }) => backing === null)
  const holds = (one: Claim, other: Claim) =>
    one !== other &&
    one.section === other.section &&
    one.start <= other.start &&
    one.end >= other.end &&
    one.end - one.start > other.end - other.start
  return open
    .filter((claim) => !open.some((other) => holds(other, claim)))
    .map((claim) => ({ ...claim, inside: open.filter((other) => holds(claim, other)) }))
}

/** Of the open claims, those that the author has not been asked about yet. */
export function unaskedClaims(claims: readonly TracedClaim[], settled: readonly SettledClaim[]): OpenClaim[] {
  const asked = new Set(settled.map(({ key }) => key))
  return openClaims(claims).filter(({ key }) => !asked.has(key))
}

/** What is settled once the author has said the same about these claims, and about what stands inside of them. */
export function settleClaims(
  settled: readonly SettledClaim[],
  claims: readonly (Claim | OpenClaim)[],
  state: SettledClaim['state'],
): SettledClaim[] {
  const keys = new Set(
    claims.flatMap((claim) => [claim, ...('inside' in claim ? claim.inside : [])]).map(({ key }) => key),
  )
  return [...settled.filter(({ key }) => !keys.has(key)), ...[...keys].map((key) => ({ key, state }))]
}

let lastBrief: { brief: string; language: Language; index: EvidenceIndex } | null = null

function briefIndex(brief: string, language: Language): EvidenceIndex {
  if (lastBrief?.brief !== brief || lastBrief.language !== language)
    lastBrief = { brief, language, index: indexOf([{ backing: 'brief', text: brief }], language) }
  return lastBrief.index
}

type Material = Pick<Evidence, 'samples' | 'profile' | 'proofs'>
const materials = new WeakMap<readonly string[], Material & { language: Language; index: EvidenceIndex }>()

function materialIndex({ samples, profile, proofs }: Material, language: Language): EvidenceIndex {
  const known = materials.get(samples)
  if (known && known.proofs === proofs && known.profile === profile && known.language === language) return known.index
  const sources = [
    { backing: 'profile', text: profile } as const,
    ...proofs.map((text) => ({ backing: 'proof', text }) as const),
    ...samples.map((text) => ({ backing: 'sample', text }) as const),
  ]
  const index = indexOf(sources, language)
  materials.set(samples, { samples, profile, proofs, language, index })
  return index
}
