import type { ClaimWords } from '../languages/claims.ts'
import { dayAndMonth, type MonthDay, namedDay } from './dates.ts'
import type { Reckoned } from './derived.ts'
import type { Sentence } from './tokens.ts'

// How long it is from one given moment to another: from 14 April to 11 November are 211 days.

/** A moment that notes name; what they leave out is unknown. */
interface Moment {
  date?: MonthDay
  /** From Monday on. */
  weekday?: number
  /** Hours and minutes, or minutes and seconds. */
  clock?: readonly [number, number]
}

/** A moment is compared with those close before it. */
const nearest = 4
const maxMoments = 40
const daysOfYear = 365
const daysOfMonth = daysOfYear / 12
const minutesOfDay = 24 * 60

const clocks = /(?<![\d.,:])([01]?\d|2[0-4])[:h.]([0-5]\d)(?![\d.,:]\d|\s?[%€$£])/giu

/** The times between the moments of a text, in its order. */
export function spansIn(sentences: readonly Sentence[], words: ClaimWords): Reckoned[] {
  const moments = sentences.flatMap((sentence) => momentsIn(sentence, words)).slice(0, maxMoments)
  const spans = moments.flatMap((one, at) =>
    moments.slice(Math.max(0, at - nearest), at).flatMap((earlier) => between(earlier, one)),
  )
  return [...spans, ...sentences.flatMap((sentence) => openHours(sentence, words))]
}

/** "9-14", "de 9 a 14": from one hour to another. */
function openHours({ tokens }: Sentence, words: ClaimWords): Reckoned[] {
  return tokens.flatMap(({ text, word }, at) => {
    const [from, to] = [Number(tokens[at - 1]?.text), Number(tokens[at + 1]?.text)]
    const isBetween = /^[-–—]$/.test(text) || words.between.has(word)
    if (!isBetween || !(from <= 24 && to <= 24)) return []
    return [{ value: to > from ? to - from : to + 12 - from, unit: 'hour' }].filter(({ value }) => value > 0)
  })
}

function momentsIn(sentence: Sentence, words: ClaimWords): Moment[] {
  const { text, tokens, start: offset } = sentence
  const found: (Moment & { at: number })[] = dayAndMonth(sentence, words).map(({ at, ...date }) => ({ at, date }))
  for (const { kind, word, start } of tokens) {
    const weekday = kind === 'word' ? namedDay(word, words) : -1
    if (weekday >= 0) found.push({ at: start, weekday })
  }
  for (const { 1: hour, 2: minute, index } of text.matchAll(clocks)) {
    const at = offset + index
    const day = found.find(
      ({ weekday, at: from, clock }) => weekday !== undefined && !clock && at > from && at - from < 16,
    )
    const clock = [Number(hour), Number(minute)] as const
    if (day) day.clock = clock
    else found.push({ at, clock })
  }
  return found.toSorted((one, other) => one.at - other.at)
}

function between(earlier: Moment, later: Moment): Reckoned[] {
  if (earlier.date && later.date) return daysBetween(earlier.date, later.date)
  if (earlier.weekday !== undefined && later.weekday !== undefined) {
    const days = (later.weekday - earlier.weekday + 7) % 7
    if (!earlier.clock || !later.clock) return [{ value: days, unit: 'day' }]
    const value = (days * minutesOfDay + minutesAt(later.clock) - minutesAt(earlier.clock)) / 60
    return [
      { value, unit: 'hour' },
      { value: Math.round(value), unit: 'hour' },
      { value: Math.floor(value), unit: 'hour' },
    ]
  }
  if (!earlier.clock || !later.clock) return []
  const value = Math.abs(minutesAt(later.clock) - minutesAt(earlier.clock))
  return [
    { value, unit: 'minute' },
    { value: minutesOfDay - value, unit: 'minute' },
    { value, unit: 'second' },
  ]
}

const minutesAt = ([hours, minutes]: readonly [number, number]) => hours * 60 + minutes

function daysBetween(earlier: MonthDay, later: MonthDay): Reckoned[] {
  const years = earlier.year && later.year ? later.year - earlier.year : 0
  const months = years * 12 + later.month - earlier.month
  const inMonths = months <= 0 && years === 0 ? months + 12 : months
  if (!earlier.day || !later.day) return [{ value: inMonths, unit: 'month' }]
  const days = dayOfYear(later) - dayOfYear(earlier) + years * daysOfYear
  const exact = days < 0 && years === 0 ? days + daysOfYear : days
  const whole = Math.floor(exact / daysOfMonth)
  return [
    // Both ends may count, and a leap day.
    ...[exact, exact + 1].map((value) => ({ value, unit: 'day' })),
    { value: Math.round(exact / 7), unit: 'week' },
    { value: Math.floor(exact / 7), unit: 'week' },
    { value: whole, unit: 'month' },
    { value: Math.round(exact / daysOfMonth), unit: 'month' },
  ].filter(({ value }) => value > 0)
}

const firstDays = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const dayOfYear = ({ month, day = 1 }: MonthDay) => firstDays[month - 1]! + day
