import { ordinal } from './ordinal.ts'
import { browserZone } from './time-zone.ts'

/** Created on first use, because most screens use one date format. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (at: Date | string): string => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    return made.format(new Date(at))
  }
}

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

/** `Berlin` for Europe/Berlin. */
export const zoneName = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Dates and times in a time zone. */
export type Clock = ReturnType<typeof makeClock>

const nearDays = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
])

function makeClock(timeZone: string) {
  const month = formatter(timeZone, { month: 'long' })
  const day = formatter(timeZone, { day: 'numeric' })
  const year = formatter(timeZone, { year: 'numeric' })
  const zoned = formatter(timeZone, { timeZoneName: 'shortOffset' })
  const shortDate = formatter(timeZone, { month: 'short', day: 'numeric', year: 'numeric' })
  const slashed = formatter(timeZone, { year: 'numeric', month: 'numeric', day: 'numeric' })
  const clockTime = clockTimeIn(timeZone)

  function dayNumber(at: Date | string): number {
    const [month = 1, day = 1, year = 0] = slashed(at).split('/').map(Number)
    return Date.UTC(year, month - 1, day) / 86_400_000
  }
  const nearDay = (at: Date | string) => nearDays.get(dayNumber(at) - dayNumber(new Date()))
  const onDay = (at: Date | string) => nearDay(at) ?? `on ${shortDate(at)}`

  return {
    timeZone,
    /** Berlin */
    zone: zoneName(timeZone),
    /** MMM d, yyyy: Jan 5, 2027 */
    shortDate,
    /** PPP: January 5th, 2027 */
    longDate: (at: Date | string) => `${month(at)} ${ordinal(Number(day(at)))}, ${year(at)}`,
    /** 09:00, or 9:00 AM */
    clockTime,
    /** today, tomorrow or yesterday; undefined for other days */
    nearDay,
    /** Jan 5, 2027 at 9:00 AM, or tomorrow at 9:00 AM */
    moment: (at: Date | string) => `${nearDay(at) ?? shortDate(at)} at ${clockTime(at)}`,
    /** In a sentence: on Jan 5, 2027 at 9:00 AM, or tomorrow at 9:00 AM */
    onMoment: (at: Date | string) => `${onDay(at)} at ${clockTime(at)}`,
    /** After “at”: 8:19 PM today, or 8:19 PM on Jan 5, 2027 */
    timeAndDay: (at: Date | string) => `${clockTime(at)} ${onDay(at)}`,
    /** GMT+1 */
    offset: (at: Date | string) => zoned(at).split(', ').at(-1)!,
  }
}

/** `14:30`, as time inputs give it, in the viewer's format: 14:30 or 2:30 PM. */
export const timeOfDay = (time: string): string => clockIn('UTC').clockTime(`1970-01-01T${time}Z`)

const clocks = new Map<string, Clock>()

/** Falls back to the browser's zone when an old browser does not know the zone. */
export function clockIn(timeZone: string): Clock {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = makeClock(isKnown(timeZone) ? timeZone : browserZone())
  clocks.set(timeZone, clock)
  return clock
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}
