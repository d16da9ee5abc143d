import { alternatives, listed } from '#shared/languages/lists.ts'
import { type Lack, writingWords } from '#shared/languages/writing.ts'
import { onlyListMark, sentenceKey, withoutEmojis } from '#shared/text/marks.ts'
import { type Brief, factsOf } from '#shared/writing.ts'
import { nearOnes } from '../voice/nearest.ts'
import { lackAsked } from './arranger/blanks.ts'
import { isListPost } from './arranger/categories.ts'
import { isBrief } from './arranger/hook.ts'
import { readIdea, withoutApproach } from './arranger/ideas.ts'
import { type Line, readLines } from './arranger/lines.ts'
import { openAnswer } from './arranger/open-answer.ts'
import { withoutRequest } from './arranger/request.ts'
import { cleanItem, cleanSentence, sentencesOfNotes } from './arranger/sentences.ts'
import { madeWhole } from './arranger/whole.ts'
import { everyLanguage, type Words, wordsFor, wordsOf } from './arranger/words.ts'
import { answerPlace, type Place } from './interview-questions.ts'
import { wishesIn } from './wishes.ts'

/** A sentence of the author's, or a list with its lead. */
export interface Unit {
  text: string
  paragraph: number
  isList: boolean
  /** Its first letter was typed small, so that it can follow a colon. */
  wasSmall?: boolean
  /** A blank whose answer is still to become a sentence. */
  isOpen?: boolean
  place?: number
  isAnswer?: boolean
  asked?: Lack
}

export interface Material {
  /** The topic of the post, if the subject only names it. */
  topic: string | null
  /** The idea's question, if the subject is one of our ideas. */
  question: string | null
  /** In the author's order: the subject, then the answers, except that the former state comes first. */
  units: Unit[]
  kept: string[]
}

/** Everything that the author gave for a post, without repetitions and without what they left out. */
export function readMaterial(task: Brief, facts: readonly string[] = []): Material {
  const brief = { ...task, subject: withoutApproach(task.subject) }
  const idea = readIdea(brief.subject)
  const subject = readUnits(idea?.theme ?? brief.subject, brief)
  const topic = topicOf(subject, idea?.theme ?? brief.subject, brief)
  const given = topic === null ? subject : []
  const answers: Unit[][] = []
  for (const { question, answer } of brief.answers ?? []) {
    if (isNoAnswer(answer) || isAboutOffer(question, brief)) continue
    // A post does not say whom it is for, unless there is nothing else to say.
    if (topic === null && given.length > 0 && lackAsked(question, brief.language) === 'audience') continue
    const units = openAnswer(readUnits(withoutNo(answer), brief), { question, answer }, brief) ?? []
    const asked = lackAsked(question, brief.language)
    answers.push(units.map((unit) => ({ ...unit, isAnswer: true, asked })))
  }
  const told = withAnswers(given, answers, brief)
  const units = withoutRepeats(told)
    .map((unit) => ({ ...unit, text: withoutUnwantedEmojis(withoutLeftOut(unit.text, brief), brief) }))
    .filter(({ text }) => text)
  const whole = madeWhole(units, wordsFor(brief.language))
  const said = new Set(units.map(({ text }) => sentenceKey(text)))
  const kept = nearOnes(facts, factsOf(brief)).map((fact) =>
    sentencesOfNotes(fact)
      .map((sentence) => cleanSentence(sentence, brief.language))
      .join(' '),
  )
  return {
    topic,
    question: idea?.question ?? null,
    units: whole,
    kept: kept.filter((fact) => fact && !said.has(sentenceKey(fact))),
  }
}

/**
 * The subject with the answers in the order of their questions. The former state comes before the change, but can
 * follow the opening if it says "before" itself. Answers that end a post come last.
 */
function withAnswers(subject: readonly Unit[], answers: readonly (readonly Unit[])[], { language }: Brief): Unit[] {
  const placed = (place: Place) => answers.filter(([unit]) => unit && answerPlace(unit.asked) === place)
  const isLater = ([unit]: readonly Unit[]) => writingWords[language].interview.mentions.before!.test(unit!.text)
  const before = placed('before')
  const later = before.filter(isLater)
  const opening = later.length > 0 ? openingThought(subject, wordsFor(language)) : subject.length
  const groups = [
    ...before.filter((units) => !isLater(units)),
    subject.slice(0, opening),
    ...later,
    subject.slice(opening),
    ...placed('body'),
    ...placed('end'),
  ]
  let next = 0
  return groups
    .filter((units) => units.length > 0)
    .flatMap((units) => {
      const shift = next - units[0]!.paragraph
      next = units.at(-1)!.paragraph + shift + 1
      return units.map((unit) => ({ ...unit, paragraph: unit.paragraph + shift }))
    })
}

/** The number of sentences that open a text: the first, and those that begin with a pronoun for something in it. */
function openingThought(units: readonly Unit[], words: Words): number {
  const [first] = units
  if (!first) return 0
  let end = isBrief(first.text, words) ? 2 : 1
  const isAbout = ({ text, isList }: Unit) => !isList && listed(words.standsFor).has(wordsOf(text)[0] ?? '')
  while (end < units.length && isAbout(units[end]!)) end++
  return end
}

/** The offer has its own place for this answer. */
const isAboutOffer = (question: string, { leadMagnetTitle, language }: Brief) =>
  Boolean(leadMagnetTitle) &&
  Object.values(wordsFor(language).offer).some((asked) => asked.toLowerCase() === question.toLowerCase())

