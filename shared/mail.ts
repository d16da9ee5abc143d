import * as z from 'zod/mini'

export const mailDelivery = z.object({
  /** `outbox`: no mail server is configured, so emails are written to files on the server. */
  delivery: z.enum(['smtp', 'outbox']),
  address: z.string(),
  isVerified: z.boolean(),
  /** Whether emails about posts are sent there; an unverified address gets none. */
  isReachable: z.boolean(),
})
export type MailDelivery = z.infer<typeof mailDelivery>
