import { blanksOf } from '#shared/blanks.ts'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Post } from '#shared/posts.ts'
import { firstInstant, type PostingSlot, slotTimes } from '#shared/slots.ts'
import { momentAt, resolveWallTime } from '#shared/wall-time.ts'
import { addDays, type Day, datesOf, weekOf } from './days.ts'

/** A calendar post with its day and time in the author's zone. */
export interface CalendarPost extends ScheduledPost {
  day: Day
  /** `09:00` */
  time: string
  /** The server has not stored the new time yet. */
  isMoving?: boolean
}

/** A target for dragging: a day, and in a week also the hour. */
export interface Cell {
  day: Day
  hour?: number
}

export function dayAndTime(instant: Date | string, timeZone: string): { day: Day; time: string } {
  const { wallTime } = momentAt(new Date(instant), timeZone)
  return { day: wallTime.slice(0, 10), time: wallTime.slice(11) }
}

export const calendarPost = (post: ScheduledPost, timeZone: string): CalendarPost => ({
  ...post,
  ...dayAndTime(post.scheduledFor, timeZone),
})

export const startOf = (day: Day, timeZone: string): Date => firstInstant(`${day}T00:00`, timeZone)

/** Posts that are being published or live keep their time. */
export const canMove = ({ status, isMoving }: CalendarPost): boolean =>
  !isMoving && status !== 'publishing' && status !== 'published'

export const hasBlanks = ({ status, blanks }: CalendarPost): boolean => blanks > 0 && status !== 'published'

export type Target = { kind: 'once'; at: Date } | { kind: 'to choose' } | { kind: 'past' }

/** The instant of a day and a time. The author has to choose where the clocks skip or repeat the time. */
export function targetOf(day: Day, time: string, timeZone: string, now: Date): Target {
  const found = resolveWallTime(`${day}T${time}`, timeZone)
  if (found.kind !== 'once') return found.later.instant <= now ? { kind: 'past' } : { kind: 'to choose' }
  return found.at.instant <= now ? { kind: 'past' } : { kind: 'once', at: found.at.instant }
}

export const usualTime = '09:00'
const inHour = (hour: number, time: string) => `${String(hour).padStart(2, '0')}${time.slice(2)}`

/** The time of day that a post gets in a cell: its minute stays, and without an hour its whole time. */
export const movedTime = (time: string, { hour }: Cell) => (hour === undefined ? time : inHour(hour, time))

/** The time of day that a draft gets in a cell: preferably a free slot. */
export function draftTime({ day, hour }: Cell, free: readonly FreeSlot[]): string {
  const slot = free.find((one) => one.day === day && (hour === undefined || Number(one.time.slice(0, 2)) === hour))
  return slot?.time ?? (hour === undefined ? usualTime : inHour(hour, '00:00'))
}

export interface FreeSlot {
  day: Day
  time: string
}

/** The future slots on some days that no post uses. */
export function freeSlots(
  slots: readonly PostingSlot[],
  days: readonly Day[],
  posts: readonly CalendarPost[],
  timeZone: string,
  now: Date,
): FreeSlot[] {
  const taken = new Set(posts.map(({ day, time }) => `${day}T${time}`))
  return days
    .flatMap((day) => slotTimes(slots, day, timeZone))
    .filter((at) => at > now)
    .map((at) => dayAndTime(at, timeZone))
    .filter(({ day, time }) => !taken.has(`${day}T${time}`))
}

/** A draft in the shape of a calendar post, for scheduling. */
export const asCard = ({ content, ...post }: Post): ScheduledPost => ({
  ...post,
  hook: content.hook,
  blanks: blanksOf(content).length,
  scheduledFor: post.scheduledFor ?? '',
})

/** The week of the chosen day. */
export function weekToSend(day: Day, timeZone: string) {
  const week = weekOf(day)
  const [from, until] = [week[0]!, addDays(week.at(-1)!, 1)].map((one) => startOf(one, timeZone).toISOString()) as [
    string,
    string,
  ]
  return { span: { from, until, timeZone }, days: datesOf(week) }
}
