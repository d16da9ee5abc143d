import { blanksOf } from '#shared/blanks.ts'
import { openClaims, type TracedClaim, traceClaims } from '#shared/claims/claims.ts'
import { loadSourceRules } from '#shared/claims/source-rules.ts'
import { hookBudget } from '#shared/fold.ts'
import { neverSaidIn } from '#shared/never-say.ts'
import { contentText, mergeContent, type PostContent, type Section, sections, wordCount } from '#shared/posts.ts'
import { cutOf } from '#shared/reader/hook.ts'
import { readPassage } from '#shared/reader/passage.ts'
import { isInLanguage } from '#shared/text/language.ts'
import { sentenceKey } from '#shared/text/marks.ts'
import { shortenInstruction } from '#shared/writing.ts'
import type { WritingTask } from './engine.ts'
import { evidenceFor } from './evidence.ts'
import { languageName } from './prompts/settings.ts'
import { wishesOf } from './wishes.ts'

await loadSourceRules()

export interface Place {
  section: Section
  start: number
  end: number
}

/** A rule that a draft must not break, and the message for its writer. */
export interface Fault {
  rule:
    | 'wrong-language'
    | 'wish'
    | 'invented'
    | 'theirs'
    | 'hook-length'
    | 'repeated'
    | 'blank'
    | 'not-shorter'
    | 'never-say'
  reason: string
  /** The places; null if the fault concerns the whole text. */
  places: Place[] | null
}

/** The hard rules that a draft breaks. Deterministic: depends only on the task and the author's material. */
export function faultsIn(draft: Partial<PostContent>, task: WritingTask): Fault[] {
  const { language } = task.brief
  const content = mergeContent(blank, draft)
  const text = contentText(content)
  const checks: (Fault | false | undefined)[] = [
    !isInLanguage(language, text) && {
      rule: 'wrong-language',
      reason: `All of it has to be in ${languageName(language)}.`,
      places: null,
    },
    ...untrueIn(content, task),
    task.kind !== 'edit' && wishBroken(content, task),
    draft.hook !== undefined &&
      !(task.kind === 'edit' && (task.selection || task.current.hook === draft.hook)) &&
      hookFault(draft.hook.trim()),
    task.kind === 'post' && repeatedIn(content),
    task.kind === 'post' && blanksBeyond(content),
    task.kind === 'edit' &&
      task.instruction === shortenInstruction &&
      notShorter(text, task.selection?.text ?? contentText(task.current)),
    forbiddenIn(content, task.author?.neverSay ?? []),
  ]
  return checks.filter((fault): fault is Fault => Boolean(fault))
}

const blank: PostContent = { hook: '', insight: '', value: '', cta: '' }

/** More would be a list to work off, not places to change. */
const maxQuoted = 8
/** A draft with more places is checked again once these are fixed. */
const maxPlaces = 50

const quoted = (content: PostContent, places: readonly Place[]): string =>
  [...new Set(places.map(({ section, start, end }) => `“${content[section].slice(start, end)}”`))]
    .slice(0, maxQuoted)
    .join(', ')

function notShorter(text: string, former: string): Fault | undefined {
  if (wordCount(text) <= wordCount(former) * 0.9) return undefined
  return {
    rule: 'not-shorter',
    reason: `It has ${wordCount(text)} words; what it takes the place of had ${wordCount(former)}, and about 30 % fewer were asked for.`,
    places: null,
  }
}

function hookFault(hook: string): Fault | undefined {
  if (cutOf(hook) === hook.length) return undefined
  const { characters, lines } = hookBudget
  const found =
    hook.length > characters
      ? `has ${hook.length} characters`
      : `takes more than ${lines} lines of a phone, blank ones counted`
  return {
    rule: 'hook-length',
    reason: `The hook ${found}; its point has to be complete within ${characters} characters and ${lines} lines.`,
    places: [{ section: 'hook', start: 0, end: hook.length }],
  }
}

/** Shorter sentences come back on purpose. */
const leastWords = 4

/**
 * The text follows any of several openings, so it may begin with the chosen one again, word for word. Further down
 * a sentence comes back on purpose.
 */
