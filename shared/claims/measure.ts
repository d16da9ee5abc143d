import type { Language } from '../catalogue.ts'
import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import { readDigits, readWords } from './read-number.ts'
import { unclear, unitNamed } from './shortened.ts'
import type { Token } from './tokens.ts'

// Reads the text around a number that belongs to it: its power, its total, its unit.

/** A quantity during reading; `at` is the index of the token after it. */
export interface Draft {
  from: number
  at: number
  start: number
  end: number
  values: number[][]
  unit: string | null
  isWord: boolean
  isExact: boolean
  isHedged: boolean
  isCrowd: boolean
  /** "30-day plan": part of a name for a kind of thing. */
  isKind?: boolean
  /** "one", which counts only as a share of more. */
  isOne?: boolean
  /** What its power multiplies by: 1,000 for "5k". */
  power?: number
  /** Its unit is shortened so much that it may be any. */
  isOfAnyUnit?: boolean
}

export interface Reader {
  tokens: readonly Token[]
  words: ClaimWords
  language: Language | null
  /** The sentence's text close before and after an offset. */
  before: (offset: number) => string
  after: (offset: number) => string
  isUsed: (offset: number) => boolean
}

export const isTime = (unit: string): boolean =>
  /^(?:second|minute|hour|day|week|month|quarter|year|decade)$/.test(unit)

const shortPowers = new Map(everyClaimWords.flatMap((words) => [...(words.shortPowers ?? [])]))
const factors = new Map([...shortPowers, ['k', 1e3], ['m', 1e6], ['mn', 1e6], ['b', 1e9], ['bn', 1e9]])
/** "m" and "b" must touch their number. */
const isApart = (word: string) => word !== 'm' && word !== 'b'
const leastOrdinal = 20

export const shareOf = (parts: number, whole: number) => Math.round((parts / whole) * 1000) / 10

/** "5k", "30min", "100th", "10–15"; false if it is not a quantity: "4th", "5G". */
export function takeSuffix(draft: Draft, { tokens, words, language, before, after, isUsed }: Reader): boolean {
  const suffix = tokens[draft.at]
  const value = draft.values[0]![0]!
  if (suffix?.kind === 'word' && suffix.start === draft.end) {
    const isMetre = suffix.text === 'm' && !/[$€£]\s?$/.test(before(draft.start))
    const factor = isMetre ? undefined : factors.get(suffix.word)
    const unit = unitNamed(suffix.word, words, language === null)
    const either = language === null ? (isMetre ? 1e6 : suffix.word === 't' ? 1e3 : null) : null
    if (either) {
      // In notes metres and millions look the same, and so do tons and thousands.
      draft.values = draft.values.map((one) => one.flatMap((amount) => [amount, amount * either]))
    } else if (factor) {
      draft.values = draft.values.map((one) => one.map((amount) => amount * factor))
      draft.isExact = true
      draft.isHedged = value % 1 !== 0
      draft.power = factor
    } else if (everyClaimWords.some(({ ordinalEnding }) => ordinalEnding?.test(suffix.word))) {
      if (language === null && unit) draft.isOfAnyUnit = true
      else if (value < leastOrdinal) return false
    } else if (unit && (language === null || isTime(unit))) setUnit(draft, unit)
    else
      return (
        suffix.word === 'x' ||
        everyClaimWords.some(({ manifold }) => manifold?.test(suffix.word)) ||
        language === null ||
        /^\p{Ll}{2,3}$/u.test(suffix.text)
      )
    draft.at++
    draft.end = suffix.end
  } else if (
    language !== null &&
    words.beforeDottedOrdinal &&
    suffix?.text === '.' &&
    suffix.start === draft.end &&
    (draft.at < tokens.length - 1 || words.beforeDottedOrdinal.test(before(draft.start)))
  ) {
    if (value < leastOrdinal) return false
  }
  const range = /^\s?[-–—]\s?(\d[\d.,]*\d|\d)/.exec(after(draft.end))
  if (range && !isUsed(draft.end + range[0].length - 1)) {
    draft.values.push(readDigits(range[1]!, language))
    draft.end += range[0].length
    skipTo(draft, tokens)
  }
  return true
}

/** "5 million". */
export function takePower(draft: Draft, { tokens, words }: Reader): void {
  const token = tokens[draft.at]
  const word = token?.word ?? ''
  const power = words.powers.get(word) ?? (isApart(word) ? factors.get(word) : undefined)
  if (draft.isWord || !token || !power) return
  draft.values = draft.values.map((one) => one.map((amount) => amount * power))
  draft.end = token.end
  draft.isExact = true
  draft.power = power
  draft.at++
}

