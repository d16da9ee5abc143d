import { Temporal } from 'temporal-polyfill'

// A wall time is what the clock and the calendar on a wall show, to the minute: `2026-11-21T09:00`. With a zone of the IANA
// database it names an instant; where clocks change, none or two. Nothing here depends on the zone of the computer.

/** An instant, and what the clocks of a zone show then. */
export interface Moment {
  instant: Date
  wallTime: string
  /** `+02:00` */
  offset: string
}

/** Which of two moments the author chose, where a wall time does not name exactly one. */
export const occurrences = ['earlier', 'later'] as const
export type Occurrence = (typeof occurrences)[number]

/**
 * When the clocks of a zone show a wall time. A time that is skipped has the moments that lie as far before and after the
 * gap as the gap is long: of 02:30, 01:30 before the clocks change and 03:30 after that.
 */
export type Resolution =
  | { kind: 'once'; at: Moment }
  | ({ kind: 'skipped' | 'twice' } & Readonly<Record<Occurrence, Moment>>)

export function resolveWallTime(wallTime: string, timeZone: string): Resolution {
  const plain = Temporal.PlainDateTime.from(wallTime)
  const earlier = momentOf(plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' }))
  const later = momentOf(plain.toZonedDateTime(timeZone, { disambiguation: 'later' }))
  if (earlier.instant.getTime() === later.instant.getTime()) return { kind: 'once', at: earlier }
  return { kind: earlier.wallTime === later.wallTime ? 'twice' : 'skipped', earlier, later }
}

/** Which of two moments an instant is, where a wall time names two; null where it names one. */
export function occurrenceOf(instant: Date, wallTime: string, timeZone: string): Occurrence | null {
  const resolution = resolveWallTime(wallTime, timeZone)
  if (resolution.kind === 'once') return null
  return instant < resolution.later.instant ? 'earlier' : 'later'
}

/** What the clocks of a zone show at an instant. */
export const momentAt = (instant: Date, timeZone: string): Moment =>
  momentOf(Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone))

const momentOf = (zoned: Temporal.ZonedDateTime): Moment => ({
  instant: new Date(zoned.epochMilliseconds),
  wallTime: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }),
  offset: zoned.offset,
})

/** Another day, `2026-11-21`, or hour; the rest stays, the minute always. */
export function moveWallTime(wallTime: string, { day, hour }: { day?: string; hour?: number }): string {
  const [date = '', time = ''] = wallTime.split('T')
  return `${day ?? date}T${hour === undefined ? time : String(hour).padStart(2, '0') + time.slice(2)}`
}

/** So many calendar days later, or earlier, at the same time of day. */
export const addDays = (wallTime: string, days: number): string =>
  Temporal.PlainDateTime.from(wallTime).add({ days }).toString({ smallestUnit: 'minute' })

/** A zone's name as the IANA database writes it, aliases as they are; null when it is unknown, and for a mere offset. */
export function knownZone(name: string): string | null {
  // An offset is no place, and a name in brackets after a time would be read as one.
  if (!/^[a-z]/i.test(name)) return null
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return null
  }
}

/** Whether two names mean the same zone, such as Asia/Calcutta and Asia/Kolkata. */
export const isSameZone = (one: string, other: string): boolean => {
  const epoch = Temporal.Instant.fromEpochMilliseconds(0)
  return epoch.toZonedDateTimeISO(one).equals(epoch.toZonedDateTimeISO(other))
}

/** Names under which places are known today, and which a browser's own list may have under their former one only. */
const renamed = [
  ...['America/Nuuk', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yangon', 'Atlantic/Faroe'],
  ...['Europe/Kyiv', 'Pacific/Kanton'],
]

/** Every zone to choose from, by name. */
export const zoneNames = (): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...renamed.filter(knownZone), 'UTC'])].sort()
