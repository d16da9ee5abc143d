import * as z from 'zod/mini'
import { post } from './posts.ts'

export const scheduledPost = z.object({
  id: z.string(),
  authorId: post.shape.authorId,
  title: z.string(),
  hook: z.string(),
  /** How many blanks are still to be filled. */
  blanks: z.int(),
  scheduledFor: z.string(),
  scheduledWallTime: post.shape.scheduledWallTime,
  timeZone: post.shape.timeZone,
  status: post.shape.status,
  savedToLibrary: z.boolean(),
  /** Saved to the library or live. */
  isPublished: z.boolean(),
  lacksApproval: post.shape.lacksApproval,
})
export type ScheduledPost = z.infer<typeof scheduledPost>

export const maxCalendarDays = 62

/** The private address from which calendar apps read the planned posts. */
export const calendarFeed = z.object({
  /** Null after the server's secret key changed: calendars can still read the address, but nobody can show it. */
  address: z.nullable(z.string()),
  /** ISO date-times. */
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})
export type CalendarFeed = z.infer<typeof calendarFeed>
