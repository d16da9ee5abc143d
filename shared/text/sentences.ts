import type { Language } from '../catalogue.ts'
import { alternatives, union } from '../languages/lists.ts'
import { everySentenceWords, sentenceWords } from '../languages/sentences.ts'
import { linesIn, type Span } from './lines.ts'

export interface Sentence extends Span {
  /** With its punctuation, as in the text. */
  text: string
}

export interface SentenceOptions {
  /** Needed where languages differ, as in "am 12. Then" and "am 12. Tag". */
  language?: Language | null
  /** Typed notes: a sentence may begin in lower case, `;` and ` / ` separate sentences, and quotations stay whole. */
  isNotes?: boolean
}

/** The sentences of a text in order, without list marks. A sentence never continues on the next line. */
export const sentencesIn = (text: string, options: SentenceOptions = {}): Sentence[] =>
  linesIn(text).flatMap(({ from, end }) => sentencesOfLine(text.slice(from, end), options, from))

const ending = /[.!?…]+["”’»“)]*/gu
const endingOfNotes = /[.!?…]+["”’»“)]*|[;/](?=\s)/gu
/** Signs after the end of a sentence that still belong to it. */
const trailing =
  /(?:[ \u00A0\u202F]»)?(?:\s{0,2}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)){0,12}/uy
const following = /\s+["“‘«„‚(]?[\s\u00A0\u202F]?(?=(.))/uy
/** How a sentence begins, except in notes. */
const beginning = /[\p{Lu}\p{Lt}\p{N}\p{Extended_Pictographic}¿¡]/u

/** The sentences of one line; together they contain every word. `offset` is the line's offset in its text. */
export function sentencesOfLine(
  line: string,
  { language = null, isNotes = false }: SentenceOptions = {},
  offset = 0,
): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  const add = (from: number, to: number) => {
    const piece = line.slice(from, to)
    const text = piece.trim()
    if (!text) return
    const at = from + piece.length - piece.trimStart().length
    found.push({ text, start: offset + at, end: offset + at + text.length })
  }
  const asides = new Asides(line, isNotes)
  for (const { 0: match, index } of line.matchAll(isNotes ? endingOfNotes : ending)) {
    const end = endOf(line, index + match.length)
    following.lastIndex = end
    const next = following.exec(line)?.[1]
    if (!next || !(isNotes || beginning.test(next)) || asides.isOpen(start, end)) continue
    const mark = /^[.!?…]+/.exec(match)?.[0] ?? match
    if (mark === ';' || mark === '/') {
      if (!separates(line, start, index)) continue
      add(start, index)
      start = end
      continue
    }
    const before = line.slice(Math.max(start, index - longestLookBack), index)
    const after = line.slice(following.lastIndex, following.lastIndex + longestLookAhead)
    const closing = line.slice(index + mark.length, end)
    const isStart = index - start <= longestLookBack
    if (!ends({ before, mark, closing, after, isStart, language, isNotes })) continue
    add(start, end)
    start = end
  }
  add(start, line.length)
  return found
}

/** Signs that belong to the sentence are never ASCII. */
function endOf(line: string, at: number): number {
  const isPlain = line.charCodeAt(at) < 128 && line.charCodeAt(at + 1) < 128 && line.charCodeAt(at + 2) < 128
  if (isPlain) return at
  trailing.lastIndex = at
  return at + (trailing.exec(line)?.[0].length ?? 0)
}

const longestLookBack = 60
const longestLookAhead = 20
/** In prose a longer bracket contains sentences of its own. */
const longestAside = { prose: 80, notes: 300 }

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '«': '»', '“': '”', '„': '“' }

/** Tracks brackets, and quotations in notes: a full stop inside does not end the sentence. */
class Asides {
  readonly #line: string
  readonly #isNotes: boolean
  readonly #marks: RegExp
  #depth = 0
  #isQuoted = false
  /** Inside „German“ marks, whose closing mark opens in other languages. */
  #isLow = false

  constructor(line: string, isNotes: boolean) {
    this.#line = line
    this.#isNotes = isNotes
    this.#marks = isNotes ? /["([«“„\])”»]/g : /[()]/g
  }

  /** Whether the offset `end` is inside an aside of the sentence from `start`. Offsets must ascend. */
  isOpen(start: number, end: number): boolean {
    let found = this.#marks.exec(this.#line)
    while (found && found.index < end) {
      this.#read(found[0], found.index, start)
      found = this.#marks.exec(this.#line)
    }
    this.#marks.lastIndex = found?.index ?? this.#line.length
    return this.#isQuoted || this.#depth > 0
  }

