import type { Language } from '../catalogue.ts'
import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import { fold, union } from '../languages/lists.ts'
import { countedFrom, isAboutText, isPartOfName, isShare, nounBehind, pointerEnd } from './around-number.ts'
import { inBase } from './derived.ts'
import {
  type Draft,
  isTime,
  type Reader,
  shareOf,
  takePower,
  takeSign,
  takeSuffix,
  takeTotal,
  takeUnit,
} from './measure.ts'
import { readDigits, readWords } from './read-number.ts'
import type { Sentence } from './tokens.ts'

export interface Span {
  start: number
  end: number
}

export interface Quantity extends Span {
  /** Each of its numbers ("10–15" has two) with its possible values: in an unknown language "1,200" is 1200 or 1.2. */
  values: number[][]
  /** '%', a currency, 'x', a unit of time, 'other' for counted things, null when unknown. */
  unit: string | null
  /** The stem of the counted word. */
  counted: string | null
  /** The same if a noun certainly follows the number. */
  noun: string | null
  /** So small or vague that it may be a figure of speech. */
  isWeak: boolean
  isWord: boolean
  /** "about", "nearly": within a twentieth. */
  isHedged: boolean
  /** "hundreds": at least as many. */
  isCrowd: boolean
  /** Counts parts of the text itself: three ways, five steps. */
  isStructure: boolean
  /** Describes a kind of thing instead of counting: a 30-day plan. */
  isKind: boolean
  /** What its power multiplies by: 1,000 for "5k". */
  power?: number
  /** "one" alone, which counts only in a rate. */
  isOne?: boolean
}

/** Figures of speech and version numbers, which count nothing. */
const idioms =
  /^(?:(?:24\/7|50\/50|80\/20|9\/11|1:1|360|\d{1,3}\.\d{1,2}\.\d{1,4}(?:\.\d{1,4}){0,3})(?![.,/:]{0,3}\d))/iu
const everyKind = everyClaimWords.flatMap(({ kinds }) => kinds)
const fractions: Record<string, number> = { '1/2': 50, '1/3': 33.3, '2/3': 66.7, '1/4': 25, '3/4': 75 }
const ones = union(everyClaimWords, ({ one }) => one.first)
const ranges = union(everyClaimWords, (words) => words.between)
const maxOfStructure = 12
const maxMeant = 3
const reach = 100

/** All quantities of a sentence. `used` are spans already read as something else, such as dates. */
export function quantitiesIn(
  { text, start: offset, tokens }: Sentence,
  words: ClaimWords,
  language: Language | null,
  used: readonly Span[],
): Quantity[] {
  const reader: Reader = {
    tokens,
    words,
    language,
    before: (end) => text.slice(Math.max(0, end - offset - reach), end - offset),
    after: (start) => text.slice(start - offset, start - offset + reach),
    isUsed: (at) => used.some(({ start, end }) => at >= start && at < end),
  }
  const found: Quantity[] = []
  let at = 0
  while (at < tokens.length) {
    const read = reader.isUsed(tokens[at]!.start) ? null : quantityAt(at, reader)
    if (read?.quantity) found.push(read.quantity)
    at = read?.next ?? at + 1
  }
  found.push(
    ...phrasesIn(text, offset, words).filter(
      ({ start, end }) => !reader.isUsed(start) && !found.some((one) => start < one.end && end > one.start),
    ),
  )
  shareUnits(found, text, offset)
  return joinedTimes(found, text, offset)
}

/** The quantity at a token and where to go on; without a quantity if the words there count nothing. */
function quantityAt(from: number, reader: Reader): { quantity?: Quantity; next: number } | null {
  const { kind, start } = reader.tokens[from]!
  const { words } = reader
  const idiomEnd = kind === 'mark' ? null : idiomEndAt(from, reader)
  if (idiomEnd) return { next: behind(from, start + idiomEnd, reader) }
  if (kind === 'word' && words.powers.has(reader.tokens[from]!.word) && words.idioms.test(reader.after(start)))
    return { next: from + 2 }
  const draft = kind === 'number' ? fromDigits(from, reader) : fromWords(from, reader)
  if (!draft) return null
  if (!draft.isWord && draft.unit === null && !draft.isExact && !takeSuffix(draft, reader)) return { next: draft.at }
  takePower(draft, reader)
  takeTotal(draft, reader)
  // In notes, "one a month" is a rate.
  if (draft.isOne && !draft.isExact && reader.language !== null) return { next: from + 1 }
  takeSign(draft, reader)
  takeUnit(draft, reader)
  return { quantity: isAll(draft, reader) ? undefined : finished(draft, reader), next: draft.at }
}