export const wantsNoEmojis = ({ emojiUsage, writerNotes = '', language }: Brief): boolean =>
  emojiUsage === 'none' || wishesIn(writerNotes, language).noEmojis

const withoutUnwantedEmojis = (text: string, brief: Brief) => (wantsNoEmojis(brief) ? withoutEmojis(text).trim() : text)

/** What the author left out of an earlier draft stays out. */
export function withoutLeftOut(text: string, { possibleNotes = [] }: Brief): string {
  const gone = possibleNotes.filter(({ state }) => state === 'out').map((note) => note.text)
  if (gone.length === 0) return text
  return text
    .split('\n')
    .flatMap((line) => {
      const left = gone.reduce((kept, one) => kept.replace(one, ''), line)
      if (left === line) return line
      return onlyListMark.test(left) ? [] : left.replace(/\s+(?=[.,;:!?…]|\s|$)/g, '').trim()
    })
    .join('\n')
}

const noAnswer = new RegExp(`^(?:${alternatives(everyLanguage, (words) => words.noAnswer)}|[-–.?/x]{1,5})[.!]?$`, 'iu')

const isNoAnswer = (answer: string) => !answer.trim() || noAnswer.test(answer.trim())

/** "Nothing yet. We start later now" begins by answering a question that readers have not seen. */
function withoutNo(answer: string): string {
  const [first = '', ...rest] = sentencesOfNotes(answer)
  const text = answer.trimStart()
  return rest.length > 0 && noAnswer.test(first) && text.startsWith(first) ? text.slice(first.length) : answer
}

function readUnits(text: string, brief: Brief): Unit[] {
  const isSteps = isListPost(brief.category)
  const lines = readLines(withoutRequest(text.trim()), isSteps)
  const units: Unit[] = []
  for (let at = 0; at < lines.length; ) {
    const run = listFrom(lines, at, isSteps)
    if (run > 0) {
      const items = lines.slice(at, at + run)
      const texts = items.map(({ text }) => cleanItem(text, brief.language))
      const lead = units.length > 1 && leads(units.at(-1)!, lines[at - 1]!, items[0]!) ? units.pop()!.text : ''
      const text = [lead, listText(texts, items, brief)].filter(Boolean).join('\n')
      if (text) units.push({ text, paragraph: items[0]!.paragraph, isList: true })
      at += run
      continue
    }
    const { sentences, paragraph } = lines[at]!
    for (const sentence of sentences) {
      const clean = cleanSentence(sentence, brief.language)
      const last = units.at(-1)
      if (!clean) continue
      if (!sentenceKey(clean) && last && !last.isList) last.text += ` ${clean.replace(/\.$/, '')}`
      else units.push({ text: clean, paragraph, isList: false, wasSmall: /^\p{Ll}/u.test(sentence) })
    }
    at += 1
  }
  return units
}

const longestStep = 18

/** The number of lines from `at` on that make a list: marked lines, or short lines if the post is a list. */
function listFrom(lines: readonly Line[], at: number, isSteps: boolean): number {
  let end = at
  const { paragraph } = lines[at]!
  if (lines[at]!.mark !== null) {
    while (lines[end]?.mark != null) end++
    return end - at >= 2 ? end - at : 0
  }
  const afterLead = at > 0 && /:$/.test(lines[at - 1]!.text)
  if (!afterLead && !(isSteps && at > 0)) return 0
  while (end < lines.length && lines[end]!.mark === null && isStep(lines[end]!) && lines[end]!.paragraph === paragraph)
    end++
  return end - at >= 3 ? end - at : 0
}

const isStep = ({ text, sentences }: Line) =>
  !/[?:]$/.test(text) && text.split(' ').length <= longestStep && sentences.length === 1

/** A line that ends with a colon introduces the list after it, and so does a single sentence right above it. */
const leads = ({ text, isList }: Unit, { sentences, paragraph }: Line, first: Line) =>
  !isList && (text.endsWith(':') || (first.mark !== null && sentences.length === 1 && paragraph === first.paragraph))

function listText(texts: readonly string[], items: readonly Line[], { category }: Brief): string {
  const [first] = items.map(({ mark }) => mark)
  const isNumbered = first ? items.every(({ mark }) => /\d/.test(mark ?? '')) : isListPost(category)
  const bullet = first && /^[^\p{L}\p{N}*–]/u.test(first) ? first.trim() : '•'
  return texts.map((text, at) => `${isNumbered ? `${at + 1}.` : bullet} ${text}`).join('\n')
}

function withoutRepeats(units: readonly Unit[]): Unit[] {
  const seen = new Set<string>()
  return units.filter(({ text }) => {
    const key = sentenceKey(text)
    if (!key) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

export const asTyped = ({ text, wasSmall }: Unit): string =>
  wasSmall && !/^\p{Lu}{2}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text

const longestTopic = 12

/** The topic, if the subject is only a few words that name something. */
function topicOf(units: readonly Unit[], subject: string, { language }: Brief): string | null {
  const [only, ...more] = units
  const typed = withoutRequest(subject.trim())
  if (!only || more.length > 0 || only.isList || /[.!?…:]["”»)]?$/.test(typed)) return null
  const words = wordsOf(only.text)
  const first = listed(wordsFor(language).firstPerson)
  if (words.length > longestTopic || words.some((word) => first.has(word))) return null
  return only.text.replace(/\.$/, '')
}
