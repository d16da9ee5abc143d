import { localeOf, sourceLanguage } from '#shared/interface-languages.ts'
import type { InLanguage } from '../language/say.ts'

/** One per zone and language, of a few hundred. Making one takes longer than the rest of an email. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone })
  formats.set(key, format)
  return format
}

/** Nov 21, 2026 at 09:00 (Europe/Berlin): complete, because a mail may be read on another day and in another zone. */
export const timeIn =
  (timeZone: string, date: Date): InLanguage =>
  (language) => {
    const locale = localeOf(language)
    if (locale !== sourceLanguage) return `${formatFor(locale, timeZone).format(date)} (${timeZone})`
    const [day, year, time] = formatFor('en-US', timeZone).format(date).split(', ')
    return `${day}, ${year} at ${time} (${timeZone})`
  }

const shape: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
