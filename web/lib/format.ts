import { t } from '@lingui/core/macro'
import { dated, nearDayName } from './intl.ts'
import { currentLocale } from './language.ts'
import { ordinal } from './ordinal.ts'
import { browserZone } from './time-zone.ts'

const formatter = (timeZone: string, options: Intl.DateTimeFormatOptions) => (at: Date | string) =>
  dated(at, { ...options, timeZone })

const viewersCycle = () =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ? 'h12' : 'h23'

/** No leading zero with AM and PM. */
const clockShapes = {
  h12: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  h23: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

/** 12 or 24 hours like the viewer's own clock, which their browser's time fields follow too. */
function clockTimeIn(timeZone: string) {
  let made: ReturnType<typeof formatter> | undefined
  return (at: Date | string): string => {
    made ??= formatter(timeZone, clockShapes[viewersCycle()])
    // Some browsers put a narrow space before AM and PM.
    return made(at).replace('\u202f', ' ')
  }
}

function dayNumberIn(timeZone: string) {
  const slashed = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
  return (at: Date | string): number => {
    const [month = 1, day = 1, year = 0] = slashed.format(new Date(at)).split('/').map(Number)
    return Date.UTC(year, month - 1, day) / 86_400_000
  }
}

/** `Berlin` for Europe/Berlin. */
export const zoneName = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Dates and times in a time zone. */
export type Clock = ReturnType<typeof makeClock>

function makeClock(timeZone: string) {
  const isEnglish = currentLocale() === 'en-US'
  const month = formatter(timeZone, { month: 'long' })
  const day = formatter(timeZone, { day: 'numeric' })
  const year = formatter(timeZone, { year: 'numeric' })
  const wholeDate = formatter(timeZone, { dateStyle: 'long' })
  const shortDate = formatter(timeZone, { month: 'short', day: 'numeric', year: 'numeric' })
  const clockTime = clockTimeIn(timeZone)
  let dayNumber: ReturnType<typeof dayNumberIn> | undefined

  function nearDay(at: Date | string): string | undefined {
    dayNumber ??= dayNumberIn(timeZone)
    const days = dayNumber(at) - dayNumber(new Date())
    return days === -1 || days === 0 || days === 1 ? nearDayName(days) : undefined
  }
  const onDay = (at: Date | string) => nearDay(at) ?? t`on ${{ date: shortDate(at) }}`

  return {
    timeZone,
    /** Berlin */
    zone: zoneName(timeZone),
    /** MMM d, yyyy: Jan 5, 2027 */
    shortDate,
    /** PPP: January 5th, 2027 */
    longDate: (at: Date | string) =>
      isEnglish ? `${month(at)} ${ordinal(Number(day(at)))}, ${year(at)}` : wholeDate(at),
    /** 09:00, or 9:00 AM */
    clockTime,
    /** today, tomorrow or yesterday; undefined for other days */
    nearDay,
    /** Jan 5, 2027 at 9:00 AM, or tomorrow at 9:00 AM */
    moment: (at: Date | string) => t`${{ day: nearDay(at) ?? shortDate(at) }} at ${{ time: clockTime(at) }}`,
    /** In a sentence: on Jan 5, 2027 at 9:00 AM, or tomorrow at 9:00 AM */
    onMoment: (at: Date | string) => t`${{ day: onDay(at) }} at ${{ time: clockTime(at) }}`,
    /** After “at”: 8:19 PM today, or 8:19 PM on Jan 5, 2027 */
    timeAndDay: (at: Date | string) => t`${{ time: clockTime(at) }} ${{ day: onDay(at) }}`,
    /** GMT+1 */
    offset: (at: Date | string) => offsetIn(timeZone, at),
  }
}

const offsetIn = (timeZone: string, at: Date | string): string =>
  new Intl.DateTimeFormat(currentLocale(), { timeZoneName: 'shortOffset', timeZone })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')!.value

/** `14:30`, as time inputs give it, in the viewer's format: 14:30 or 2:30 PM. */
export const timeOfDay = (time: string): string => clockIn('UTC').clockTime(`1970-01-01T${time}Z`)

const clocks = new Map<string, Clock>()

/** Speaks the language on screen. Falls back to the browser's zone when an old browser does not know the zone. */
export function clockIn(timeZone: string): Clock {
  const key = `${currentLocale()} ${timeZone}`
  const known = clocks.get(key)
  if (known) return known
  const clock = makeClock(isKnown(timeZone) ? timeZone : browserZone())
  clocks.set(key, clock)
  return clock
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}
