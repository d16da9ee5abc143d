import { Temporal } from 'temporal-polyfill'

// A wall time is a local date and time to the minute: `2026-11-21T09:00`. With an IANA zone it names an instant;
// around clock changes it names none or two. Nothing here depends on the computer's zone.

/** An instant, and the local time of a zone at that instant. */
export interface Moment {
  instant: Date
  wallTime: string
  /** `+02:00` */
  offset: string
}

/** The moment that the author chose when a wall time is ambiguous. */
export const occurrences = ['earlier', 'later'] as const
export type Occurrence = (typeof occurrences)[number]

/**
 * The moments of a wall time in a zone. A skipped time has two: as far before and after the gap as the gap is long.
 * For 02:30 these are 01:30 before the clocks change and 03:30 after.
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

/** Which of two moments the instant is; null if the wall time names only one. */
export function occurrenceOf(instant: Date, wallTime: string, timeZone: string): Occurrence | null {
  const resolution = resolveWallTime(wallTime, timeZone)
  if (resolution.kind === 'once') return null
  return instant < resolution.later.instant ? 'earlier' : 'later'
}

export const momentAt = (instant: Date, timeZone: string): Moment =>
  momentOf(Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone))

const momentOf = (zoned: Temporal.ZonedDateTime): Moment => ({
  instant: new Date(zoned.epochMilliseconds),
  wallTime: zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }),
  offset: zoned.offset,
})

/** Changes the day, `2026-11-21`, or the hour; the rest stays. */
export function moveWallTime(wallTime: string, { day, hour }: { day?: string; hour?: number }): string {
  const [date = '', time = ''] = wallTime.split('T')
  return `${day ?? date}T${hour === undefined ? time : String(hour).padStart(2, '0') + time.slice(2)}`
}

/** Adds calendar days and keeps the time of day. */
export const addDays = (wallTime: string, days: number): string =>
  Temporal.PlainDateTime.from(wallTime).add({ days }).toString({ smallestUnit: 'minute' })

/** The zone's name in the spelling of the IANA database, aliases included; null for unknown names and plain offsets. */
export function knownZone(name: string): string | null {
  // Offsets are not places, and after a time a name in brackets would be parsed as a zone.
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

/** Current names of places that a browser may list only under their former names. */
const renamed = [
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Kanton',
]

export const zoneNames = (): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), ...renamed.filter(knownZone), 'UTC'])].sort()
