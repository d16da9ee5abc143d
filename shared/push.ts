import * as z from 'zod/mini'

/** The browser's `PushSubscription.toJSON()`. */
export const newSubscription = z.object({
  endpoint: z.string().check(z.maxLength(2_000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
})
export type NewSubscription = z.infer<typeof newSubscription>

export const pushState = z.object({
  publicKey: z.string(),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      /** A name such as `Firefox on Linux`; empty when unknown. */
      browser: z.string(),
      createdAt: z.string(),
      /** Whether it is the browser named in the request. */
      isCurrent: z.boolean(),
    }),
  ),
})
export type PushState = z.infer<typeof pushState>

/** A message to a browser, encrypted on the way. */
export interface PushMessage {
  title: string
  body: string
  path: string
  /** A message replaces the one on screen that has the same tag. */
  tag: string
}
