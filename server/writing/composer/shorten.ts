import { foundIn } from '#shared/claims/found.ts'
import { type PostContent, type Section, sections, wordCount } from '#shared/posts.ts'
import { emojisIn, listMark, splitSentences } from '#shared/text.ts'
import type { Speech } from './language.ts'
import { isEnclosed } from './quotations.ts'
import { tighten } from './tighten.ts'

/** Share of the words to take away: the aim, and the limits that count as "about 30 %". */
const aim = 0.3
const least = 0.21
const most = 0.39
/** A text that can only lose less stays as it is. */
const worthwhile = 0.1

interface Piece {
  text: string
  section: Section
  /** Shorter forms of it, '' being none. Each costs what a reader would miss. */
  choices: { text: string; cost: number }[]
}

type Line = Piece[]

/**
 * Takes 20 to 40 % of the words away and keeps every section: first the composer's own lines, which `isOurs` knows, then
 * what the author can best do without. Text that cannot lose so much loses less, or nothing: a sentence of the author's
 * goes whole or loses a remark, and says what it said.
 */
export function shorten(content: PostContent, speech: Speech, isOurs: (sentence: string) => boolean): PostContent {
  const total = countWords(content)
  const tightened = Object.fromEntries(
    sections.map((section) => [section, tighten(content[section], speech)]),
  ) as PostContent
  const base = countWords(tightened) > total ? content : tightened
  const gone = total - countWords(base)
  for (const [cut, floor] of [
    [wholeSentences, least],
    [clauses, least],
    [clauses, worthwhile],
  ] as const) {
    const lines = layOut(base, speech, isOurs, cut)
    const chosen = choose(
      lines.flatMap((section) => section.lines.flat()),
      { total, gone, floor },
    )
    if (!chosen) continue
    const short = assemble(lines, chosen)
    return countWords(short) <= total * (1 - worthwhile) ? short : content
  }
  return content
}

const countWords = (content: PostContent) => sections.reduce((sum, section) => sum + wordCount(content[section]), 0)

type Choices = { text: string; cost: number }[]
interface Cuttable {
  sentence: string
  isKept: boolean
  isOurs: boolean
  speech: Speech
}

/** What a reader would miss with these words: numbers, dates, names, deeds and quotations above all. */
const worth = (words: string, { firstPerson, id }: Speech): number =>
  wordCount(words) * 0.6 +
  foundIn(words, id).length * 7 +
  (firstPerson.test(words) ? 4 : 0) +
  (/[:?]$/.test(words) ? 8 : 0) +
  emojisIn(words).length

const whole = ({ sentence, isKept, isOurs, speech }: Cuttable): Choices =>
  isKept ? [] : [{ text: '', cost: worth(sentence, speech) + (isOurs ? 5 : 12) }]

/** A relative clause in the middle of a sentence is no remark at its end, and what is asked or said is none at all. */
const isRemark = (opening: string, tail: string): boolean =>
  !/^,? (?:was|da|que)\s$/i.test(opening) &&
  !(
    /^ which/i.test(opening) ||
    (/^,? (?:which|qui|dont|ce qui|lo que|lo cual)\s$/i.test(opening) && tail.includes(', '))
  )

function wholeSentences(cuttable: Cuttable): Choices {
  const { sentence, speech } = cuttable
  const remarks = [...sentence.matchAll(speech.grammar.remark)].filter(
    ({ 0: opening, index }) =>
      !/\?["”“’»)]*$/.test(sentence) &&
      isRemark(opening, sentence.slice(index + opening.length)) &&
      stands(sentence, index, speech) &&
      !speech.negated.test(sentence.slice(0, index)),
  )
  return [...whole(cuttable), ...remarks.map(({ index }) => cutAt(sentence, index, speech, 2))]
}

/** In the composer's own lines a second main clause can go as well. */
function clauses(cuttable: Cuttable): Choices {
  const { sentence, isOurs, speech } = cuttable
  const { newStart, and } = speech.grammar
  const seconds = [...sentence.matchAll(newStart), ...sentence.matchAll(/\s?;\s/g)].filter(
    ({ index }) =>
      isOurs &&
      (sentence[index] === ';' || and.test(sentence.slice(index).replace(/^,?\s+/, ''))) &&
      !/[,:]\s/.test(sentence.slice(0, index)) &&
      stands(sentence, index, speech),
  )
  return [...wholeSentences(cuttable), ...seconds.map(({ index }) => cutAt(sentence, index, speech))]
}

/** Is what comes before this place a sentence of its own? */
function stands(sentence: string, at: number, { grammar, dangling }: Speech): boolean {
  const head = sentence.slice(0, at)
  return wordCount(head) > 4 && !grammar.halfOpen.test(head) && !dangling.test(head) && !isEnclosed(sentence, at)
}

function cutAt(sentence: string, at: number, speech: Speech, extra = 4): { text: string; cost: number } {
  const end = /[\s\u00A0]?[.!?…]["”“’»)]*(?:\s*\p{Extended_Pictographic}\uFE0F?)*$/u.exec(sentence)?.[0] ?? ''
  const head = sentence.slice(0, at).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')
  const text = end && !/[.!?…]$/.test(head) ? head + end : head
  return { text, cost: worth(sentence.slice(at), speech) + extra }
}

interface LaidOut {
  section: Section
  lines: Line[]
}

/** What a section has to keep. */
const fewestWords = 3
/** What a sentence costs besides when the next one points back at it. */
const leanedOn = 10

function layOut(
  content: PostContent,
  speech: Speech,
  knowsOurs: (sentence: string) => boolean,
  cut: (cuttable: Cuttable) => Choices,
): LaidOut[] {
  return sections.map((section) => {
    const lines = content[section].split('\n').map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      return piecesOf(line.slice(mark.length)).map((sentence, at) => (at ? sentence : mark + sentence))
    })
    const marked = lines.filter((line) => line[0] && listMark.test(line[0])).length
    let seen = 0
    let items = 0
    return {
      section,
      lines: lines.map((line) => {
        const isItem = Boolean(line[0] && listMark.test(line[0]))
        if (isItem) items++
        return line.map((text, at) => {
          // "Really?" alone is no section.
          const isFirst = seen < fewestWords
          seen += wordCount(text)
          const startsItem = isItem && at === 0
          const isOurs = knowsOurs(text.replace(listMark, ''))
          // The last one of the author's list is where it leads.
          const isEdge = items <= 2 || (items === marked && !isOurs)
          const isKept = isFirst || /:$/.test(text) || (startsItem && (isEdge || line.length > 1))
          const lean = speech.leansBack.test(line[at + 1] ?? '') ? leanedOn : 0
          const choices = cut({ sentence: text, isKept, isOurs, speech })
            .filter((choice) => choice.text.length < text.length)
            .map((choice) => (choice.text ? choice : { ...choice, cost: choice.cost + lean }))
          return { text, section, choices }
        })
      }),
    }
  })
}

