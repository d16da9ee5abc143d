import { type ClaimWords, everyClaimWords } from '../languages/claims.ts'
import { alternatives, fold, union } from '../languages/lists.ts'
import type { Span } from './numbers.ts'
import { isShortFor } from './shortened.ts'
import type { Sentence } from './tokens.ts'

/** A date in parts: "m3" for March, "d12", "y2024", "q3", "w1" for Monday, "t9:30". */
export interface DateMention extends Span {
  parts: string[]
  /** A time of day, or a month without day and year, which may be general. */
  isWeak: boolean
  /** "the first quarter", "on Monday": may be any of them. */
  isVague: boolean
}

const years = /(?<![\d.,$€£#-])(?:19[5-9]\d|20[0-4]\d)(?![\d%$€£]|[.,]\d|\s?%|-\p{L})/gu
const iso = /\b(\d{4})-(\d\d)-(\d\d)\b/g
const numeric =
  /(?<![\d./])(?:(\d{1,2})\.(\d{1,2})\.(?:((?:19|20)?\d\d)(?!\d))?|(\d{1,2})\/(\d{1,2})(?:\/((?:19|20)?\d\d))?)(?![\d/%])/g
/** Notes leave out the last dot: "release am 30.9". */
const shortDate = /(?<![\d.,])(\d{1,2})\.(\d{1,2})(?![\d.,])/g
const duration = /\b(\d{1,2})[ \u00A0\u202F]?h[ \u00A0\u202F]?([0-5]\d)\b/gi
const shares = /^(?:24\/7|9\/11|1\/2|1\/3|2\/3|1\/4|3\/4)$/
/** How words and figures for the first to the fourth begin. */
const ordinals = [0, 1, 2, 3].map((at) => [
  String(at + 1),
  ...everyClaimWords.flatMap((words) => words.ordinals[at] ?? []),
])
const yearOfQuarter = new RegExp(
  `^,? (?:(?:${alternatives(everyClaimWords, ({ ofYear }) => ofYear)}) )?((?:19|20)\\d\\d)`,
)
const minutes = new Map(everyClaimWords.flatMap((words) => [...words.minutes]))
const quarters = everyClaimWords.map(({ quarter }) => quarter)
const hoursOfOne = new Set(everyClaimWords.map(({ one }) => one.hour))
const plurals = union(everyClaimWords, (words) => words.plurals ?? [])

export function datesIn(sentence: Sentence, words: ClaimWords): DateMention[] {
  if (!mayHoldDate(sentence, words)) return []
  const { text, start: offset } = sentence
  const found: DateMention[] = []
  const isFree = (start: number) => !found.some((one) => start >= one.start && start < one.end)
  const add = (start: number, length: number, parts: string[], isWeak = false, isVague = false) => {
    if (isFree(offset + start))
      found.push({ start: offset + start, end: offset + start + length, parts, isWeak, isVague })
  }

  for (const { 0: whole, 1: year, 2: month, 3: day, index } of text.matchAll(iso))
    add(index, whole.length, [`y${year}`, `m${Number(month)}`, `d${Number(day)}`])
  for (const match of text.matchAll(numeric)) {
    const parts = shares.test(match[0]) ? null : numericParts(match, words)
    if (parts) add(match.index, match[0].length, parts)
  }
  for (const match of text.matchAll(words.monthDate)) {
    const { day, day2, month = '', year } = match.groups!
    if (words.everyMonth.test(text.slice(0, match.index))) continue
    const name = fold(month).replace('.', '')
    const number = words.months.findIndex((names) => names.includes(name)) + 1
    const parts = [`m${number}`]
    const date = Number.parseInt(day ?? day2 ?? '', 10)
    if (date >= 1 && date <= 31) parts.push(`d${date}`)
    if (year) parts.push(`y${year}`)
    add(match.index, match[0].trimEnd().length, parts, parts.length === 1)
  }
  for (const quarter of words.quarters) {
    for (const match of text.matchAll(quarter)) {
      const word = fold(match[1]!)
      const number = ordinals.findIndex((beginnings) => beginnings.some((one) => word.startsWith(one))) + 1
      const year = yearOfQuarter.exec(text.slice(match.index + match[0].length))
      add(
        match.index,
        match[0].length + (year?.[0].length ?? 0),
        [number ? `q${number}` : 'q', ...(year ? [`y${year[1]}`] : [])],
        false,
        !year && /\p{L}{3}/u.test(word),
      )
    }
  }
  for (const { 0: whole, index } of text.matchAll(words.weekday)) {
    const names = fold(whole).split(' ')
    const day = words.weekdays.findIndex((forms) => names.some((name) => forms.includes(name)))
    add(index, whole.length, [`w${day + 1}`], false, names.length === 1)
  }
  for (const match of text.matchAll(words.clock)) {
    const { hour, hour2, hour3, minute, minute2 } = match.groups as Record<string, string | undefined>
    const at = Number(hour ?? hour2 ?? hour3)
    if (at > 24) continue
    add(match.index, match[0].length, [timeOf(at, Number(minute ?? minute2 ?? 0))], true)
  }
  for (const { 0: whole, 1: hours, 2: minutes, index } of text.matchAll(duration))
    add(index, whole.length, [timeOf(Number(hours), Number(minutes))], true)
  for (const match of text.matchAll(words.clockWords))
    add(match.index, match[0].length, [spokenTime(match.groups!, words)], true)
  for (const match of text.matchAll(years)) {
    if (isYear(text, match.index, words)) add(match.index, match[0].length, [`y${match[0]}`])
  }
  return found
}

/**
 * The parts of every date that an author's text may mention. Notes are typed in a hurry ("since june", "6 may"), so
 * every word that may be a month or weekday counts.
 */
export function datePartsIn(sentence: Sentence, words: ClaimWords, dates: readonly DateMention[]): string[] {
  const parts = new Set(dates.flatMap((date) => date.parts))
  const { tokens } = sentence
  for (const [at, { kind, word }] of tokens.entries()) {
    if (kind !== 'word') continue
    const day = namedDay(word, words)
    if (day >= 0) parts.add(`w${day + 1}`)
    const month = namedMonth(word, words)
    if (month < 0) continue
    parts.add(`m${month + 1}`)
    for (const near of tokens.slice(Math.max(0, at - 3), at + 3)) {
      const date = near.kind === 'number' ? Number(near.text) : 0
      if (date >= 1 && date <= 31) parts.add(`d${date}`)
    }
  }
  const figures = [
    ...[...sentence.text.matchAll(numeric)].map(([, day, month, , one, other]) => [day ?? one, month ?? other]),
    ...(words.hasShortDates ? [...sentence.text.matchAll(shortDate)] : []).map(([, day, month]) => [day, month]),
  ]
  for (const pair of figures) {
    // Authors may put the day or the month first.
    for (const number of pair.map(Number)) {
      if (number >= 1 && number <= 31) parts.add(`d${number}`)
      if (number >= 1 && number <= 12) parts.add(`m${number}`)
    }
  }
  return [...parts]
}

export interface MonthDay {
  month: number
  day?: number
  year?: number
}

/** The months of an author's text with the day beside each, as far as it has one, and where they are. */
export function dayAndMonth({ text, start, tokens }: Sentence, words: ClaimWords): (MonthDay & { at: number })[] {
  const found = [...text.matchAll(numeric)].flatMap((match) => {
    const parts = shares.test(match[0]) ? null : numericParts(match, words)
    const part = (letter: string) => Number(parts?.find((one) => one.startsWith(letter))?.slice(1)) || undefined
    const month = part('m')
    return month ? [{ month, day: part('d'), year: part('y'), at: start + match.index }] : []
  })
  for (const [at, { kind, word, start: from }] of tokens.entries()) {
    const month = kind === 'word' ? namedMonth(word, words) : -1
    if (month < 0) continue
    const numberAt = (index: number) => (tokens[index]?.kind === 'number' ? Number(tokens[index]!.text) : 0)
    const isDay = (value: number) => value >= 1 && value <= 31
    const day = [at - 1, at - 2, at + 1].map(numberAt).find(isDay)
    const year = [at + 1, at + 2].map(numberAt).find((value) => value >= 1950 && value < 2050)
    found.push({ month: month + 1, day, year, at: from })
  }
  return found
}

export const namedDay = (word: string, words: ClaimWords): number =>
  words.weekdays.findIndex((forms) => isNamed(word, forms, 2))

const namedMonth = (word: string, words: ClaimWords): number =>
  words.months.findIndex((forms) => isNamed(word, forms, 3))

/** Whether a word is one of these names, or short for one. */
const isNamed = (word: string, names: readonly string[], least: number): boolean =>
  names.includes(word) ||
  (word.length >= least && word.length < 6 && names.some((name) => isShortFor(word, name) && word[1] === name[1]))

/** Reads a day and a month in digits, in the language's order unless one of them can only be a day. */
function numericParts(match: RegExpExecArray, words: ClaimWords): string[] | null {
  const [, dotDay, dotMonth, dotYear, one, other, slashYear] = match
  if (dotDay !== undefined && !dotYear && !words.hasShortDates) return null
  const [first, second] = [Number(dotDay ?? one), Number(dotMonth ?? other)]
  const isMonthFirst =
    one !== undefined && second > first ? second > 12 || words.monthFirst : words.monthFirst && one !== undefined
  const [day, month] = isMonthFirst && first <= 12 ? [second, first] : [first, second]
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  const year = dotYear ?? slashYear
  return [`m${month}`, `d${day}`, ...(year ? [`y${year.length === 2 ? `20${year}` : year}`] : [])]
}

/** In twelve hours, because people write half of all times that way. */
const timeOf = (hour: number, minute: number): string => `t${hour % 12}:${String(minute).padStart(2, '0')}`

/** "half past four", "a las nueve y media", "halb fünf". */
function spokenTime({ h, h2, past, to, halb }: Record<string, string | undefined>, words: ClaimWords): string {
  const read = (word = '') =>
    minutes.get(word.toLowerCase()) ?? words.numbers.get(fold(word)) ?? words.compound?.(fold(word)) ?? (word ? 1 : 0)
  const hour = read(h ?? h2)
  if (halb) return timeOf(hour + 11, 30)
  return to ? timeOf(hour + 11, 60 - read(to)) : timeOf(hour, read(past))
}

const dateWords = new WeakMap<ClaimWords, Set<string>>()

/** A quick check: most sentences have no date, and the longer patterns are slow. */
function mayHoldDate({ tokens }: Sentence, words: ClaimWords): boolean {
  const known = dateWords.get(words) ?? new Set([...words.months.flat(), ...words.weekdays.flat(), ...quarters])
  dateWords.set(words, known)
  return tokens.some(({ kind, word }) => kind === 'number' || known.has(word) || hasHour(word, words))
}

const hasHour = (word: string, words: ClaimWords) =>
  (words.numbers.get(word) ?? words.compound?.(word) ?? (hoursOfOne.has(word) ? 1 : 99)) <= 12

/** "in 2024" and "2024," are years, "2000 people" is not. */
function isYear(text: string, at: number, words: ClaimWords): boolean {
  if (words.beforeYear.test(text.slice(0, at))) return true
  const next = /^ (\p{L}+)/u.exec(text.slice(at + 4))?.[1]
  if (!next) return true
  if (words.stop.has(fold(next))) return true
  return words.capitalsAreCommon
    ? !/^\p{Lu}/u.test(next)
    : !next.endsWith('s') && !plurals.has(next) && !words.times.has(fold(next))
}
