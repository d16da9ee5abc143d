import * as z from 'zod/mini'

/** What the author said about one claim of a post: that it is true, or that they have been asked and go on. */
export const settledClaim = z.object({
  /** The claim's key: what it says, in lower case and without its surroundings. */
  key: z.string().check(z.maxLength(300)),
  state: z.enum(['true', 'asked']),
})
export type SettledClaim = z.infer<typeof settledClaim>
