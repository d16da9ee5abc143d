import { blanksIn, blanksOf, maskBlanks } from '#shared/blanks.ts'
import type { EmojiUsage, Language } from '#shared/catalogue.ts'
import type { TracedClaim } from '#shared/claims/claims.ts'
import { type Post, type PostContent, type Section, sections } from '#shared/posts.ts'
import { type Message, msg, plural } from '#shared/say.ts'
import type { VoiceMatch } from '#shared/voice/voice.ts'
import {
  assessClaims,
  assessReadability,
  assessRhythm,
  assessSlop,
  assessSpecificity,
  assessVoice,
  type Placed,
} from './assess.ts'
import { lowestCap } from './caps.ts'
import { habits } from './figures.ts'
import { type Assessment, type CriterionId, clamp, type Finding, type Whole } from './finding.ts'
import { assessForm } from './form.ts'
import { assessHook } from './hook.ts'
import { notYetOf } from './not-yet.ts'
import { readPassage } from './passage.ts'
import { findRepeats } from './repeats.ts'
import { findSlop } from './slop.ts'
import { assessIdea, assessSubject } from './subject.ts'

// The Reader check: rates how a post reads, by rules only, with evidence for each point. Deterministic.

export type { CriterionId, Finding } from './finding.ts'
export { slopIn } from './slop.ts'

export interface ReaderInput {
  content: PostContent
  language: Language
  /** A category id of the catalogue. */
  category: string
  emojiUsage?: EmojiUsage | null
  /** What the author gave to write from; without it the subject cannot be judged. */
  subject?: string | null
  /** Whether the author wrote or pasted the post and gave nothing to write from; then `subject` is ignored. */
  isOwn?: boolean
  /** The post's claims with their evidence; null while unknown. */
  claims: readonly TracedClaim[] | null
  voice: VoiceMatch | null
  samples?: number
  /** Whether the author ignores a finding; an ignored cliché costs nothing. */
  isIgnored?: (finding: Finding) => boolean
}

export interface Criterion {
  id: CriterionId
  name: Message
  /** Of 100 points; 0 if it could not be judged and its weight went to the others. */
  weight: number
  points: number
  sentence: Message
}

export interface ReaderCheck {
  /** A whole number from 0 to 100; null exactly if `notYet` gives a reason. */
  score: number | null
  /** A sentence that begins "Not a post yet: ", or null. */
  notYet: Message | null
  cap: Message | null
  /** One sentence: why there is no score, what caps it, or what costs most. */
  verdict: Message
  /** Empty if there is no score. */
  criteria: readonly Criterion[]
  /** In reading order. */
  findings: readonly Finding[]
}

const criteria: readonly { id: CriterionId; name: Message; weight: number }[] = [
  { id: 'subject', name: msg`On the subject`, weight: 18 },
  { id: 'specificity', name: msg`Specific`, weight: 10 },
  { id: 'claims', name: msg`Sources`, weight: 20 },
  { id: 'slop', name: msg`Fresh words`, weight: 16 },
  { id: 'rhythm', name: msg`Rhythm`, weight: 12 },
  { id: 'voice', name: msg`Your voice`, weight: 10 },
  { id: 'hook', name: msg`Hook`, weight: 4 },
  { id: 'idea', name: msg`One idea`, weight: 3 },
  { id: 'readability', name: msg`Easy to read`, weight: 3 },
  { id: 'form', name: msg`Form`, weight: 4 },
]

const categoriesThatAsk = new Set(['thought-provoking', 'what-if-scenarios', 'community-polls'])

/** The sections as one text, with blanks masked. */
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
    blanks: blanksIn(text),
    offsetOf,
    find: (criterion, { start, end, rule, reason, fix }) => {
      const section = sections.findLast((one) => offsetOf(one) <= start && content[one].trim() !== '')
      if (!section) return null
      const from = start - offsetOf(section)
      const to = Math.min(end - offsetOf(section), content[section].length)
      if (to <= from) return null
      const text = content[section]
      // A fix must not reach into the next section, empty a section, or remove a blank.
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

/**
 * Whole weights that sum up to 100. Weights of criteria that cannot be judged go to the others, by the largest
 * remainder.
 */
export function shareOut(judged: readonly boolean[]): number[] {
  const sum = criteria.reduce((total, { weight }, at) => total + (judged[at] ? weight : 0), 0)
  const exact = criteria.map(({ weight }, at) => (judged[at] && sum > 0 ? (100 * weight) / sum : 0))
  const weights = exact.map(Math.floor)
  const missing = sum > 0 ? 100 - weights.reduce((total, one) => total + one, 0) : 0
  const ranked = exact.map((one, at) => ({ at, rest: one - Math.floor(one) })).sort((a, b) => b.rest - a.rest)
  for (const { at } of ranked.slice(0, missing)) weights[at]! += 1
  return weights
}

/** The network accepts no longer posts; the rest is not read. */
const maxWords = 2_000
const maxLines = 500
/** Real words are shorter than this on average. */
const maxCharacters = 10 * maxWords

/** The start of a text within the words, lines and characters of `rest`, which it reduces. */
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
  const rest = { words: maxWords, lines: maxLines, characters: maxCharacters }
  const read = { ...content }
  for (const section of sections) read[section] = startOf(content[section], rest)
  return read
}

