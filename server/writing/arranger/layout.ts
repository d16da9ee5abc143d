import { hookBudget } from '#shared/fold.ts'
import type { Lack } from '#shared/languages/writing.ts'
import { type PostContent, wordCount } from '#shared/posts.ts'
import { withAnswers } from '#shared/text/fill-blanks.ts'
import type { Brief } from '#shared/writing.ts'
import { answerPlace, isSerious } from '../interview-questions.ts'
import { asTyped, type Unit } from '../material.ts'
import { blankOf, missingFrom } from './blanks.ts'
import { questionOf } from './categories.ts'
import { fits, isBrief, isTitle, leansBack } from './hook.ts'
import { itemMark } from './lines.ts'
import { cleanItem } from './sentences.ts'
import { type Words, wordsFor } from './words.ts'

/** The most of a post that may be words its author did not write. Blanks do not count. */
const maxPrepared = 0.2

export interface Plan {
  brief: Brief
  topic: string | null
  question?: string | null
  units: readonly Unit[]
  noEnding?: boolean
  /** Rotates the list of questions, so that a post made anew asks something else. */
  turn?: number
}

/**
 * Lays out the author's material, with blanks if it is too little. Sentences that fit in a paragraph stay together,
 * because one sentence per line reads like a list; so the last sections may be empty. Only a category that asks ends
 * with a question that the author did not write.
 */
export function layOut({ brief, topic, question: idea, units, noEnding = false, turn = 0 }: Plan): PostContent {
  const words = wordsFor(brief.language)
  const said = `${topic ?? ''} ${units.map(({ text }) => text).join(' ')}`
  const ask = missingFrom(brief, said, units.length)
  const missing = turned(ask.first, turn)
  if (idea) missing.unshift(blankOf(idea))
  const next = () => missing.shift() ?? blankOf(words.offer.problem)
  const { hook, body } = opening(topic, units, words, next)
  const isPlain = noEnding || isSerious(said, brief.language)
  const question = isPlain ? null : questionOf(brief.category)
  const hasRoom = (text: string) => wordCount(text) <= maxPrepared * (wordCount(said) + wordCount(text))
  const ending = question && units.length > 0 && hasRoom(words.endings[question]) ? words.endings[question] : ''
  const asked = body.findLastIndex(({ text, isList }) => isList || !text.endsWith('?')) + 1
  const isAsking = asked > 0 && asked < body.length
  const end = isAsking ? asked : lastThought(body, words)
  const isClosing = isAsking || body.slice(end).every(mayClose)
  if ((end >= 2 && isClosing) || isAsking) {
    const rest = body.slice(0, end)
    const last = textOf(body.slice(end), words)
    if (isParagraph(rest)) {
      const insight = textOf(rest, words)
      const isCall = isAsking || turnsToReaders.has(body.at(-1)!.asked)
      return isCall ? { hook, insight, value: '', cta: last } : { hook, insight, value: last, cta: '' }
    }
    const [insight, value] = halves(rest, words)
    return { hook, insight: textOf(insight, words), value: textOf(value, words), cta: last }
  }
  if (body.length >= 2) {
    const isWhole = isParagraph(body) && !body.some(({ isOpen }) => isOpen)
    const [insight, value] = isWhole ? [body, []] : halves(body, words)
    return { hook, insight: textOf(insight, words), value: textOf(value, words), cta: ending }
  }
  const [only] = body
  const told = units.reduce((sum, { text }) => sum + text.split('\n').length, 0)
  const isEnough = told >= enough.things || wordCount(said) >= enough.words
  // Two plain sentences are the whole post if the news is bad or the author said how they should sound.
  const stands = isEnough || (isPlain && only !== undefined && !only.isList)
  const isTold = units.length >= 2 && topic === null
  const insight = only?.text ?? next()
  return { hook, insight, value: stands || isTold ? '' : next(), cta: ending || (stands ? '' : ask.last) }
}

/**
 * An answer about cost or people never ends a post: only the author's own last sentence, or an answer that looks ahead.
 */
const mayClose = ({ isAnswer, asked }: Unit) => !isAnswer || answerPlace(asked) === 'end'
const turnsToReaders = new Set<Lack | undefined>(['reader', 'wish'])

/** Sentences and list items. An author who gave this much is asked for nothing. */
const enough = { things: 3, words: 40 }

const isParagraph = (units: readonly Unit[]) =>
  units.length <= longestParagraph.sentences &&
  units.every(({ isList, paragraph }) => !isList && paragraph === units[0]!.paragraph) &&
  wordsIn(units) <= longestParagraph.words

const turned = <T>(list: readonly T[], turn: number): T[] => {
  const at = list.length ? turn % list.length : 0
  return [...list.slice(at), ...list.slice(0, at)]
}

