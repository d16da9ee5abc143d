import { clockTime, longDate } from '#web/lib/format.ts'

/** A day and a time of day as the author picked them, each possibly missing. */
export interface When {
  day: Date | undefined
  /** `09:00`, as a time field gives it. */
  time: string
}

/** The instant of a wall time in the browser's own zone. */
export function instantOf(day: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes)
}

export const pastTimeSentence = 'This time has passed. Choose a later one.'

export const isPast = ({ day, time }: When, now: Date): boolean =>
  day !== undefined && time !== '' && instantOf(day, time) <= now

/** What the day and time of an existing plan are; else no day and the usual time. */
export function whenOf(scheduledFor: string | null | undefined, usualTime: string): When {
  if (!scheduledFor) return { day: undefined, time: usualTime }
  const at = new Date(scheduledFor)
  return { day: at, time: clockTime(at) }
}

export const scheduledSentence = (at: Date): string =>
  `Your post has been scheduled for ${longDate(at)} at ${clockTime(at)}.`
