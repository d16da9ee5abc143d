import { maskBlanks } from '../blanks.ts'
import type { Language } from '../catalogue.ts'
import { everyClaimWords } from '../languages/claims.ts'
import { alternatives } from '../languages/lists.ts'
import { type Post, type PostContent, type Section, type SettledClaim, sections } from '../posts.ts'
import { Recent } from '../recent.ts'
import { factsOf, oneClick } from '../writing.ts'
import { type EvidenceIndex, indexOf } from './evidence.ts'
import { type ClaimKind, type Found, foundIn } from './found.ts'
import { isSameClaim, KnownKeys } from './keys.ts'
import type { Span } from './numbers.ts'
import type { Backing } from './read-sources.ts'
import { type SourceText, sourceRules } from './source-rules.ts'

// Finds the claims of a post (numbers, dates, names, quotations, events) and the author's own words that back each
// of them. Deterministic. In doubt it reports no claim.

export type { SettledClaim }

/** Per post; the newest are kept. */
const maxSettled = 500

export interface Claim {
  kind: ClaimKind
  section: Section
  text: string
  /** The normalised claim in lower case, by which the author settles it. */
  key: string
  /** Offsets in the section's text. */
  start: number
  end: number
}

export interface TracedClaim extends Claim {
  /** Null without evidence, and for what only the source tells but the post tells as the author's. */
  backing: Backing | 'source' | null
  /** Without evidence, told as the author's, and nothing that the author gave comes near: made up. */
  isCertain: boolean
  /** The sentence of the source that says it, unless the author's own material backs it. */
  from?: Span
}

/** The author's own words. An array that stays the same object is indexed only once. */
export interface Evidence {
  /** Subject, answers and offer. */
  brief: string
  samples: readonly string[]
  profile: string
  proofs: readonly string[]
  /** Proofs that the post was written from; they count like the brief. */
  facts?: readonly string[]
  settled: readonly SettledClaim[]
  /** What the post is written about, by somebody else or by the author. */
  source?: SourceText
}

const claimOf = ({ kind, text, key, start, end }: Found, section: Section): Claim => ({
  kind,
  section,
  text,
  key,
  start,
  end,
})

/** The evidence for a post: its brief, the claims that the author settled, and the author's other material. */
export const evidenceOf = (
  { subject, answers, leadMagnetTitle, claims }: Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims'>,
  material: Pick<Evidence, 'samples' | 'profile' | 'proofs' | 'source'>,
): Evidence => ({
  ...material,
  brief: briefOf({ subject, answers, leadMagnetTitle }),
  settled: claims,
})