/** The sentences of a line, each with the emojis that follow it. */
function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (const sentence of splitSentences(line))
    if (pieces.length && !/[\p{L}\p{N}]/u.test(sentence)) pieces[pieces.length - 1] += ` ${sentence}`
    else pieces.push(sentence)
  return pieces
}

/** Steps that are told apart at most; no post that LinkedIn takes loses as many words. */
const finest = 1_000

/** Dynamic programming over the words taken away: the cheapest set of cuts whose sum comes nearest to the aim. */
function choose(
  pieces: readonly Piece[],
  { total, gone, floor: share }: { total: number; gone: number; floor: number },
): string[] | undefined {
  // Words are counted one by one in a post, and in steps in what is many times as long.
  const step = Math.max(1, Math.ceil((total * most - gone) / finest))
  const limit = Math.floor((Math.floor(total * most) - gone) / step)
  const floor = Math.ceil((Math.ceil(total * share) - gone) / step)
  const savedBy = (piece: Piece, choice: { text: string }) => {
    const saved = wordCount(piece.text) - wordCount(choice.text)
    return saved > 0 ? Math.max(1, Math.round(saved / step)) : 0
  }
  if (limit < 0) return pieces.map((piece) => piece.text)
  let costs = new Float64Array(limit + 1).fill(Number.POSITIVE_INFINITY)
  costs[0] = 0
  const taken: Int16Array[] = []
  for (const piece of pieces) {
    const next = costs.slice()
    const from = new Int16Array(limit + 1).fill(-1)
    piece.choices.forEach((choice, index) => {
      const saved = savedBy(piece, choice)
      if (saved === 0) return
      for (let sum = saved; sum <= limit; sum++) {
        const cost = costs[sum - saved]! + choice.cost
        if (cost < next[sum]!) {
          next[sum] = cost
          from[sum] = index
        }
      }
    })
    taken.push(from)
    costs = next
  }
  const wanted = (total * aim - gone) / step
  let best = -1
  for (let sum = Math.max(0, floor); sum <= limit; sum++) {
    const price = (at: number) => costs[at]! + Math.abs(at - wanted) * step * 0.8
    if (Number.isFinite(costs[sum]!) && (best < 0 || price(sum) < price(best))) best = sum
  }
  if (best < 0) return undefined
  const chosen: string[] = []
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at]!
    const index = taken[at]![best]!
    const choice = index < 0 ? undefined : piece.choices[index]
    chosen[at] = choice ? choice.text : piece.text
    if (choice) best -= savedBy(piece, choice)
  }
  return chosen
}

function assemble(layout: readonly LaidOut[], chosen: readonly string[]): PostContent {
  let at = 0
  const parts = layout.map(({ section, lines }) => {
    const kept = lines.map((line) => ({
      wasEmpty: !line.length,
      text: line
        .map(() => chosen[at++]!)
        .filter(Boolean)
        .join(' '),
    }))
    const text = kept
      .filter((line) => line.wasEmpty || line.text)
      .map((line) => line.text)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    return [section, renumber(text)]
  })
  return Object.fromEntries(parts) as PostContent
}

function renumber(text: string): string {
  let number = 0
  let letter = 0
  return text
    .split('\n')
    .map((line) => {
      if (/^\d{1,2}[.)]\s/.test(line)) return line.replace(/^\d+/, String(++number))
      if (/^\p{L}+ \d{1,2}\s?:\s/u.test(line)) return line.replace(/\d+/, String(++number))
      if (/^[A-H]\)\s/.test(line)) return 'ABCDEFGH'[letter++] + line.slice(1)
      return line
    })
    .join('\n')
}
