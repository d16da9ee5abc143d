import { type PostContent, type Section, sections, wordCount } from '#shared/posts.ts'
import { emojisIn, listMark, splitSentences } from '#shared/text.ts'
import type { Speech } from './language.ts'
import { clauseBreaks } from './sentences.ts'
import { tighten } from './tighten.ts'

/** Share of the words to take away: the aim, and the limits that count as "about 30 %". */
const aim = 0.3
const least = 0.21
const most = 0.39

interface Piece {
  text: string
  section: Section
  /** Shorter forms of it, '' being none. Each costs what a reader would miss. */
  choices: { text: string; cost: number }[]
}

type Line = Piece[]

/** Takes 20 to 40 % of the words away and keeps every section. Text too short for that comes back as short as it can be. */
export function shorten(content: PostContent, speech: Speech): PostContent {
  const total = countWords(content)
  const before = Object.fromEntries(
    sections.map((section) => [section, tighten(content[section], speech)]),
  ) as PostContent
  const base = countWords(before) > total ? content : before
  const gone = total - countWords(base)
  for (const cut of [wholeSentences, clauses, phrases]) {
    const lines = layOut(base, (sentence, isKept) => cut(sentence, isKept, speech))
    const chosen = choose(
      lines.flatMap((section) => section.lines.flat()),
      total,
      gone,
    )
    if (chosen) return assemble(lines, chosen)
  }
  return base
}

const countWords = (content: PostContent) => sections.reduce((sum, section) => sum + wordCount(content[section]), 0)

type Choices = { text: string; cost: number }[]
type Cut = (sentence: string, isKept: boolean, speech: Speech) => Choices

const worth = (sentence: string, { firstPerson }: Speech): number =>
  wordCount(sentence) * 0.6 +
  (sentence.match(/\d+|["“][^"”]+["”]|(?<=\S\s)\p{Lu}\p{L}+/gu)?.length ?? 0) * 7 +
  (firstPerson.test(sentence) ? 4 : 0) +
  (/[:?]$/.test(sentence) ? 8 : 0) +
  emojisIn(sentence).length

const whole = (sentence: string, isKept: boolean, speech: Speech) =>
  isKept ? [] : [{ text: '', cost: worth(sentence, speech) + 5 }]

const wholeSentences: Cut = (sentence, isKept, speech) => [
  ...whole(sentence, isKept, speech),
  ...[...sentence.matchAll(speech.grammar.remark)]
    .filter((match) => wordCount(sentence.slice(0, match.index)) > 4)
    .map((match) => cutAt(sentence, match.index, speech, 2)),
]

const clauses: Cut = (sentence, isKept, speech) => [
  ...wholeSentences(sentence, isKept, speech),
  ...clauseBreaks(sentence, speech)
    .filter((at) => wordCount(sentence.slice(0, at)) > 3)
    .map((at) => cutAt(sentence, at, speech)),
]

const phrases: Cut = (sentence, isKept, speech) => {
  const words = [...sentence.matchAll(/\s+/g)].map((match) => match.index)
  const isPhrase = (at: number) =>
    !speech.dangling.test(sentence.slice(0, at)) && speech.smallWord.test(sentence.slice(at).trimStart())
  return [
    ...clauses(sentence, isKept, speech),
    ...words
      .filter((at) => isPhrase(at) && wordCount(sentence.slice(0, at)) > 2)
      .map((at) => cutAt(sentence, at, speech, 10)),
    ...words.map((at) => cutAt(sentence, at, speech, 40)),
  ]
}

function cutAt(sentence: string, at: number, speech: Speech, extra = 4): { text: string; cost: number } {
  const end = /[\s\u00A0]?[.!?…]["”“’»)]*$/.exec(sentence)?.[0] ?? ''
  const head = sentence.slice(0, at).replace(/[\s,;:–—-]+$/, '')
  const text = end && !/[.!?…]$/.test(head) ? head + end : head
  return { text, cost: worth(sentence.slice(at), speech) + extra }
}

interface LaidOut {
  section: Section
  lines: Line[]
}

function layOut(content: PostContent, cut: (sentence: string, isKept: boolean) => Choices): LaidOut[] {
  return sections.map((section) => {
    const lines = content[section].split('\n').map((line) => {
      const mark = listMark.exec(line)?.[0] ?? ''
      return splitSentences(line.slice(mark.length)).map((sentence, at) => (at ? sentence : mark + sentence))
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
          const isFirst = seen++ === 0
          const startsItem = isItem && at === 0
          const isKept = isFirst || /:$/.test(text) || (startsItem && (items <= 2 || line.length > 1 || marked < 3))
          return { text, section, choices: cut(text, isKept).filter((choice) => choice.text.length < text.length) }
        })
      }),
    }
  })
}

/** Dynamic programming over the words taken away: the cheapest set of cuts whose sum comes nearest to the aim. */
function choose(pieces: readonly Piece[], total: number, gone: number): string[] | undefined {
  const limit = Math.floor(total * most) - gone
  const floor = Math.ceil(total * least) - gone
  if (limit < 0) return pieces.map((piece) => piece.text)
  let costs = new Float64Array(limit + 1).fill(Number.POSITIVE_INFINITY)
  costs[0] = 0
  const taken: Int16Array[] = []
  for (const piece of pieces) {
    const next = costs.slice()
    const from = new Int16Array(limit + 1).fill(-1)
    piece.choices.forEach((choice, index) => {
      const saved = wordCount(piece.text) - wordCount(choice.text)
      if (saved <= 0) return
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
  const wanted = total * aim - gone
  let best = -1
  for (let sum = Math.max(0, floor); sum <= limit; sum++) {
    const price = (at: number) => costs[at]! + Math.abs(at - wanted) * 0.8
    if (Number.isFinite(costs[sum]!) && (best < 0 || price(sum) < price(best))) best = sum
  }
  if (best < 0) return undefined
  const chosen: string[] = []
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at]!
    const index = taken[at]![best]!
    const choice = index < 0 ? undefined : piece.choices[index]
    chosen[at] = choice ? choice.text : piece.text
    if (choice) best -= wordCount(piece.text) - wordCount(choice.text)
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
