import * as z from 'zod/mini'

/** As the browser's `PushSubscription.toJSON()` gives it. */
export const newSubscription = z.object({
  endpoint: z.string().check(z.maxLength(2_000)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
})
export type NewSubscription = z.infer<typeof newSubscription>

/** What a browser needs to subscribe, and the browsers of the person that have. */
export const pushState = z.object({
  publicKey: z.string(),
  subscriptions: z.array(
    z.object({
      id: z.string(),
      /** Such as `Firefox on Linux`; empty when it is not known. */
      browser: z.string(),
      createdAt: z.string(),
      /** Whether it is the one that was asked about. */
      isCurrent: z.boolean(),
    }),
  ),
})
export type PushState = z.infer<typeof pushState>

/** What is sent to a browser; nobody in between can read it. */
export interface PushMessage {
  title: string
  body: string
  /** Where it leads, on the app's own origin. */
  path: string
  /** Another with the same tag takes its place on the screen. */
  tag: string
}
