import {
  addDays,
  type Moment,
  momentAt,
  type Occurrence,
  occurrenceOf,
  type Resolution,
  resolveWallTime,
} from '#shared/wall-time.ts'
import { messageOf } from '#web/lib/api.ts'
import { isOffline } from '#web/lib/connection.ts'
import { type Clock, timeOfDay } from '#web/lib/format.ts'

/** What the author has picked so far, on the clocks of their zone. */
export interface When {
  /** `2027-01-05` */
  day: string | undefined
  /** `09:00`, as a time field gives it. */
  time: string
  /** Which one, where the clocks show this time twice or never. Nobody but the author chooses it. */
  occurrence?: Occurrence
}

/** Null while the day or the time is missing. */
export const resolutionOf = ({ day, time }: When, timeZone: string): Resolution | null =>
  day && time ? resolveWallTime(`${day}T${time}`, timeZone) : null

/** Null while something is missing, the choice between two moments too. */
export function momentOf(when: When, timeZone: string): Moment | null {
  const resolution = resolutionOf(when, timeZone)
  if (!resolution || resolution.kind === 'once') return resolution?.at ?? null
  return when.occurrence ? resolution[when.occurrence] : null
}

export const pastTimeSentence = 'This time has passed. Choose a later one.'

/** Of two moments to choose from the later one counts. */
export function isPast(when: When, timeZone: string, now: Date): boolean {
  const moment = momentOf({ occurrence: 'later', ...when }, timeZone)
  return moment !== null && moment.instant <= now
}

/** The usual time of a day; once that has passed, the next full hour. */
export function usualOn(day: string, usualTime: string, timeZone: string, now: Date): When {
  if (!isPast({ day, time: usualTime }, timeZone, now)) return { day, time: usualTime }
  const inAnHour = momentAt(new Date(now.getTime() + 3_600_000), timeZone).wallTime
  return { day: inAnHour.slice(0, 10), time: `${inAnHour.slice(11, 13)}:00` }
}

/** What the day and time of an existing plan are; else tomorrow at the usual time. */
export function whenOf(
  scheduledFor: string | null | undefined,
  usualTime: string,
  timeZone: string,
  now = new Date(),
): When {
  if (!scheduledFor) return { day: addDays(momentAt(now, timeZone).wallTime, 1).slice(0, 10), time: usualTime }
  const instant = new Date(scheduledFor)
  const { wallTime } = momentAt(instant, timeZone)
  const [day = '', time = ''] = wallTime.split('T')
  const occurrence = occurrenceOf(instant, wallTime, timeZone)
  return { day, time, ...(occurrence && { occurrence }) }
}

/** Why a time has to be chosen once more. */
export const choiceSentences = {
  skipped: (time: string) =>
    `${timeOfDay(time)} does not exist on this day: clocks are set forward past it. Choose another time.`,
  twice: (time: string) => `${timeOfDay(time)} occurs twice on this day: clocks are set back. Choose which one.`,
}

/** Why a post got no time, where that was no decision of the server's. */
export const notStored = (error: unknown): string =>
  isOffline() ? messageOf(error) : 'There was an error saving your scheduled post'

export const scheduledSentence = (at: Date, { longDate, clockTime }: Clock): string =>
  `Your post has been scheduled for ${longDate(at)} at ${clockTime(at)}.`