const briefOf = ({
  subject,
  answers,
  leadMagnetTitle,
}: Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle'>): string =>
  [factsOf({ subject, answers }), leadMagnetTitle].filter(Boolean).join('\n')

const blankBehind = /^\s*\[[^[\]\r\n]{2,159}\?\](?!\()/

/** Blanks ask a question and claim nothing. */
function claimedIn(text: string, language: Language): readonly Found[] {
  const masked = maskBlanks(text)
  const claimed = foundIn(masked, language)
  if (masked === text) return claimed
  return claimed.map((found) => {
    // A sentence that ends with a blank, "I have held this view for a [how long?]", includes the blank.
    const blank = found.kind === 'event' && blankBehind.exec(text.slice(found.end))
    const end = found.end + (blank ? blank[0].length : 0)
    return { ...found, end, text: text.slice(found.start, end) }
  })
}

export const claimsIn = (content: PostContent, language: Language): Claim[] =>
  sections.flatMap((section) => claimedIn(content[section], language).map((found) => claimOf(found, section)))

/** Every claim of a post with its evidence, in reading order. */
export function traceClaims(content: PostContent, language: Language, evidence: Evidence): TracedClaim[] {
  const settled = new KnownKeys(evidence.settled.filter(({ state }) => state === 'true').map(({ key }) => key))
  const brief = briefIndex(evidence, language)
  const isCertain = (found: Found): boolean =>
    found.isTold && !brief.isNear(found, language) && !materialIndex(evidence, language).isNear(found, language)
  const backingOf = (found: Found): Backing | null =>
    brief.backingOf(found, language) ??
    (settled.has(found.key) ? 'author' : null) ??
    materialIndex(evidence, language).backingOf(found, language)
  const { source } = evidence
  const rules = source && sourceRules()
  const ownBacks = (own: string) => {
    const index = briefIndex({ brief: own, facts: evidence.facts }, language)
    const material = materialIndex(evidence, language)
    return (found: Found) => index.backingOf(found, language) !== null || material.backingOf(found, language) !== null
  }
  const bySource = rules?.(source!, language, { ...evidence, backs: ownBacks })
  const parts = sections.map((section) => ({ text: content[section], claims: claimedIn(content[section], language) }))
  const told = bySource?.(parts)
  return sections.flatMap((section, at) => {
    const all = [...parts[at]!.claims, ...(told?.memories[at] ?? [])].flatMap((one) => {
      const backing = told?.isTheirs(one) && !settled.has(one.key) ? null : backingOf(one)
      const traced = backing === null && told ? told.trace(one) : { backing }
      const isOpen = traced.backing === null && !('from' in traced)
      if (isOpen && !told?.isTheirs(one) && isInDoubt(one, brief)) return []
      return [{ ...claimOf(one, section), ...traced, isCertain: isOpen && isCertain(one) }]
    })
    // What somebody else tells must not be told as the author's, whatever it holds.
    if (told) return all
    // An event may be told in other words; only the numbers, dates, names and quotations in it show that it is not.
    const certain = all.filter((one) => one.isCertain && one.kind !== 'event')
    const holdsOne = ({ start, end }: TracedClaim) => certain.some((one) => one.start >= start && one.end <= end)
    return all.map((claim) => ({ ...claim, isCertain: claim.isCertain && holdsOne(claim) }))
  })
}

/** A sentence about the author without a moment or anybody else may be a turn of phrase. */
const isInDoubt = ({ meaning }: Found, brief: EvidenceIndex): boolean =>
  meaning.kind === 'event' && brief.freshIn(meaning.event) < meaning.event.fewestFresh

/** A claim to settle, with the claims inside it: an event with its number, a quotation with its name. */
export interface OpenClaim extends Claim, Pick<TracedClaim, 'from'> {
  inside: readonly Claim[]
}

/** The claims without evidence. A claim inside another appears only there. */
export function openClaims(claims: readonly TracedClaim[]): OpenClaim[] {
  const outer: (OpenClaim & { inside: Claim[] })[] = []
  const ordered = claims
    .filter(({ backing }) => backing === null)
    .toSorted(
      (one, other) =>
        sections.indexOf(one.section) - sections.indexOf(other.section) ||
        one.start - other.start ||
        other.end - one.end,
    )
  for (const claim of ordered) {
    const last = outer.at(-1)
    const isInside = last?.section === claim.section && claim.end <= last.end
    if (isInside && claim.end - claim.start < last.end - last.start) last.inside.push(claim)
    else outer.push({ ...claim, inside: [] })
  }
  return outer
}

export function unaskedClaims(claims: readonly TracedClaim[], settled: readonly SettledClaim[]): OpenClaim[] {
  const known = new KnownKeys(settled.map(({ key }) => key))
  return openClaims(claims).filter(({ key }) => !known.has(key))
}

const blankKey = (question: string) => `[${question.toLowerCase().slice(0, 290)}]`

/** The blanks that the author was not asked about when scheduling the post. */
export function unaskedBlanks<One extends { question: string }>(
  blanks: readonly One[],
  settled: readonly SettledClaim[],
): One[] {
  const asked = new Set(settled.map(({ key }) => key))
  return blanks.filter(({ question }) => !asked.has(blankKey(question)))
}

/** Records that the author keeps these blanks, so that rescheduling does not ask again. */
export function settleBlanks(
  settled: readonly SettledClaim[],
  blanks: readonly { question: string }[],
): SettledClaim[] {
  const asked = unaskedBlanks(blanks, settled).map(({ question }) => blankKey(question))
  return [...settled, ...[...new Set(asked)].map((key) => ({ key, state: 'asked' as const }))].slice(-maxSettled)
}

/** Records the author's decision about these claims and the claims inside them. */
export function settleClaims(
  settled: readonly SettledClaim[],
  claims: readonly (Claim | OpenClaim)[],
  state: SettledClaim['state'],
): SettledClaim[] {
  const keys = new Set(
    claims.flatMap((claim) => [claim, ...('inside' in claim ? claim.inside : [])]).map(({ key }) => key),
  )
  const isReplaced = (one: SettledClaim) =>
    keys.has(one.key) || (one.state !== state && [...keys].some((key) => isSameClaim(key, one.key)))
  return [...settled.filter((one) => !isReplaced(one)), ...[...keys].map((key) => ({ key, state }))].slice(-maxSettled)
}

/** Removes the author's confirmation of a claim. */
export const takeBack = (settled: readonly SettledClaim[], claim: Claim): SettledClaim[] =>
  settled.filter(({ key }) => !isSameClaim(key, claim.key))

const nothingElse: Material = { samples: [], profile: '', proofs: [] }

const newIn = (content: PostContent, language: Language, known: readonly string[]): TracedClaim[] =>
  traceClaims(content, language, { ...nothingElse, brief: known.join('\n'), settled: [] }).filter(
    ({ backing }) => backing === null,
  )

type Writing = Pick<Post, 'subject' | 'answers' | 'leadMagnetTitle' | 'claims'> & { language: Language }

/**
 * Confirms the claims of a typed text that no earlier text made, because the author typed them. Null if there are
 * none.
 */
export function settleTyped(
  post: Writing,
  content: PostContent,
  former: readonly PostContent[],
): SettledClaim[] | null {
  const texts = new Set(former.flatMap((one) => sections.map((section) => one[section])))
  // Events must match by wording: the author typed a similar sentence anew.
  const events = new Set(former.flatMap((one) => claimsIn(one, post.language)).map(({ key }) => key))
  const isNewEvent = ({ kind, key }: Claim) => kind === 'event' && !events.has(key)
  const news = newIn(content, post.language, [briefOf(post), ...texts])
  const typed = [...news, ...claimsIn(content, post.language).filter(isNewEvent)]
  return typed.length > 0 ? settleClaims(post.claims, typed, 'true') : null
}

/** "about 30 % shorter" describes the length of the text and backs no claim. */
const sizes = new RegExp(
  `(?<!\\d)\\d+\\s?(?:%|${alternatives(everyClaimWords, (words) => words.sizes.percent)})\\s+(?:${alternatives(everyClaimWords, (words) => words.sizes.words)})`,
  'giu',
)

/** Confirms the claims that an engine wrote on the author's instruction. Null if the instruction backs none. */
export function settleInstructed(post: Writing, content: PostContent, instruction: string): SettledClaim[] | null {
  if (oneClick.has(instruction)) return null
  const backed = traceClaims(content, post.language, {
    ...nothingElse,
    brief: instruction.replace(sizes, ''),
    settled: [],
  }).filter(({ backing }) => backing !== null)
  const known = new Set(newIn(content, post.language, [briefOf(post)]).map(({ key }) => key))
  const own = backed.filter(({ key }) => known.has(key))
  return own.length > 0 ? settleClaims(post.claims, own, 'true') : null
}

const briefs = new Recent<EvidenceIndex>(4_000_000)
/** Approximate characters of an index per character of its text. */
const sizeOfIndex = 10

function briefIndex({ brief, facts = [] }: Pick<Evidence, 'brief' | 'facts'>, language: Language): EvidenceIndex {
  const key = JSON.stringify([language, brief, ...facts])
  const known = briefs.get(key)
  if (known) return known
  const given = facts.map((text) => ({ backing: 'proof', text, isGiven: true }) as const)
  const index = indexOf([{ backing: 'brief', text: brief }, ...given], language)
  briefs.set(key, index, key.length * sizeOfIndex)
  return index
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