function idiomEndAt(from: number, { tokens, words, language, before, after }: Reader): number | null {
  const { kind: sort, word, start } = tokens[from]!
  if (sort === 'word' && !words.numbers.has(word) && !words.compound?.(word)) return null
  const [former, rest] = [before(start), after(start)]
  const kind = everyKind.find(({ before, is }) => (before?.test(former) ?? true) && is.test(rest))
  const idiom = idioms.exec(rest) ?? kind?.is.exec(rest)
  if (idiom) return idiom[0].length
  // In the author's notes (no language given) every number counts.
  return sort === 'number' && language !== null ? pointerEnd(former, rest) : null
}

function behind(from: number, end: number, { tokens }: Reader): number {
  let at = from
  while (at < tokens.length && tokens[at]!.start < end) at++
  return at
}

function fromDigits(from: number, { tokens, after, words, language }: Reader): Draft | null {
  const token = tokens[from]!
  const draft: Draft = {
    from,
    at: from + 1,
    start: token.start,
    end: token.end,
    values: [readDigits(token.text, language)],
    unit: null,
    isWord: false,
    isExact: false,
    isHedged: false,
    isCrowd: false,
  }
  const ratio = /^\d+[/:]\d+(?![/:\d])/.exec(after(token.start))?.[0]
  if (!ratio) return language !== null && isPartOfName(tokens, from, words) ? null : draft
  draft.end = token.start + ratio.length
  while (tokens[draft.at] && tokens[draft.at]!.start < draft.end) draft.at++
  const fraction = fractions[ratio]
  return fraction
    ? { ...draft, values: [[fraction]], unit: '%', isWord: true }
    : { ...draft, values: ratio.split(/[/:]/).map((part) => [Number(part)]), isExact: true }
}

function fromWords(from: number, { tokens, words }: Reader): Draft | null {
  const { kind, word, start, end } = tokens[from]!
  if (kind !== 'word') return null
  const draft = {
    from,
    at: from + 1,
    start,
    end,
    unit: null,
    isWord: true,
    isExact: false,
    isHedged: false,
    isCrowd: false,
  }
  const crowd = words.crowds.get(word)
  if (crowd !== undefined) return { ...draft, values: [[crowd]], isCrowd: true }
  const multiple = words.multiplied.get(word)
  if (multiple !== undefined) return { ...draft, values: [[multiple]], unit: 'x' }
  const whole = words.parts.get(word)
  if (whole && isShare(tokens, from, words)) return { ...draft, values: [[shareOf(1, whole)]], unit: '%' }
  const read = readWords(tokens, from, words)
  if (!read && ones.has(word)) return { ...draft, values: [[1]], isOne: true }
  return read && { ...draft, values: [[read.value]], at: read.next, end: tokens[read.next - 1]!.end }
}

/** "100 %" alone means "wholly". */
const isAll = ({ values, unit, isWord, end }: Draft, { after }: Reader) =>
  !isWord && unit === '%' && values[0]![0] === 100 && !everyClaimWords.some(({ ofAll }) => ofAll.test(after(end)))

