/** A calendar day such as `2026-11-21`, without a time zone. */
export type Day = string

export const midnight = (day: Day) => new Date(`${day}T00:00:00Z`)
export const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^[12]\d{3}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(midnight(value).getTime()) &&
  dayOf(midnight(value)) === value
