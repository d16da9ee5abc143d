import * as z from 'zod/mini'

/** What the calendar shows of a post that has a time. */
export const scheduledPost = z.object({
  id: z.string(),
  title: z.string(),
  hook: z.string(),
  /** ISO date-time of the instant. */
  scheduledFor: z.string(),
  timeZone: z.nullable(z.string()),
  isPublished: z.boolean(),
  /** The post is live, by the network's answer or the author's word. */
  isLive: z.boolean(),
})
export type ScheduledPost = z.infer<typeof scheduledPost>

export const mostCalendarDays = 62
