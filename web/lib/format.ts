import { ordinal } from './ordinal.ts'
import { browserZone } from './time-zone.ts'

/** Made at its first use: most screens show a date in one form only. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (at: Date | string): string => {
    made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    return made.format(new Date(at))
  }
}

const viewersCycle = () =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ? 'h12' : 'h23'

/** Counts to 12 or to 24 as the viewer's own clock does, and with it the time fields of their browser. */
function clockTimeIn(timeZone: string) {
  let made: ReturnType<typeof formatter> | undefined
  return (at: Date | string): string => {
    made ??= formatter(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: viewersCycle() })
    // Some browsers put a narrow space before AM and PM.
    return made(at).replace('\u202f', ' ')
  }
}

/** `Berlin` for Europe/Berlin. */
export const zoneName = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Dates and times as the clocks of a zone show them. */
export type Clock = ReturnType<typeof makeClock>

function makeClock(timeZone: string) {
  const month = formatter(timeZone, { month: 'long' })
  const day = formatter(timeZone, { day: 'numeric' })
  const year = formatter(timeZone, { year: 'numeric' })
  const zoned = formatter(timeZone, { timeZoneName: 'shortOffset' })
  return {
    timeZone,
    /** Berlin */
    place: zoneName(timeZone),
    /** MMM d, yyyy: Jan 5, 2027 */
    shortDate: formatter(timeZone, { month: 'short', day: 'numeric', year: 'numeric' }),
    /** PPP: January 5th, 2027 */
    longDate: (at: Date | string) => `${month(at)} ${ordinal(Number(day(at)))}, ${year(at)}`,
    /** 09:00, or 09:00 AM */
    clockTime: clockTimeIn(timeZone),
    /** GMT+1 */
    offset: (at: Date | string) => zoned(at).split(', ').at(-1)!,
  }
}

/** `14:30`, as a time field gives it, for the viewer: 14:30, or 02:30 PM. */
export const timeOfDay = (time: string): string => clockIn('UTC').clockTime(`1970-01-01T${time}Z`)

const clocks = new Map<string, Clock>()

/** A zone that the browser does not know, because it is older than the zone, has the browser's own clock. */
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
