import { currentLocale } from './language.ts'

// How numbers, lists and names read in the language on screen.

const made = new Map<string, unknown>()

/** Making one takes long, and a list shows many. */
function kept<Format>(key: string, make: (locale: string) => Format): Format {
  const locale = currentLocale()
  const full = `${locale} ${key}`
  if (!made.has(full)) made.set(full, make(locale))
  return made.get(full) as Format
}

/** 1,250 */
export const inDigits = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  kept(`number ${JSON.stringify(options)}`, (locale) => new Intl.NumberFormat(locale, options)).format(value)

/** Hook, Value and CTA */
export const listed = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  kept(`list ${type}`, (locale) => new Intl.ListFormat(locale, { type })).format(items)

/** For sorting by name. */
export const byName = (one: string, other: string): number =>
  kept('names', (locale) => new Intl.Collator(locale)).compare(one, other)

/** A date or time as Intl writes it. */
export const dated = (at: Date | string | number, options: Intl.DateTimeFormatOptions): string =>
  kept(`date ${JSON.stringify(options)}`, (locale) => new Intl.DateTimeFormat(locale, options)).format(new Date(at))

/** yesterday, today, tomorrow */
export const nearDayName = (days: -1 | 0 | 1): string =>
  kept('days', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(days, 'day')
