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
import { type Assessment, type CriterionId, clamp, type Finding, type Whole } from './finding.ts'
import { assessForm } from './form.ts'
import { assessHook } from './hook.ts'
import { assessIdea } from './idea.ts'
import { readPassage } from './passage.ts'
import type { Hit } from './phrases.ts'
import { findSlop } from './slop.ts'

// The Reader check: how a post reads, by rules alone, each point with its evidence. The same post gives the same score.

export type { CriterionId, Finding, Rule } from './finding.ts'
export { slopIn } from './slop.ts'

export interface ReaderInput {
  content: PostContent
  language: Language
  /** Id of a category in the catalogue. */
  category: string
  emojiUsage?: EmojiUsage | null
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
  { id: 'specificity', name: 'Specific', weight: 20 },
  { id: 'claims', name: 'Claims backed', weight: 15 },
  { id: 'hook', name: 'Hook', weight: 15 },
  { id: 'slop', name: 'Fresh words', weight: 15 },
  { id: 'voice', name: 'Your voice', weight: 15 },
  { id: 'rhythm', name: 'Rhythm', weight: 8 },
  { id: 'readability', name: 'Easy to read', weight: 5 },
  { id: 'idea', name: 'One idea', weight: 4 },
  { id: 'form', name: 'Form', weight: 3 },
]

const mostWithInventedNumbers = 59
const categoriesThatAsk = new Set(['thought-provoking', 'what-if-scenarios', 'community-polls'])
const categoriesOfOpinion = new Set(['hot-takes', 'unpopular-opinion', 'contrarian-perspectives'])
const opinionLabel = /^\W*(?:hot take|steile these|(?:unpopular|unpopuläre|opinión|opinion|avis) )/i

const inRhythm = new Set(['one-sentence-paragraphs', 'same-length'])

function wholeOf(content: PostContent): Whole & { offsetOf: (section: Section) => number } {
  const offsets = new Map<Section, number>()
  let text = ''
  for (const section of sections) {
    if (text && content[section].trim()) text += '\n\n'
    offsets.set(section, text.length)
    if (content[section].trim()) text += content[section]
  }
  const whole = text
  const offsetOf = (section: Section) => offsets.get(section) ?? 0
  return {
    passage: readPassage(text),
    offsetOf,
    find: (criterion, { start, end, rule, reason, fix }) => {
      const section = sections.findLast((one) => offsetOf(one) <= start && content[one].trim() !== '')
      if (!section) return null
      const from = start - offsetOf(section)
      const to = Math.min(end - offsetOf(section), content[section].length)
      if (to <= from) return null
      const text = content[section]
      // What reaches into the next section cannot be mended in this one, and no section is mended to nothing.
      const isCut = whole.slice(offsetOf(section) + text.length, end).trim() !== ''
      const isAll = text.slice(0, from).trim() === '' && text.slice(to).trim() === ''
      return {
        rule,
        criterion,
        section,
        start: from,
        end: to,
        quote: text.slice(from, to),
        reason,
        fix: isCut || (isAll && fix?.replacement === '') ? null : fix,
      }
    },
  }
}

const criterionOf = ({ rule, weight }: Hit, section: Section): CriterionId => {
  if (inRhythm.has(rule)) return 'rhythm'
  if (rule === 'hashtags') return 'form'
  if (weight === 0) return 'readability'
  return section === 'hook' && (rule === 'cliche' || rule === 'bait') ? 'hook' : 'slop'
}

function placeSlop(whole: Whole, { language, category }: ReaderInput): Placed[] {
  return findSlop(whole.passage, language).flatMap((hit) => {
    const found = whole.find('slop', hit)
    if (!found) return []
    if (categoriesOfOpinion.has(category) && opinionLabel.test(found.quote)) return []
    const asks = hit.rule === 'question-answered' || hit.rule === 'rhetorical-end'
    if (asks && found.section === 'hook' && categoriesThatAsk.has(category)) return []
    return [{ hit, finding: { ...found, criterion: criterionOf(hit, found.section) } }]
  })
}

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

/** How a post reads. Takes about a millisecond for a usual post. */
export function checkPost(input: ReaderInput): ReaderCheck {
  const { content, language, category, claims, emojiUsage = null } = input
  const whole = wholeOf(content)
  const { passage, offsetOf } = whole
  const words = passage.length
  if (words === 0)
    return {
      score: 0,
      cap: null,
      criteria: criteria.map((one) => ({ ...one, points: 0, sentence: 'There is nothing to read yet.' })),
      findings: [],
    }
  const placed = placeSlop(whole, input)
  const of = (criterion: CriterionId) =>
    placed.filter(({ finding }) => finding.criterion === criterion).map(({ finding }) => finding)
  const hook = assessHook(content, whole, offsetOf('hook'), {
    isQuestionPost: categoriesThatAsk.has(category),
    worn: of('hook'),
  })
  const assessments: Record<CriterionId, Assessment> = {
    specificity: assessSpecificity(input, words),
    claims: assessClaims(input, whole, offsetOf),
    hook: { ...hook, findings: [...(hook.findings ?? []), ...of('hook')] },
    slop: assessSlop(placed, words),
    voice: assessVoice(input, words),
    rhythm: assessRhythm(whole, placed),
    readability: assessReadability(language, whole, placed),
    idea: assessIdea(content, language, whole, offsetOf),
    form: assessForm(content, emojiUsage, whole, offsetOf, of('form')),
  }
  const weights = shareOut(criteria.map(({ id }) => assessments[id].share !== null))
  const judged = criteria.map(({ id, name }, at) => {
    const weight = weights[at] ?? 0
    const { share, sentence } = assessments[id]
    return { id, name, weight, points: Math.round(10 * weight * clamp(share ?? 0)) / 10, sentence }
  })
  const sum = Math.round(judged.reduce((total, { points }) => total + points, 0))
  const invented = claims?.filter(isInvented) ?? []
  const findings = criteria
    .flatMap(({ id }) => assessments[id].findings ?? [])
    .filter((finding) => finding !== null)
    .sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || a.start - b.start || b.end - a.end)
  return {
    score: invented.length > 0 ? Math.min(mostWithInventedNumbers, sum) : sum,
    cap: invented.length > 0 ? capOf(invented) : null,
    criteria: judged,
    findings,
  }
}

function capOf(invented: readonly TracedClaim[]): string {
  const [first] = invented
  const others = invented.length - 1
  const rest = others > 0 ? ` and ${many(others, 'other')}` : ''
  return `At most ${mostWithInventedNumbers} while nothing of yours backs “${first?.text}”${rest}. Say that ${others > 0 ? 'they are' : 'it is'} true, or take ${others > 0 ? 'them' : 'it'} out.`
}