export function layOutOffer(brief: Brief, { topic, units }: Pick<Plan, 'topic' | 'units'>): PostContent {
  const words = wordsFor(brief.language)
  const title = cleanItem(brief.leadMagnetTitle ?? '', brief.language)
  const problem = blankOf(words.offer.problem)
  const { hook, body } = opening(topic, units, words, () => problem)
  const value = `${title}${/[\p{L}\p{N})]$/u.test(title) ? words.colon : '\n'}${blankOf(words.offer.contents)}`
  const answered = (text: string) => withAnswers(text, brief.answers ?? [])
  const solved = answered(problem)
  const notes = textOf(body, words)
  return {
    hook: answered(hook),
    insight: notes && solved === problem ? notes : [notes, solved].filter(Boolean).join('\n\n'),
    value: answered(value),
    cta: answered(blankOf(words.offer.place)),
  }
}

function opening(
  topic: string | null,
  units: readonly Unit[],
  words: Words,
  next: () => string,
): { hook: string; body: Unit[] } {
  const [first, ...rest] = units
  if (topic !== null) {
    const joined = first && !first.isList && !first.isOpen && !/[?:!]$/.test(topic) ? `${topic}: ${asTyped(first)}` : ''
    if (joined && fits(joined)) return { hook: joined, body: rest }
    return { hook: topic, body: [...units] }
  }
  if (!first) return { hook: next(), body: [] }
  const opened = first.isList ? openedList(first) : null
  if (opened) return { hook: opened.hook, body: [...opened.body, ...rest] }
  if (first.isList || first.text.length > hookBudget.limit) return { hook: next(), body: [...units] }
  let hook = first.text
  // A hook that is no whole sentence, or that the next sentence takes up, does not stand alone.
  const second = rest[0]
  const follows = second && !second.isList && second.paragraph === first.paragraph && second.place === first.place! + 1
  const isOpen = second && (leansBack(second.text, words) || isTitle(hook, words) || isBrief(hook, words))
  if (follows && isOpen && rest.length > 1 && /[.!]$/.test(hook) && fits(`${hook} ${second.text}`))
    hook += ` ${rest.shift()!.text}`
  return { hook, body: rest }
}

/** Opens a list without a lead with its first item. A number stays, because the next items continue it. */
function openedList(list: Unit): { hook: string; body: Unit[] } | null {
  const [item = '', ...items] = list.text.split('\n')
  const mark = itemMark(item)
  const hook = /^\d/.test(item) ? item : item.slice(mark?.length ?? 0)
  return items.length > 0 && mark !== null && fits(hook) ? { hook, body: [{ ...list, text: items.join('\n') }] } : null
}

/** The start of the last thought: a sentence with those it leans on, or a short paragraph; -1 if a list is last. */
function lastThought(body: readonly Unit[], words: Words): number {
  const last = body.at(-1)
  if (!last || last.isList) return -1
  const paragraph = body.findIndex((unit) => unit.paragraph === last.paragraph)
  let at = body.length - 1
  if (paragraph > 0 && paragraph === at - 1 && !body[paragraph]!.isList) return paragraph
  while (at > 0 && isOneThought(body[at - 1]!, body[at]!, words)) at--
  return at
}

const isOneThought = (one: Unit, next: Unit, words: Words): boolean =>
  !one.isList &&
  one.paragraph === next.paragraph &&
  (leansBack(next.text, words) || (one.text.endsWith('?') && !next.text.endsWith('?')))

/** Two parts of about the same length, cut at a paragraph or between thoughts. */
function halves(units: readonly Unit[], words: Words): [Unit[], Unit[]] {
  const list = units.findIndex(({ isList }) => isList)
  if (list > 0) return [units.slice(0, list), units.slice(list)]
  const total = wordsIn(units)
  let before = 0
  let best = { at: 1, cost: Number.POSITIVE_INFINITY }
  for (let at = 1; at < units.length; at++) {
    before += wordCount(units[at - 1]!.text)
    const cost =
      Math.abs(total - 2 * before) +
      (units.length > 3 && (at === 1 || at === units.length - 1) ? total / 4 : 0) +
      (isOneThought(units[at - 1]!, units[at]!, words) ? total / 3 : 0) -
      (units[at]!.paragraph !== units[at - 1]!.paragraph ? total / 3 : 0)
    if (cost < best.cost) best = { at, cost }
  }
  return [units.slice(0, best.at), units.slice(best.at)]
}

const wordsIn = (units: readonly Unit[]): number => units.reduce((sum, { text }) => sum + wordCount(text), 0)

const longestParagraph = { sentences: 3, words: 60 }
/** Applies even to sentences that lean on each other. */
const maxSentences = 5

/** Keeps the author's paragraphs, but breaks a long one where a sentence starts something new. */
export function textOf(units: readonly Unit[], words: Words): string {
  const paragraphs: Unit[][] = []
  for (const unit of units) {
    const open = paragraphs.at(-1)
    const last = open?.at(-1)
    const isFull =
      open !== undefined &&
      (open.length >= longestParagraph.sentences || wordsIn([...open, unit]) > longestParagraph.words)
    const startsNew =
      !last ||
      unit.isList ||
      last.isList ||
      unit.paragraph !== last.paragraph ||
      (isFull && !leansBack(unit.text, words)) ||
      (open !== undefined && open.length >= maxSentences)
    if (!open || startsNew) paragraphs.push([unit])
    else open.push(unit)
  }
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n')
}
