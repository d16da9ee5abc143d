import { dated } from '#web/lib/intl.ts'
import { currentLocale } from '#web/lib/language.ts'
import { ordinal } from '#web/lib/ordinal.ts'
import { viewersFirstWeekday, type Weekday } from '#web/lib/week.ts'
import { type Day, dayOf, midnight } from './day.ts'

export type { Day }

export function addDays(day: Day, days: number): Day {
  const date = midnight(day)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOf(date)
}

/** The same day of another month, at most its last day. */
export function addMonths(day: Day, months: number): Day {
  const date = midnight(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))))
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => midnight(day).getUTCDay() || 7

const daysFrom = (day: Day, count: number): Day[] => Array.from({ length: count }, (_, at) => addDays(day, at))

export const stripDays = 5
export const stripFrom = (day: Day) => daysFrom(day, stripDays)

/** The first day of the week that contains `day`. */
const weekStart = (day: Day, first: Weekday): Day => addDays(day, -((weekdayOf(day) - first + 7) % 7))

export const weekOf = (day: Day, first = viewersFirstWeekday()): Day[] => daysFrom(weekStart(day, first), 7)

/** The current month shows this many weeks from the present one. */
const weeksAhead = 5
export const weeksFrom = (day: Day, first = viewersFirstWeekday()): Day[] =>
  daysFrom(weekStart(day, first), 7 * weeksAhead)

/** The six weeks around a month. */
export const monthOf = (day: Day, first = viewersFirstWeekday()): Day[] =>
  daysFrom(weekStart(`${day.slice(0, 7)}-01`, first), 42)

export const agendaDays = 28
export const agendaFrom = (day: Day) => daysFrom(day, agendaDays)

export const isSameMonth = (one: Day, other: Day) => one.slice(0, 7) === other.slice(0, 7)
export const dateOf = (day: Day) => Number(day.slice(8))

const named = (options: Intl.DateTimeFormatOptions) => (day: Day) =>
  dated(midnight(day), { ...options, timeZone: 'UTC' })

export const weekdayName = named({ weekday: 'long' })
export const shortWeekday = named({ weekday: 'short' })
export const monthName = named({ month: 'long' })
export const shortMonth = named({ month: 'short' })
export const monthAndYear = named({ month: 'long', year: 'numeric' })
/** Nov 21 */
export const shortDay = named({ month: 'short', day: 'numeric' })

const isEnglish = () => currentLocale() === 'en-US'
const wholeDate = named({ dateStyle: 'long' })
const fullDate = named({ dateStyle: 'full' })
const weekdayAndDate = named({ weekday: 'long', month: 'long', day: 'numeric' })

/** January 5th, 2027 */
export const longDay = (day: Day): string =>
  isEnglish() ? `${monthName(day)} ${ordinal(dateOf(day))}, ${day.slice(0, 4)}` : wholeDate(day)
/** Tuesday, January 5th */
export const weekdayAndDay = (day: Day): string =>
  isEnglish() ? `${weekdayName(day)}, ${monthName(day)} ${ordinal(dateOf(day))}` : weekdayAndDate(day)

/** Tuesday, January 5th, 2027 */
export const weekdayAndYear = (day: Day): string =>
  isEnglish() ? `${weekdayAndDay(day)}, ${day.slice(0, 4)}` : fullDate(day)

const between = (first: Day, last: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' }).formatRange(midnight(first), midnight(last))

/** Nov 23 – 27, or Nov 28 – Dec 2 */
export function datesOf(days: readonly Day[]): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  if (!isEnglish()) return between(first, last, { month: 'short', day: 'numeric' })
  return `${shortDay(first)} – ${isSameMonth(first, last) ? dateOf(last) : shortDay(last)}`
}

/** Nov 23 – 27, 2026 */
export function datesAndYear(days: readonly Day[]): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  if (!isEnglish()) return between(first, last, { month: 'short', day: 'numeric', year: 'numeric' })
  return `${datesOf(days)}, ${last.slice(0, 4)}`
}

/** November – December 2026 */
export function monthsOf(first: Day, last: Day): string {
  if (isSameMonth(first, last)) return monthAndYear(first)
  if (!isEnglish()) return between(first, last, { month: 'long', year: 'numeric' })
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${isOneYear ? monthName(first) : monthAndYear(first)} – ${monthAndYear(last)}`
}
