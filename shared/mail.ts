import * as z from 'zod/mini'

export const mailDelivery = z.object({
  /** `outbox`: no mail server is set, and emails are written to files on the server. */
  delivery: z.enum(['smtp', 'outbox']),
  /** Where they go. */
  address: z.string(),
  isVerified: z.boolean(),
  /** Whether emails about posts go there: an address that nobody has verified gets none. */
  isReachable: z.boolean(),
})
export type MailDelivery = z.infer<typeof mailDelivery>
