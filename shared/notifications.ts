import * as z from 'zod/mini'
import { post } from './posts.ts'

export const notification = z.object({
  /** Stays the same for the same matter. */
  id: z.string(),
  /** `missed`: its time is past and nobody said it is live. `due`: within the next 24 hours. */
  kind: z.enum(['missed', 'due']),
  postId: z.string(),
  title: z.string(),
  /** When the post is or was to go out, ISO. */
  at: z.string(),
  scheduledWallTime: post.shape.scheduledWallTime,
  timeZone: post.shape.timeZone,
  isNew: z.boolean(),
})
export type Notification = z.infer<typeof notification>
