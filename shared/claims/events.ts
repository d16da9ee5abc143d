import type { ClaimWords } from '../languages/claims.ts'
import { contentWords } from './compare.ts'
import type { Found } from './found.ts'
import type { Mood } from './mood.ts'
import type { NameMention } from './names.ts'
import type { Span } from './numbers.ts'
import type { Sentence, Token } from './tokens.ts'

/** A sentence that reports an event or a plan: of the author, of somebody, or at a moment. */
export interface EventMention extends Span {
  words: readonly string[]
  /** Those of a subject that the text has not mentioned before: "an elderly donor". */
  introduced?: readonly string[]
  /** The numbers and dates in it. */
  amounts: readonly Found[]
  hasMoment: boolean
  /** It has a moment or somebody besides the author. */
  isScene: boolean
  /** Something that did not happen, or that the author has done at no moment. */
  isFaint: boolean
  /** What is so, which reads like an opinion: no text in another language speaks against it. */
  isState?: boolean
  /** Fewer words that the author did not use may be a turn of phrase. */
  fewestFresh: number
}

interface Parts {
  names: readonly NameMention[]
  dates: readonly Span[]
  amounts: readonly Found[]
}

/** "I stopped." is too short to trace; "the interns laughed" is a scene. */
const fewestWords = 2
/** How many words the author must not have used; with fewer, the sentence may be a turn of phrase. */
const fewestOfScene = 2
/** "We have since moved." */
const fewestOfResult = 2
/** "A critic called it a surrender." */
const fewestOfIntroduced = 2
const fewestOfAnybody = 3
/** "He", "il" and "er" may be a thing. */
const fewestOfOther = 4
const fewestOfFaint = 5
/** Of a state hardly a word may be the author's: how many must not be, and which share of all. */
const fewestOfState = { now: 4, own: 6 }
const freshOfState = { now: 0.75, own: 0.85 }

export function eventIn(
  sentence: Sentence,
  words: ClaimWords,
  { isPast, isQuestion, isConditional, isImagined, isForReader, isGeneral, isNegated }: Mood,
  { names, dates, amounts }: Parts,
): EventMention | null {
  const { text, start, tokens } = sentence
  if (isQuestion || isImagined || (isForReader && isGeneral)) return null
  const isOfAuthor = words.author.test(text)
  const coming = isGeneral || isForReader ? null : words.coming.exec(text)
  const isPlan = coming !== null && (isOfAuthor || words.firstPerson.test(text))
  const state = isConditional || isForReader ? null : stateIn(sentence, words, [...names, ...dates], amounts)
  if (!isPast && !isPlan) return state
  const moment = words.moment.exec(text)
  const isSeen = moment !== null || names.some(({ isPerson }) => isPerson) || words.somebody.test(text)
  const isOwn = isPlan || (isOfAuthor && !isConditional)
  // A general or conditional sentence with a moment reports one case: "Yesterday a client asked if I could".
  const isOfOneCase = !isForReader && (moment !== null || !(isConditional || isGeneral))
  const isOfOther = !isOwn && !isSeen && !isNegated && words.other.test(text)
  const { telling } = words
  const did = telling && !isOwn && !isSeen && !isOfOther && !isForReader ? [...text.matchAll(telling.did)] : []
  const isOfAnybody = isTold(text, did, words)
  if (!isOwn && !((isSeen || isOfOther) && isOfOneCase) && !isOfAnybody) return state
  // Opinions of the author are no events, unless they are part of a scene.
  if (!isSeen && tokens.some(({ word }) => words.opinions.has(word))) return null
  const said = moment ?? coming
  const when = { start: start + (said?.index ?? 0), end: start + (said ? said.index + said[0].length : 0) }
  const told = toldIn(sentence, words, [when, ...names, ...dates])
  if (!told || told.words.length < (words.somebody.test(text) ? 1 : fewestWords)) return null
  const about = told.words
  const isFaint = moment === null && (isNegated || (!isSeen && words.perfect?.test(text) === true))
  const isScene = isSeen || isPlan
  const introduced = telling?.introducing.test(text)
    ? about.filter((word) => tokens.some((token) => token.word === word && token.start < start + (did[0]?.index ?? 0)))
    : []
  const hasResult = !isNegated && telling?.result.test(text) === true
  const ofAnybody = isNegated ? fewestOfFaint : introduced.length > 0 ? fewestOfIntroduced : fewestOfAnybody
  const ofScene = isFaint ? fewestOfFaint : moment ? 1 : fewestOfScene
  const ofFaintAuthor = hasResult ? fewestOfResult : (state?.fewestFresh ?? Number.POSITIVE_INFINITY)
  const ofAuthor = isFaint ? ofFaintAuthor : words.perfect ? 2 : 3
  const ofKnown = isScene ? ofScene : ofAuthor
  const fewestFresh = isOfAnybody ? ofAnybody : isOfOther ? fewestOfOther : ofKnown
  return { ...told, introduced, amounts, hasMoment: moment !== null, isScene, isFaint, fewestFresh }
}

/** What a sentence says besides its names, dates and moment. */
function toldIn({ text, start, tokens }: Sentence, words: ClaimWords, apart: readonly Span[]) {
  const isApart = (token: Token) => apart.some((one) => token.start >= one.start && token.start < one.end)
  const about = contentWords(
    tokens.filter((token) => !isApart(token)),
    words,
  )
  const last = tokens.findLast(({ kind }) => kind !== 'mark')
  if (!last) return null
  // Includes the marks of a quotation at the end.
  const end = /["”“»‹›]/.test(text.slice(last.end - start)) ? start + text.length : last.end
  return { start, end, words: about }
}

/** What is so with the author, or different from before: "My apron hangs on the last hook now." */
function stateIn(
  sentence: Sentence,
  words: ClaimWords,
  apart: readonly Span[],
  amounts: readonly Found[],
): EventMention | null {
  const kind = words.now.test(sentence.text) ? 'now' : words.firstPerson.test(sentence.text) ? 'own' : null
  const told = kind && toldIn(sentence, words, apart)
  if (!told || sentence.tokens.some(({ word }) => words.opinions.has(word))) return null
  const fewestFresh = Math.max(fewestOfState[kind], Math.ceil(freshOfState[kind] * told.words.length))
  if (told.words.length < fewestFresh) return null
  return { ...told, amounts, hasMoment: false, isScene: false, isFaint: true, isState: true, fewestFresh }
}

/** Whether a main clause tells what somebody did: there are more such verbs than subordinate clauses. */
function isTold(text: string, did: readonly RegExpExecArray[], { telling, conditional, general }: ClaimWords): boolean {
  const [first, last] = [did[0], did.at(-1)]
  if (!telling || !first || !last) return false
  const before = text.slice(0, first.index)
  if ([telling.other, conditional, general].some((pattern) => pattern.test(before))) return false
  return did.length > [...text.slice(0, last.index).matchAll(telling.subordinate)].length
}
