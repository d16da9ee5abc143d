/** Calendar days in the browser's zone, written as `YYYY-MM-DD`. */

export const addDays = (day: Date, days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
export const startOf = (at: Date) => addDays(at, 0)
export const addMonths = (day: Date, months: number) => {
  const last = new Date(day.getFullYear(), day.getMonth() + months + 1, 0).getDate()
  return new Date(day.getFullYear(), day.getMonth() + months, Math.min(day.getDate(), last))
}

const two = (value: number) => String(value).padStart(2, '0')
export const keyOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

export function parseDay(key: string): Date {
  const [year = 0, month = 1, day = 1] = key.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^[12]\d{3}-\d\d-\d\d$/.test(value) && keyOf(parseDay(value)) === value

/** The six weeks, starting on a Monday, that show a month. */
export function monthGrid(day: Date): Date[] {
  const first = new Date(day.getFullYear(), day.getMonth(), 1)
  const monday = addDays(first, -((first.getDay() + 6) % 7))
  return Array.from({ length: 42 }, (_, at) => addDays(monday, at))
}

export const stripDays = 5
