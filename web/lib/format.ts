const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options)

const monthDayYear = formatter({ month: 'short', day: 'numeric', year: 'numeric' })
const longMonth = formatter({ month: 'long' })
const hourMinute = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** MMM d, yyyy: Jan 5, 2027 */
export const shortDate = (date: Date | string): string => monthDayYear.format(new Date(date))

/** PPP: January 5th, 2027 */
export function longDate(date: Date | string): string {
  const value = new Date(date)
  const day = value.getDate()
  return `${longMonth.format(value)} ${day}${ordinalEndings[ordinal.select(day)] ?? 'th'}, ${value.getFullYear()}`
}

/** HH:mm: 09:00 */
export const clockTime = (date: Date | string): string => hourMinute.format(new Date(date))

/** Up to two initials, or a question mark when there is no name. */
export function initials(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => [...word][0])
  return letters.join('').toUpperCase() || '?'
}
