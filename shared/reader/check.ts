import { blanksOf, maskBlanks } from '#shared/blanks.ts'
import type { EmojiUsage, Language } from '#shared/catalogue.ts'
import type { TracedClaim } from '#shared/claims.ts'
import { type PostContent, type Section, sections } from '#shared/posts.ts'
import { many, type VoiceMatch } from '#shared/voice/voice.ts'
import {
  assessClaims,
  assessReadability,
  assessRhythm,
  assessSlop,
  assessSpecificity,
  assessVoice,
  isInvented,
  type Placed,
} from './assess.ts'
import { habits } from './figures.ts'
import { type Assessment, type CriterionId, clamp, type Finding, type Whole } from './finding.ts'
import { assessForm } from './form.ts'
import { assessHook } from './hook.ts'
import { readPassage } from './passage.ts'
import { findSlop } from './slop.ts'
import { assessIdea, assessSubject } from './subject.ts'

// The Reader check: how a post reads, by rules alone, each point with its evidence. The same post gives the same score.

export type { CriterionId, Finding } from './finding.ts'
export { slopIn } from './slop.ts'

export interface ReaderInput {
  content: PostContent
  language: Language
  /** Id of a category in the catalogue. */
  category: string
  emojiUsage?: EmojiUsage | null
  /** What the author gave to write from; without it nobody can tell whether the post is about it. */
  subject?: string | null
  /** The post's claims and what backs them; null while that is not known. */
  claims: readonly TracedClaim[] | null
  voice: VoiceMatch | null
  /** How many samples the fingerprint rests on. */
  samples?: number
}

export interface Criterion {
  id: CriterionId
  name: string
  /** Of 100 points; 0 where it could not be judged and went to the others. */
  weight: number
  points: number
  sentence: string
}

export interface ReaderCheck {
  /** 0 to 100, a whole number. */
  score: number
  /** Why the score is capped, or null. */
  cap: string | null
  criteria: readonly Criterion[]
  /** In reading order. */
  findings: readonly Finding[]
}

const criteria: readonly { id: CriterionId; name: string; weight: number }[] = [
  { id: 'subject', name: 'On the subject', weight: 18 },
  { id: 'specificity', name: 'Specific', weight: 10 },
  { id: 'claims', name: 'Sources', weight: 20 },
  { id: 'slop', name: 'Fresh words', weight: 16 },
  { id: 'rhythm', name: 'Rhythm', weight: 12 },
  { id: 'voice', name: 'Your voice', weight: 10 },
  { id: 'hook', name: 'Hook', weight: 4 },
  { id: 'idea', name: 'One idea', weight: 3 },
  { id: 'readability', name: 'Easy to read', weight: 3 },
  { id: 'form', name: 'Form', weight: 4 },
]

const mostWithInventedNumbers = 59
const enoughOfSubject = 0.5
/** The cap of a post that never speaks of its subject. */
const leastCap = 5
const blankCost = 5
const leastWithBlanks = 60
const categoriesThatAsk = new Set(['thought-provoking', 'what-if-scenarios', 'community-polls'])

/** The sections as one text, in which blanks are not read. */
function wholeOf(content: PostContent, language: Language): Whole {
  const offsets = new Map<Section, number>()
  let text = ''
  for (const section of sections) {
    if (text && content[section].trim()) text += '\n\n'
    offsets.set(section, text.length)
    if (content[section].trim()) text += content[section]
  }
  const whole = text
  const blanks = blanksOf(content)
  const offsetOf = (section: Section) => offsets.get(section) ?? 0
  return {
    passage: readPassage(maskBlanks(text), language),
    offsetOf,
    find: (criterion, { start, end, rule, reason, fix }) => {
      const section = sections.findLast((one) => offsetOf(one) <= start && content[one].trim() !== '')
      if (!section) return null
      const from = start - offsetOf(section)
      const to = Math.min(end - offsetOf(section), content[section].length)
      if (to <= from) return null
      const text = content[section]
      // What reaches into the next section cannot be put right in this one, no section is left empty, and no blank goes.
      const isCut = whole.slice(offsetOf(section) + text.length, end).trim() !== ''
      const isAll = text.slice(0, from).trim() === '' && text.slice(to).trim() === ''
      const holdsBlank = blanks.some((blank) => blank.section === section && blank.start < to && blank.end > from)
      return {
        rule,
        criterion,
        section,
        start: from,
        end: to,
        quote: text.slice(from, to),
        reason,
        fix: isCut || holdsBlank || (isAll && fix?.replacement === '') ? null : fix,
      }
    },
  }
}

const placeSlop = (whole: Whole, language: Language): Placed[] =>
  findSlop(whole.passage, language).flatMap((hit) => {
    const finding = whole.find('slop', hit)
    return finding ? [{ hit, finding }] : []
  })

