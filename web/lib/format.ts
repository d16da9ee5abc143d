/** Made at its first use: loading the browser's tables takes a slow phone a tenth of a second. */
function formatter(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (date: Date | string): string => {
    made ??= new Intl.DateTimeFormat('en-US', options)
    return made.format(new Date(date))
  }
}

/** MMM d, yyyy: Jan 5, 2027 */
export const shortDate = formatter({ month: 'short', day: 'numeric', year: 'numeric' })

const longMonth = formatter({ month: 'long' })
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 2nd, 3rd, 4th */
export const ordinal = (value: number): string =>
  `${value}${ordinalEndings[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)] ?? 'th'}`

/** PPP: January 5th, 2027 */
export function longDate(date: Date | string): string {
  const value = new Date(date)
  return `${longMonth(value)} ${ordinal(value.getDate())}, ${value.getFullYear()}`
}

/** HH:mm: 09:00 */
export const clockTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const wallDay = formatter({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** `Berlin` for Europe/Berlin. */
export const zoneName = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

interface ScheduledTime {
  scheduledFor: string
  scheduledWallTime: string | null
  timeZone: string | null
}

/** When a post goes out, as its author chose it, on the clocks of the zone they chose it in. */
export const scheduledTime = ({ scheduledFor, scheduledWallTime, timeZone }: ScheduledTime) =>
  scheduledWallTime && timeZone
    ? { day: wallDay(`${scheduledWallTime}Z`), time: scheduledWallTime.slice(11, 16), zone: zoneName(timeZone) }
    : { day: shortDate(scheduledFor), time: clockTime(scheduledFor), zone: zoneName(browserZone()) }

/** Up to two initials, or a question mark when there is no name. */
export function initials(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => [...word][0])
  return letters.join('').toUpperCase() || '?'
}
