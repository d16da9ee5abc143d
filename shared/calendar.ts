import * as z from 'zod/mini'
import { post } from './posts.ts'

/** What the calendar shows of a post that has a time. */
export const scheduledPost = z.object({
  id: z.string(),
  title: z.string(),
  hook: z.string(),
  /** How many blanks are left to fill. */
  blanks: z.int(),
  /** ISO date-time of the instant. */
  scheduledFor: z.string(),
  scheduledWallTime: post.shape.scheduledWallTime,
  timeZone: post.shape.timeZone,
  status: post.shape.status,
  savedToLibrary: z.boolean(),
  /** Saved to the library or live. */
  isPublished: z.boolean(),
})
export type ScheduledPost = z.infer<typeof scheduledPost>

export const mostCalendarDays = 62

/** The private address at which calendars read the planned posts. */
export const calendarFeed = z.object({
  /** Null when it cannot be shown any more, because the server's secret key has changed; calendars still read it. */
  address: z.nullable(z.string()),
  /** ISO date-times. */
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})
export type CalendarFeed = z.infer<typeof calendarFeed>
