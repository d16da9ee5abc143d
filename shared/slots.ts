import { Temporal } from 'temporal-polyfill'
import * as z from 'zod/mini'
import { resolveWallTime } from './wall-time.ts'

/** A weekly time at which the author usually posts. */
export const postingSlot = z.object({
  weekday: z
    .int('weekday must be a number from 1, Monday, to 7, Sunday.')
    .check(
      z.minimum(1, 'weekday must be a number from 1, Monday, to 7, Sunday.'),
      z.maximum(7, 'weekday must be a number from 1, Monday, to 7, Sunday.'),
    ),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time must be a time of day such as 09:00.')),
})
export type PostingSlot = z.infer<typeof postingSlot>

export const maxSlots = 70
export const postingSlots = z
  .array(postingSlot)
  .check(z.maxLength(maxSlots, `A week can have at most ${maxSlots} posting slots.`))

/** Offered to an author who has no slots. */
export const suggestedSlots: readonly PostingSlot[] = [2, 3, 4].map((weekday) => ({ weekday, time: '09:00' }))

/** The instants of a day's slots, earliest first. The day is `2026-11-21`. */
export function slotTimes(slots: readonly PostingSlot[], day: string, timeZone: string): Date[] {
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  const instants = slots
    .filter(({ weekday }) => weekday === dayOfWeek)
    .map(({ time }) => firstInstant(`${day}T${time}`, timeZone).getTime())
  return [...new Set(instants)].sort((a, b) => a - b).map((instant) => new Date(instant))
}

/** The first instant of a wall time that occurs twice; the end of the gap for one that the clocks skip. */
export function firstInstant(wallTime: string, timeZone: string): Date {
  const found = resolveWallTime(wallTime, timeZone)
  if (found.kind === 'once') return found.at.instant
  if (found.kind === 'twice') return found.earlier.instant
  const before = Temporal.Instant.fromEpochMilliseconds(found.earlier.instant.getTime()).toZonedDateTimeISO(timeZone)
  return new Date(before.getTimeZoneTransition('next')!.epochMilliseconds)
}

/** Two posts in the same minute share a slot. */
export const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000)

/** The first slot after an instant whose minute is free; null if there are no slots or none before 9999. */
export function nextFreeSlot(
  slots: readonly PostingSlot[],
  timeZone: string,
  after: Date,
  taken: readonly Date[],
): Date | null {
  if (slots.length === 0) return null
  const minutes = new Set(taken.map(minuteOf))
  const first = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  // A gap can move a slot to the next day. There is at least one slot a week, so this many weeks contain a free one.
  for (let days = -1; days <= 7 * (minutes.size + 2); days += 1) {
    const day = first.add({ days })
    // Years must have four digits in every zone.
    if (day.year > 9_998) return null
    const times = slotTimes(slots, day.toString(), timeZone)
    const free = times.find((at) => at > after && !minutes.has(minuteOf(at)))
    if (free) return free
  }
  return null
}

export const nextPostingSlot = z.object({
  /** ISO date-time; null if there are no slots. */
  scheduledFor: z.nullable(z.string()),
})
export type NextPostingSlot = z.infer<typeof nextPostingSlot>
