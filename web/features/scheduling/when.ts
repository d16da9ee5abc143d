import { msg, t } from '@lingui/core/macro'
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

/** The author's choice so far, in their time zone. */
export interface When {
  /** `2027-01-05` */
  day: string | undefined
  /** `09:00`, as time inputs give it. */
  time: string
  /** The author's choice where clocks skip or repeat this time. Nobody else makes it. */
  occurrence?: Occurrence
}

/** Null without a day or a time. */
export const resolutionOf = ({ day, time }: When, timeZone: string): Resolution | null =>
  day && time ? resolveWallTime(`${day}T${time}`, timeZone) : null

/** Null while incomplete, including an open choice between two moments. */
export function momentOf(when: When, timeZone: string): Moment | null {
  const resolution = resolutionOf(when, timeZone)
  if (!resolution || resolution.kind === 'once') return resolution?.at ?? null
  return when.occurrence ? resolution[when.occurrence] : null
}

export const pastTimeSentence = msg`This time has passed. Choose a later one.`

/** Of two possible moments, the later one counts. */
export function isPast(when: When, timeZone: string, now: Date): boolean {
  const moment = momentOf({ ...when, occurrence: when.occurrence ?? 'later' }, timeZone)
  return moment !== null && moment.instant <= now
}

/** The day's usual time, or the next full hour once that has passed. */
export function usualOn(day: string, usualTime: string, timeZone: string, now: Date): When {
  if (!isPast({ day, time: usualTime }, timeZone, now)) return { day, time: usualTime }
  const inAnHour = momentAt(new Date(now.getTime() + 3_600_000), timeZone).wallTime
  return { day: inAnHour.slice(0, 10), time: `${inAnHour.slice(11, 13)}:00` }
}

/** The day and time of an existing plan, or tomorrow at the usual time. */
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

/** Why the author has to choose the time again. */
export const choiceSentences = {
  skipped: (time: string) =>
    t`${{ time: timeOfDay(time) }} does not exist on this day: clocks are set forward past it. Choose another time.`,
  twice: (time: string) =>
    t`${{ time: timeOfDay(time) }} occurs twice on this day: clocks are set back. Choose which one.`,
}

/** The reason of a failed schedule, if the server did not refuse it. */
export const notStored = (error: unknown): string =>
  isOffline() ? messageOf(error) : t`There was an error saving your scheduled post`

export const scheduledSentence = (at: Date, { longDate, clockTime }: Clock): string =>
  t`Your post has been scheduled for ${longDate(at)} at ${clockTime(at)}.`