function repeatedIn(content: PostContent): Fault | undefined {
  const opening = readPassage(content.hook).sentences.filter(({ words }) => words >= leastWords)
  const places = readPassage(content.insight)
    .sentences.slice(0, opening.length)
    .filter(
      ({ text, words }) =>
        words >= leastWords && opening.some((sentence) => sentenceKey(sentence.text) === sentenceKey(text)),
    )
    .map(({ start, end }) => ({ section: 'insight' as const, start, end }))
  if (places.length === 0) return undefined
  return {
    rule: 'repeated',
    reason: `The opening has said this already: ${quoted(content, places)}. Leave it out.`,
    places,
  }
}

/** The author fills a blank or two sooner than a model does without them. */
const maxBlanks = 2

function blanksBeyond(content: PostContent): Fault | undefined {
  const places = blanksOf(content).slice(maxBlanks)
  if (places.length === 0) return undefined
  return {
    rule: 'blank',
    reason: `No question in brackets here: ${quoted(content, places)}. Write the sentence without it, or leave it out.`,
    places,
  }
}

/** What nobody told the author's model, and what only the source tells but the draft tells as the author's. */
function untrueIn(content: PostContent, task: WritingTask): (Fault | undefined)[] {
  const claims = traceClaims(content, task.brief.language, evidenceFor(task))
  const theirs = claims.filter(({ backing, from }) => backing === null && from)
  return [inventedIn(content, claims), theirsIn(content, theirs)]
}

function theirsIn(content: PostContent, claims: readonly TracedClaim[]): Fault | undefined {
  const open = openClaims(claims.slice(0, maxPlaces))
  if (open.length === 0) return undefined
  return {
    rule: 'theirs',
    reason: `The author did not live this, the text they read tells it: ${quoted(content, open)}. Tell it of those it happened to, with the name of whose text it is, or leave it out.`,
    places: open.map(({ section, start, end }) => ({ section, start, end })),
  }
}

function inventedIn(content: PostContent, claims: readonly TracedClaim[]): Fault | undefined {
  const open = openClaims(claims.filter(({ isCertain }) => isCertain).slice(0, maxPlaces))
  if (open.length === 0) return undefined
  const [events, others] = [open.filter(({ kind }) => kind === 'event'), open.filter(({ kind }) => kind !== 'event')]
  const reasons = [
    others.length > 0 && `Nothing the author gave says ${quoted(content, others)}. Leave it out.`,
    events.length > 0 &&
      `Did the author tell this: ${quoted(content, events)}? Take out what they did not tell and keep what they did; a comparison or a joke that claims nothing may stay.`,
  ]
  return {
    rule: 'invented',
    reason: reasons.filter(Boolean).join(' '),
    places: open.map(({ section, start, end }) => ({ section, start, end })),
  }
}

/** The author's requests in their notes, as far as a rule can tell that the draft ignores them. */
function wishBroken(content: PostContent, { brief }: WritingTask): Fault | undefined {
  const { withheld, noQuestion } = wishesOf(brief)
  const named = phrasesIn(content, withheld)
  const section = sections.findLast((one) => content[one].trim() !== '') ?? 'cta'
  const last = readPassage(content[section]).sentences.at(-1)
  const asked = noQuestion && last?.text.includes('?') ? [{ section, start: last.start, end: last.end }] : []
  const reasons = [
    named.length > 0 && `The author asked that ${quoted(content, named)} stay unnamed.`,
    asked.length > 0 && 'The author wants no question to the readers.',
  ].filter(Boolean)
  if (reasons.length === 0) return undefined
  return { rule: 'wish', reason: reasons.join(' '), places: [...named, ...asked] }
}

const phrasesIn = (content: PostContent, phrases: readonly string[]): Place[] =>
  sections.flatMap((section) =>
    neverSaidIn(content[section], phrases).map(({ start, end }) => ({ section, start, end })),
  )

function forbiddenIn(content: PostContent, neverSay: readonly string[]): Fault | undefined {
  const places = phrasesIn(content, neverSay)
  if (places.length === 0) return undefined
  return { rule: 'never-say', reason: `The author never says ${quoted(content, places)}.`, places }
}
