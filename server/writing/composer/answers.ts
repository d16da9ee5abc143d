import type { Language } from '#shared/catalogue.ts'
import { splitSentences } from '#shared/text.ts'
import type { Brief } from '#shared/writing.ts'
import { type Lack, questions } from '../interview-questions.ts'
import type { Speech } from './language.ts'
import { linesOf } from './phrases.ts'
import { capitalise, endSentence } from './sentences.ts'
import { isQuestion } from './subject.ts'
import { type Pools, textsOf } from './texts.ts'
import { lowerFirst } from './tighten.ts'

/** What the author answered in the interview. */
export interface Answers {
  /** In sentences; what is none by itself says what was asked. */
  told: string[]
  /** What people can choose from. */
  options: string[]
}

const mostOptions = 8
const longestPiece = 400

/** Answers to these stand for somebody else, another time or a condition: without the question they would mislead. */
const neverBare: ReadonlySet<Lack> = new Set<Lack>(['objection', 'exception', 'before', 'next', 'audience'])

const asked = new Map<string, Lack>(
  Object.values(questions).flatMap((inLanguage) =>
    Object.entries(inLanguage).map(([lack, question]) => [question, lack as Lack] as const),
  ),
)

/** Every answer is used; one that is no sentence takes the sense of its question along. */
export function readAnswers(speech: Speech, { answers = [] }: Pick<Brief, 'answers'>, seed: number): Answers {
  const read: Answers = { told: [], options: [] }
  const pools = answersIn(speech.id)
  for (const { question, answer } of answers) {
    const text = answer.trim()
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    const lack = asked.get(question.trim())
    const options = lack === 'options' ? optionsIn(text, pools) : []
    if (options.length) read.options.push(...options)
    else read.told.push(...together(toldBy(speech, text, lack === 'options' ? undefined : lack, pools, seed)))
  }
  return { told: [...new Set(read.told)], options: [...new Set(read.options)].slice(0, mostOptions) }
}

/** One answer stays in one piece, unless it is a long one. */
const together = (sentences: readonly string[]): readonly string[] => {
  const whole = sentences.join(' ')
  return whole.length <= longestPiece ? [whole] : sentences
}

export const answersIn = (language: Language): Pools => textsOf(language).answers ?? {}

function toldBy(speech: Speech, text: string, lack: Lack | undefined, pools: Pools, seed: number): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-•+*]|\d{1,2}[.)])\s+/, '').trim())
    .filter(Boolean)
  const sentences = lines.flatMap(splitSentences)
  const isWhole = (sentence: string) =>
    isQuestion(sentence) ||
    (speech.grammar.isWhole(sentence) && (sentence.includes(',') || !speech.grammar.halfOpen.test(sentence)))
  const isFramed = (lack && neverBare.has(lack)) || !isWhole(sentences[0]!)
  const whole = (sentence: string) => capitalise(endSentence(sentence))
  if (!isFramed) return sentences.map(whole)
  const until = sentences.findIndex((sentence, at) => at > 0 && isWhole(sentence))
  const end = until < 0 ? sentences.length : until
  // Fragments below each other are one list.
  const fragment = sentences
    .slice(0, end)
    .map((one, at, all) => (at < all.length - 1 ? one.replace(/[.,;]$/, '') : one))
    .join(', ')
  const frames = linesOf(pools, lack ?? 'other')
  // After a colon German gives a whole sentence its capital.
  const said = speech.id === 'german' && isWhole(sentences[0]!) ? fragment : inside(fragment, speech)
  const framed = frames[seed % frames.length]!.replace('{answer}', () => endSentence(said))
  return [framed, ...sentences.slice(end).map(whole)]
}

/** Without its capital where the first word is known to be no name. */
function inside(text: string, speech: Speech): string {
  const [first = ''] = text.split(' ')
  const isSmall = speech.grammar.halfOpen.test(text) || (first.length < 3 && first !== 'I')
  return isSmall ? first.toLowerCase() + text.slice(first.length) : lowerFirst(text, speech)
}

/** "Yes / No", "Yes, no or both", one to a line, or with letters or numbers in front. */
function optionsIn(text: string, pools: Pools): string[] {
  const clean = (parts: readonly string[]) =>
    parts
      .map((part) => part.replace(/^\s*(?:[-•+*]|[A-Ha-h\d][.):])\s*/, '').trim())
      .map((part) => part.replace(/(?<![.,;])[.,;]+$/, ''))
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .map(capitalise)
  const or = linesOf(pools, 'or').join('|')
  for (const mark of [
    /\n/,
    /(?:(?<!\s)\s+)?[/|;]\s*/,
    /(?<!\s)\s+(?=[A-H]\)\s)/,
    new RegExp(`,\\s*(?:(?:${or})\\s+)?|(?<!\\s)\\s+(?:${or})\\s+`, 'iu'),
  ]) {
    const parts = clean(text.split(mark))
    if (parts.length > 1) return parts
  }
  return []
}

/** The two sides of "Should I learn Python or Go?", where each of them stands by itself. */
export function sidesOf(question: string, language: Language): string[] {
  const or = linesOf(answersIn(language), 'or').join('|')
  const asked = question.trim()
  const body = asked.endsWith('?') ? asked.slice(0, -1).trimEnd() : ''
  const lastMark = Math.max(body.lastIndexOf(','), body.lastIndexOf(';'))
  const joint = [...body.matchAll(new RegExp(`,?\\s(?:${or})\\s`, 'giu'))].find(
    ({ 0: found, index }) => index > 0 && index + found.length > lastMark,
  )
  if (!joint) return []
  const [before, after] = [body.slice(0, joint.index), body.slice(joint.index + joint[0].length)]
  const right = after.split(/\s+/).filter(Boolean)
  const left = before.split(/\s+/).slice(-right.length)
  // More words would have to be told apart from the rest of the question.
  if (!right.length || right.length > 2 || left.length < right.length) return []
  return [left.join(' '), right.join(' ')].map((side) => capitalise(side.replace(/^[¿"“„«\s]+/, '')))
}