/** "9 out of 10", "neuf clients sur dix". */
export function takeTotal(draft: Draft, { tokens, words, language, after, isUsed }: Reader): void {
  const between = draft.unit === null && !draft.isCrowd ? words.outOf.exec(after(draft.end)) : null
  if (!between) return
  const at = tokens.findIndex(({ start }) => start >= draft.end + between[0].length)
  const token = tokens[at]
  if (!token || isUsed(token.start)) return
  const read =
    token.kind === 'number'
      ? { value: readDigits(token.text, language)[0]!, next: at + 1 }
      : readWords(tokens, at, words)
  if (!read || read.value < draft.values[0]![0]!) return
  const end = tokens[read.next - 1]!.end
  const isSure = words.outOfSurely?.test(between[0])
  // "one of five" names one; "one in five" counts.
  if (draft.isOne && words.outOfNaming?.test(between[0]) && !isSure) return
  if (words.percent.test(after(end)) || (!isSure && words.times.has(tokens[read.next]?.word ?? ''))) return
  draft.values.push([read.value])
  draft.at = read.next
  draft.end = end
  draft.isExact = true
}

/** "40 %", "$5", "5 €", "three times as". */
export function takeSign(draft: Draft, { tokens, words, language, before, after }: Reader): void {
  if (draft.unit !== null && draft.unit !== '%') return
  const rest = after(draft.end)
  const percent = words.percent.exec(rest)
  const sign = /([$€£¥])\s?$/.exec(before(draft.start)) ?? codeBefore(before(draft.start), words)
  const signBehind = /^[\s\u00A0\u202F]?([$€£¥])/.exec(rest)
  const multiple = draft.isCrowd ? null : words.multiples.exec(rest)
  if (percent) {
    draft.unit = '%'
    draft.end += percent[0].length
  } else if (sign) {
    draft.unit = sign[1] ?? null
    draft.start -= sign[0].length
  } else if (signBehind) {
    draft.unit = signBehind[1]!
    draft.end += signBehind[0].length
  } else if (multiple) {
    // In notes "2x a week" says how often.
    if (language === null) draft.isOfAnyUnit = true
    else draft.unit = 'x'
    draft.end += multiple[0].trimEnd().length
  }
  skipTo(draft, tokens)
}

/** "three weeks", "5 euros", "two thirds". */
export function takeUnit(draft: Draft, reader: Reader): void {
  const { tokens, words, language } = reader
  if (draft.unit !== null || draft.isOfAnyUnit) return
  takeHalf(draft, reader)
  if (draft.unit !== null) return
  const isHyphen = /^[-–‑]$/.test(tokens[draft.at]?.text ?? '') && tokens[draft.at]!.start === draft.end
  const first = isHyphen ? draft.at + 1 : draft.at
  // "3 extra weeks"
  const at = isUnitBehind(tokens, first, words) ? first + 1 : first
  const token = tokens[at]
  if (token?.kind !== 'word') return
  const whole = words.parts.get(token.word)
  const amount = draft.values[0]![0]!
  const unit = unitNamed(token.word, words, language === null) ?? timeAtEnd(token.word, words)
  if (unit) {
    setUnit(draft, unit)
    draft.isKind = isHyphen && isTime(unit) && /^[-‑ ]\p{L}/u.test(reader.after(token.end))
  } else if (whole && draft.isWord && amount < whole) {
    draft.values = [[shareOf(amount, whole)]]
    draft.unit = '%'
  } else return
  draft.end = token.end
  draft.at = at + 1
  takeHalf(draft, reader)
}

/** "two and a half", "cinco horas y media". */
function takeHalf(draft: Draft, { tokens, after }: Reader): void {
  const rest = after(draft.end)
  const half = everyClaimWords.map((words) => words.half?.exec(rest)).find(Boolean)
  if (!half) return
  if (half.groups?.hour) draft.unit = 'hour'
  draft.values = draft.values.map((one) => one.map((amount) => amount + 0.5))
  draft.end += half[0].length
  skipTo(draft, tokens)
}

const isUnitBehind = (tokens: readonly Token[], at: number, words: ClaimWords): boolean => {
  const [one, next] = [tokens[at], tokens[at + 1]]
  if (one?.kind !== 'word' || next?.kind !== 'word' || words.stop.has(one.word)) return false
  return unitNamed(one.word, words) === undefined && unitNamed(next.word, words) !== undefined
}

function setUnit(draft: Draft, unit: string): void {
  if (unit === unclear) draft.isOfAnyUnit = true
  else draft.unit = unit
}

/** "EUR 380" */
function codeBefore(before: string, { currencies }: ClaimWords): [string, string] | null {
  const code = /(?<!\p{L})(\p{L}{3})\.?\s?$/u.exec(before)
  const unit = code && currencies.get(code[1]!.toLowerCase())
  return unit ? [code[0], unit] : null
}

/** Compounds such as working hours ("Arbeitsstunden") are hours too. */
const timeAtEnd = (word: string, words: ClaimWords): string | undefined =>
  words.times.get(words.timeAtEnd?.exec(word)?.[0] ?? '')

const skipTo = (draft: Draft, tokens: readonly Token[]) => {
  while (tokens[draft.at] && tokens[draft.at]!.start < draft.end) draft.at++
}
