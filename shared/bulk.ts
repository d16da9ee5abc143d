import * as z from 'zod/mini'
import { restored } from './trash.ts'

export const maxAtOnce = 100

const tooMany = `At most ${maxAtOnce} can be chosen at once.`
const id = z.string('ids must be a list of ids.').check(z.minLength(1, 'An id is missing.'), z.maxLength(100))

export const chosen = z.object({
  ids: z
    .array(id, 'ids must be a list of ids.')
    .check(z.minLength(1, 'Nothing is chosen.'), z.maxLength(maxAtOnce, tooMany)),
})

/** The same for a query string, separated by commas. */
export const chosenInAddress = z.object({
  ids: z.string('ids must be ids, separated by commas.').check(
    z.minLength(1, 'Nothing is chosen.'),
    z.maxLength(maxAtOnce * 40, tooMany),
    z.refine((ids) => ids.split(',').length <= maxAtOnce, tooMany),
  ),
})

/** An item that the call did not change, and why. */
export const leftAlone = z.object({
  id: z.string(),
  /** Empty if the item does not exist or belongs to someone else. */
  title: z.string(),
  /** `unsettled`: the post has open points, which `openPoints: accept` accepts. */
  code: z.enum(['not_found', 'unsettled', 'conflict', 'invalid']),
  reason: z.string(),
})
export type LeftAlone = z.infer<typeof leftAlone>

export const bulkDeletion = z.object({ deleted: z.array(z.string()), left: z.array(leftAlone) })
export type BulkDeletion = z.infer<typeof bulkDeletion>

const moment = z.iso
  .datetime({ offset: true, error: 'A time must be an ISO date-time such as 2026-11-21T09:00:00Z.' })
  .check(z.refine((at) => at >= '2000', 'A time must be after the year 1999.'))

/** `scheduledFor` is the post's new time, null if the call removed it. `former` is the time before, null for none. */
export const givenTime = z.object({
  id,
  scheduledFor: z.nullable(moment),
  former: z.nullable(z.object({ scheduledFor: moment, timeZone: z.nullable(z.string().check(z.maxLength(100))) })),
})
export type GivenTime = z.infer<typeof givenTime>

export const givenTimes = z.object({
  posts: z.array(givenTime).check(z.minLength(1, 'Nothing is chosen.'), z.maxLength(maxAtOnce, tooMany)),
})

export const bulkSchedule = z.object({
  scheduled: z.array(z.extend(givenTime, { scheduledFor: moment, title: z.string() })),
  left: z.array(leftAlone),
})
export type BulkSchedule = z.infer<typeof bulkSchedule>

export const scheduleUndo = z.object({ undone: z.array(z.string()), left: z.array(leftAlone) })
export type ScheduleUndo = z.infer<typeof scheduleUndo>

export const bulkRestoration = z.object({ restored: z.array(restored), left: z.array(leftAlone) })
export type BulkRestoration = z.infer<typeof bulkRestoration>
