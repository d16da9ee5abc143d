import * as z from 'zod/mini'

const one = {
  /** Stays the same for the same matter. */
  id: z.string(),
  /** When it happened or is to happen, ISO. */
  at: z.string(),
  /** Whether the person has not read it yet. */
  isNew: z.boolean(),
}
const ofPost = { ...one, postId: z.string(), title: z.string() }

export const notification = z.discriminatedUnion('kind', [
  /** Its time is within the next 24 hours. By hand: a person posts it; otherwise the server publishes it. */
  z.object({ kind: z.literal('due'), ...ofPost, isByHand: z.boolean() }),
  /** It is time to post it by hand. */
  z.object({ kind: z.literal('now'), ...ofPost }),
  /** It is past that time and nobody said it is live. */
  z.object({ kind: z.literal('missed'), ...ofPost }),
  /** It was published by itself, within the last 7 days. */
  z.object({ kind: z.literal('published'), ...ofPost, url: z.nullable(z.string()) }),
  /** It could not be published: why, and what to do. */
  z.object({ kind: z.literal('failed'), ...ofPost, sentence: z.string() }),
  /** An email that was to remind of it was refused, within the last 7 days. */
  z.object({ kind: z.literal('undelivered'), ...ofPost }),
  /** The person's connection to the network ends soon or has ended. */
  z.object({ kind: z.literal('connection'), ...one, isOver: z.boolean() }),
])
export type Notification = z.infer<typeof notification>