function finished(draft: Draft, { tokens, words, before }: Reader): Quantity {
  const { start, end, values, unit, at, isWord, isCrowd } = draft
  const counted = countedFrom(tokens, at, words)
  const textBefore = before(start)
  const value = values[0]![0]!
  const isMeasured = unit !== null && !isTime(unit)
  const isExact = draft.isExact || isMeasured || (isCrowd ? value >= 1e6 : value >= 100 || (!isWord && value % 1 !== 0))
  const isSame = isWord && (value <= maxMeant || !counted) && words.theSame.test(textBefore)
  const isAbout =
    isAboutText(tokens, at, words) && !everyClaimWords.some(({ byHowMuch }) => byHowMuch?.test(textBefore))
  return {
    start,
    end,
    values,
    unit: unit ?? (counted && !draft.isOfAnyUnit ? 'other' : null),
    counted,
    noun: unit === null ? nounBehind(tokens, at, words) : null,
    isWeak: !isExact,
    isWord,
    isHedged: draft.isHedged || words.hedges.test(` ${textBefore}`),
    isCrowd,
    isKind: draft.isKind ?? false,
    power: draft.power,
    isOne: draft.isOne && !draft.isExact && value === 1,
    isStructure:
      unit === null &&
      value <= maxOfStructure &&
      Number.isInteger(value) &&
      (isSame || isAbout || (value === 0 && !counted)),
  }
}

function phrasesIn(text: string, offset: number, words: ClaimWords): Quantity[] {
  return words.phrases.flatMap(({ pattern, value, unit, isWeak = false }) =>
    [...text.matchAll(pattern)].map((match) => {
      const { part, time } = match.groups ?? {}
      const start = offset + match.index
      return {
        start,
        end: start + match[0].trimEnd().length,
        values: [[part ? shareOf(1, words.parts.get(fold(part)) ?? 1) : value]],
        unit: time ? (words.times.get(fold(time)) ?? null) : unit,
        counted: null,
        noun: null,
        isWeak,
        isWord: true,
        isHedged: unit === '%' || words.hedges.test(` ${text.slice(Math.max(0, match.index - reach), match.index)}`),
        isCrowd: false,
        isStructure: false,
        isKind: false,
      }
    }),
  )
}

/** "two hours and twenty minutes", "deux heures vingt": one duration. */
function joinedTimes(found: readonly Quantity[], text: string, offset: number): Quantity[] {
  const joined: Quantity[] = []
  for (const one of found) {
    const last = joined.at(-1)
    const between = last && text.slice(last.end - offset, one.start - offset)
    const sum = last && between !== undefined && isJoint(between.trim()) ? sumOfTimes(last, one, between) : null
    if (last && sum) joined[joined.length - 1] = { ...last, ...sum, end: one.end }
    else joined.push(one)
  }
  return joined
}

const joints = new Set(everyClaimWords.map(({ and }) => and))
const isJoint = (between: string) => between === '' || between === ',' || joints.has(between)

function sumOfTimes(long: Quantity, short: Quantity, between: string): { values: number[][]; unit: string } | null {
  if (long.values.length > 1 || short.values.length > 1 || long.unit === null || !isTime(long.unit)) return null
  // "deux heures vingt": the minutes need no word.
  const isBare = long.unit === 'hour' && between === ' ' && (short.unit === null || short.unit === 'other')
  const unit = isBare ? 'minute' : short.unit
  if (unit === null || unit === long.unit || !isTime(unit)) return null
  const [all, part] = [
    inBase({ value: long.values[0]![0]!, unit: long.unit }),
    inBase({ value: short.values[0]![0]!, unit }),
  ]
  return all.unit === part.unit && part.value < all.value
    ? { values: [[all.value + part.value]], unit: all.unit! }
    : null
}

/** "from 10 to 15 %": the first number takes the unit of the second; "from 37 % to seven": or the last. */
function shareUnits(found: readonly Quantity[], text: string, offset: number): void {
  for (const [index, one] of found.entries()) {
    const next = found[index + 1]
    const isFinal = !next && /^[.!…]*$/.test(text.slice(one.end - offset).trim())
    if (isFinal && found[index - 1]?.unit === '%' && one.unit === null && one.isWord) one.unit = '%'
    const hasOwnUnit = !one.isWord && /\p{L}/u.test(text.slice(one.start - offset, one.end - offset))
    if (!next || hasOwnUnit || (one.unit !== null && one.unit !== 'other')) continue
    const between = text.slice(one.end - offset, next.start - offset)
    if (between !== ` ${between.trim()} ` || !ranges.has(between.trim())) continue
    one.unit = next.unit
    one.counted = next.counted
    one.noun = next.noun
    one.isStructure = next.isStructure
    one.isWeak = next.isWeak
  }
}
