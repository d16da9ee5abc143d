import { clockIn } from '#web/lib/format.ts'

/** Nov 21, 2026 at 09:00 (Berlin), or tomorrow at 09:00 (Berlin) */
export function timeIn(timeZone: string, instant: string): string {
  const { moment, zone } = clockIn(timeZone)
  return `${moment(instant)} (${zone})`
}