  #read(mark: string, at: number, start: number): void {
    const closer = this.#isLow && mark === '“' ? undefined : closers[mark]
    const isOpening = closer !== undefined && this.#closesSoon(at, closer)
    this.#isLow = mark === '„' ? isOpening : this.#isLow && closer !== undefined
    if (mark === '"') this.#isQuoted = !this.#isQuoted && this.#closesSoon(at, mark)
    else if (!closer) this.#depth = Math.max(0, this.#depth - 1)
    // A sentence that is in brackets as a whole ends inside them.
    else if (isOpening && (this.#isNotes || this.#line.slice(start, at).trim())) this.#depth += 1
  }

  /** An opening mark without a closing one, such as a smiley's mouth, does not count. */
  #closesSoon(at: number, closer: string): boolean {
    return this.#line.slice(at + 1, at + longestAside[this.#isNotes ? 'notes' : 'prose']).includes(closer)
  }
}

const fewestBesideSeparator = 3

/** False for the slash of "and / or". */
function separates(line: string, start: number, at: number): boolean {
  if (line[at] === '/' && !/\s/.test(line[at - 1] ?? '')) return false
  return (
    isOfWords(line.slice(Math.max(start, at - longestLookBack), at), fewestBesideSeparator) &&
    isOfWords(line.slice(at + 1, at + 1 + longestLookBack), fewestBesideSeparator)
  )
}

const isOfWords = (text: string, fewest: number) => text.split(/\s+/).filter(Boolean).length >= fewest

interface Place {
  /** The text before the mark, and the text after the white space behind it. */
  before: string
  mark: string
  closing: string
  after: string
  /** Whether `before` starts at the sentence's beginning. */
  isStart: boolean
  language: Language | null
  isNotes: boolean
}

const abbreviations = union(everySentenceWords, (words) => words.abbreviations)
const references = union(everySentenceWords, (words) => words.references)
const lists = union(everySentenceWords, (words) => words.lists)
const shortMonths = union(everySentenceWords, (words) => words.shortMonths)
const units = union(everySentenceWords, (words) => words.units)
const goesOnAfterUnit = new RegExp(
  `^(?:${alternatives(everySentenceWords, (words) => words.afterUnit)})(?!\\p{L})|^(?:${alternatives(everySentenceWords, (words) => words.afterUnitStart)})`,
  'iu',
)
const everyOrdinals = everySentenceWords.flatMap(({ ordinals }) => ordinals ?? [])
const fewestWords = 4

const isLower = (text: string) => /^\p{Ll}/u.test(text)
const isNumber = (text: string) => /^\d/.test(text)

/** "Well.. maybe", "And then… nothing" */
const trailsOff = ({ mark, after }: Place) => (mark.startsWith('…') || mark.startsWith('..')) && isLower(after)

/** Includes full stops inside the word. */
function lastWord(text: string): string {
  let start = text.length
  while (start > 0 && !' \t\u00A0\u202F("“„«'.includes(text[start - 1]!)) start -= 1
  return text.slice(start)
}

function ends(place: Place): boolean {
  const { before, mark, closing, after, isStart, isNotes } = place
  if (isNotes && mark === '..' && closing === '' && isOfWords(before, fewestWords)) return true
  // '"What is it?" at the end' continues.
  if (isLower(after) && (/[)»]/.test(closing) || (/[?!]/.test(mark) && closing !== ''))) return false
  if (mark !== '.' || closing !== '') return !(isNotes && trailsOff(place))
  const typed = lastWord(before)
  const word = typed.toLowerCase()
  // "9 a.m.", "EE. UU."
  if (/^(?:\p{L}\.){1,4}\p{L}$|^(\p{Lu})\1$/u.test(typed)) return false
  if (/^\p{L}$/u.test(typed)) return endsWithLetter(typed, before, after)
  if (/^\d{1,3}$/.test(typed)) return !isOrdinal(place)
  if (shortMonths.has(word)) return !isNumber(after) && (!isNotes || isOfWords(before, fewestWords) || !isStart)
  // "du CA." ends a sentence.
  if (/^\p{Lu}{2,8}$/u.test(typed) && /\p{Ll}/u.test(before) && !isNumber(after)) return true
  if (lists.has(word)) return !isLower(after)
  // "It takes 6 min. we like it", but not "3 Std. am Tag"
  if (isNotes && units.has(word) && /\d\s?\p{L}+$/u.test(before)) return !goesOnAfterUnit.test(after)
  return !(abbreviations.has(word) || (references.has(word) && isNumber(after)))
}

/** "7 h.", "2 M.", "so do I.", but not "2 J. Smith", "z. B.", "p. 12". */
function endsWithLetter(letter: string, before: string, after: string): boolean {
  if (/\d\s\p{L}$/u.test(before)) return isLower(letter) || isLower(after)
  return /^i$/i.test(letter) && !isNumber(after)
}

/** "3. Platz", "im 2. Stock" */
function isOrdinal({ before, after, isStart, language }: Place): boolean {
  if (isStart && /^\s*\d{1,3}$/.test(before)) return true
  if (everyOrdinals.some(({ counted }) => counted.test(after))) return true
  const isBefore =
    language === null
      ? everyOrdinals.some(({ surelyBefore }) => surelyBefore.test(before))
      : sentenceWords[language].ordinals?.before.test(before)
  return isBefore === true && /^\p{L}/u.test(after)
}