/** Takes about a millisecond for a usual post. */
export function checkPost(given: ReaderInput): ReaderCheck {
  const input = { ...given, content: readable(given.content) }
  const { content, language, category, claims, emojiUsage = null, subject = null, isOwn = false } = input
  const whole = wholeOf(content, language)
  const { passage } = whole
  const words = passage.length
  const notYet = notYetOf(passage, language, whole.blanks)
  const { isIgnored = () => false } = input
  const placed = placeSlop(whole, language).filter(({ finding }) => !isIgnored(finding))
  const repeats = findRepeats(whole, content).filter(({ finding }) => !isIgnored(finding))
  const assessments: Record<CriterionId, Assessment> = {
    subject: assessSubject(whole, language, { subject, isOwn }),
    idea: assessIdea(passage, language),
    specificity: assessSpecificity(input, words),
    claims: assessClaims(input, whole),
    hook: assessHook(maskBlanks(content.hook), {
      isQuestionPost: categoriesThatAsk.has(category),
      hasCliche: placed.some(({ finding: { section, rule } }) => section === 'hook' && !(rule in habits)),
    }),
    slop: assessSlop(placed, words),
    voice: assessVoice(input, words),
    rhythm: assessRhythm(whole),
    readability: assessReadability(language, whole),
    form: assessForm(
      content,
      emojiUsage,
      whole,
      repeats.map(({ finding }) => finding),
    ),
  }
  const weights = shareOut(criteria.map(({ id }) => assessments[id].share !== null))
  const judged = criteria.map(({ id, name }, at) => {
    const weight = weights[at] ?? 0
    const { share, sentence } = assessments[id]
    return { id, name, weight, points: Math.round(10 * weight * clamp(share ?? 0)) / 10, sentence }
  })
  const sum = Math.round(judged.reduce((total, { points }) => total + points, 0))
  const cap = lowestCap({
    claims: claims ?? [],
    subject: assessments.subject,
    isOwn,
    blanks: whole.blanks.length,
    repeated: repeats.reduce((sum, { words }) => sum + words, 0),
    words,
  })
  const broken = notYet?.places.map((place) => whole.find('form', place)) ?? []
  const findings = [...broken, ...criteria.flatMap(({ id }) => assessments[id].findings ?? [])]
    .filter((finding) => finding !== null)
    .filter((finding) => !isIgnored(finding))
    .sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || a.start - b.start || b.end - a.end)
  const check = notYet
    ? { score: null, notYet: notYet.sentence, cap: null, criteria: [], findings }
    : {
        // Scaled, so that of two posts with the same cap the better one scores higher.
        score: Math.round((sum * (cap?.most ?? 100)) / 100),
        notYet: null,
        cap: cap?.sentence ?? null,
        criteria: judged,
        findings,
      }
  return { ...check, verdict: verdictOf(check) }
}

const highScore = 80

/** The first sentence on screen; nothing below contradicts it. */
export function verdictOf({ score, notYet, cap, criteria, findings }: Omit<ReaderCheck, 'verdict'>): Message {
  const first = notYet ?? cap
  if (first) return first
  const repeats = findings.filter(({ rule }) => rule === 'repeat').length
  if (repeats > 0)
    return msg`${plural(
      { passages: repeats },
      {
        one: '# passage repeats earlier text word for word.',
        other: '# passages repeat earlier text word for word.',
      },
    )}`
  if (findings.length > 0)
    return msg`${plural(
      { passages: findings.length },
      { one: '# passage is worth a second look.', other: '# passages are worth a second look.' },
    )}`
  const lost = ({ weight, points }: Criterion) => weight - points
  const low = criteria.filter(({ weight, points }) => points < weight / 2)
  const costly = low.length > 0 ? low : (score ?? 0) < highScore ? criteria : []
  const [costliest] = costly.toSorted((one, other) => lost(other) - lost(one))
  if (costliest) return costliest.sentence
  return msg`Nothing stands out. Read it aloud once before you publish.`
}

/** A handwritten post has no real subject, only its title or its own beginning. */
export const hasNoSubject = (
  { engine, answers, subject, title }: Pick<Post, 'engine' | 'answers' | 'subject' | 'title'>,
  text: string,
): boolean =>
  engine === null && answers.length === 0 && (subject === title || text.startsWith(subject.replace(/…$/, '').trim()))
