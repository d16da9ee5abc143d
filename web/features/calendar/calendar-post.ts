import { blanksOf } from '#shared/blanks.ts'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Post } from '#shared/posts.ts'
import { firstInstant, type PostingSlot, slotTimes } from '#shared/slots.ts'
import { momentAt, resolveWallTime } from '#shared/wall-time.ts'
import type { Day } from './days.ts'

/** A post in the calendar: its day and time on the clocks of the author's zone. */
export interface CalendarPost extends ScheduledPost {
  day: Day
  /** `09:00` */
  time: string
  /** Its new time is not stored yet. */
  isMoving?: boolean
}

/** Where something can be put: a day, and in a week the hour. */
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

/** What is being published or is live keeps its time. */
export const canMove = ({ status, isMoving }: CalendarPost): boolean =>
  !isMoving && status !== 'publishing' && status !== 'published'

/** What is live is read as it is. */
export const hasBlanks = ({ status, blanks }: CalendarPost): boolean => blanks > 0 && status !== 'published'

export type Target = { kind: 'once'; at: Date } | { kind: 'to choose' } | { kind: 'past' }

/** The instant of a day and a time; to be chosen where the clocks skip the time or show it twice. */
export function targetOf(day: Day, time: string, timeZone: string, now: Date): Target {
  const found = resolveWallTime(`${day}T${time}`, timeZone)
  if (found.kind !== 'once') return found.later.instant <= now ? { kind: 'past' } : { kind: 'to choose' }
  return found.at.instant <= now ? { kind: 'past' } : { kind: 'once', at: found.at.instant }
}

export const usualTime = '09:00'
const inHour = (hour: number, time: string) => `${String(hour).padStart(2, '0')}${time.slice(2)}`

/** The time of day that a post gets in a cell. It keeps its minute, and without an hour its time. */
export const movedTime = (time: string, { hour }: Cell) => (hour === undefined ? time : inHour(hour, time))

/** The time of day that a draft gets in a cell: a free slot if there is one. */
export function draftTime({ day, hour }: Cell, free: readonly FreeSlot[]): string {
  const slot = free.find((one) => one.day === day && (hour === undefined || Number(one.time.slice(0, 2)) === hour))
  return slot?.time ?? (hour === undefined ? usualTime : inHour(hour, '00:00'))
}

export interface FreeSlot {
  day: Day
  time: string
}

/** The slots of some days that are still to come and that no post has. */
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

/** A draft, to be given its time. */
export const asCard = ({ content, ...post }: Post): ScheduledPost => ({
  ...post,
  hook: content.hook,
  blanks: blanksOf(content).length,
  scheduledFor: post.scheduledFor ?? '',
})