/** Whole weights that sum up to 100, those that cannot be judged shared out over the others by the largest remainder. */
export function shareOut(judged: readonly boolean[]): number[] {
  const sum = criteria.reduce((total, { weight }, at) => total + (judged[at] ? weight : 0), 0)
  const exact = criteria.map(({ weight }, at) => (judged[at] && sum > 0 ? (100 * weight) / sum : 0))
  const weights = exact.map(Math.floor)
  const missing = sum > 0 ? 100 - weights.reduce((total, one) => total + one, 0) : 0
  const ranked = exact.map((one, at) => ({ at, rest: one - Math.floor(one) })).sort((a, b) => b.rest - a.rest)
  for (const { at } of ranked.slice(0, missing)) weights[at]! += 1
  return weights
}

/** No network takes a post of as many; what stands behind them is not read. */
const mostWords = 2_000
const mostLines = 500
/** Words as long as that on average are none. */
const mostCharacters = 10 * mostWords

/** The start of a text, in as many words, lines and characters as are left of `rest`. */
function startOf(whole: string, rest: { words: number; lines: number; characters: number }): string {
  const text = whole.slice(0, rest.characters)
  rest.characters -= text.length
  for (const { 0: blank, index } of text.matchAll(/\s+/g)) {
    rest.words -= 1
    if (blank.includes('\n')) rest.lines -= 1
    if (rest.words <= 0 || rest.lines <= 0) return text.slice(0, index)
  }
  return text
}

function readable(content: PostContent): PostContent {
  const rest = { words: mostWords, lines: mostLines, characters: mostCharacters }
  const read = { ...content }
  for (const section of sections) read[section] = startOf(content[section], rest)
  return read
}

/** How a post reads. Takes about a millisecond for a usual post. */
export function checkPost(given: ReaderInput): ReaderCheck {
  const input = { ...given, content: readable(given.content) }
  const { content, language, category, claims, emojiUsage = null, subject = null } = input
  const whole = wholeOf(content, language)
  const { passage } = whole
  const words = passage.length
  if (words === 0)
    return {
      score: 0,
      cap: null,
      criteria: criteria.map((one) => ({ ...one, points: 0, sentence: 'There’s nothing to check yet.' })),
      findings: [],
    }
  const placed = placeSlop(whole, language)
  const assessments: Record<CriterionId, Assessment> = {
    subject: assessSubject(passage, language, subject),
    idea: assessIdea(passage, language),
    specificity: assessSpecificity(input, words),
    claims: assessClaims(input, whole),
    hook: assessHook(content.hook, {
      isQuestionPost: categoriesThatAsk.has(category),
      hasCliche: placed.some(({ finding: { section, rule } }) => section === 'hook' && !(rule in habits)),
    }),
    slop: assessSlop(placed, words),
    voice: assessVoice(input, words),
    rhythm: assessRhythm(whole),
    readability: assessReadability(language, whole),
    form: assessForm(content, emojiUsage, whole),
  }
  const weights = shareOut(criteria.map(({ id }) => assessments[id].share !== null))
  const judged = criteria.map(({ id, name }, at) => {
    const weight = weights[at] ?? 0
    const { share, sentence } = assessments[id]
    return { id, name, weight, points: Math.round(10 * weight * clamp(share ?? 0)) / 10, sentence }
  })
  const sum = Math.round(judged.reduce((total, { points }) => total + points, 0))
  const caps = [inventedCap(claims ?? []), subjectCap(assessments.subject), blankCap(blanksOf(content).length)]
  const cap = caps.filter((one) => one !== null).sort((one, other) => one.most - other.most)[0]
  const findings = criteria
    .flatMap(({ id }) => assessments[id].findings ?? [])
    .filter((finding) => finding !== null)
    .sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || a.start - b.start || b.end - a.end)
  return {
    // Brought down in proportion, so that of two posts with the same cap the better one stays ahead.
    score: Math.round((sum * (cap?.most ?? 100)) / 100),
    cap: cap?.sentence ?? null,
    criteria: judged,
    findings,
  }
}

interface Cap {
  most: number
  sentence: string
}

function inventedCap(claims: readonly TracedClaim[]): Cap | null {
  const invented = claims.filter(isInvented)
  const [first] = invented
  if (!first) return null
  const others = invented.length - 1
  const rest = others > 0 ? ` and ${many(others, 'other')}` : ''
  return {
    most: mostWithInventedNumbers,
    sentence: `At most ${mostWithInventedNumbers} while nothing of yours backs “${first.text}”${rest}. Say that ${others > 0 ? 'they are' : 'it is'} true, or take ${others > 0 ? 'them' : 'it'} out.`,
  }
}

/** A blank is honest, and yet the post is not finished. */
function blankCap(blanks: number): Cap | null {
  if (blanks === 0) return null
  const most = Math.max(leastWithBlanks, 100 - blankCost * blanks)
  return {
    most,
    sentence: `At most ${most} while ${many(blanks, 'blank')} ${blanks === 1 ? 'is' : 'are'} left to fill in.`,
  }
}

/** What is well written about nothing in particular is not worth posting. */
function subjectCap({ share }: Assessment): Cap | null {
  if (share === null || share >= enoughOfSubject) return null
  const most = Math.round(leastCap + ((100 - leastCap) * share) / enoughOfSubject)
  return { most, sentence: `At most ${most} while so little of it is about its subject.` }
}
