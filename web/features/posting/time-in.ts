import { clockIn } from '#web/lib/format.ts'

/** Nov 21, 2026, 09:00 (Berlin) */
export function timeIn(timeZone: string, instant: string): string {
  const { shortDate, clockTime, place } = clockIn(timeZone)
  return `${shortDate(instant)}, ${clockTime(instant)} (${place})`
}
