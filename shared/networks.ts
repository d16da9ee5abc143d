import * as z from 'zod/mini'

/** Before a connection ends its owner is warned for so long. */
export const warnedMs = 7 * 86_400_000

/** The network as the signed-in person is connected to it. */
export const networkState = z.object({
  /** Whether this server can publish there; otherwise everybody posts by hand. */
  isConfigured: z.boolean(),
  account: z.nullable(
    z.object({
      name: z.string(),
      connectedAt: z.string(),
      expiresAt: z.string(),
      /** Whether due posts are published by themselves; otherwise the author is reminded. */
      publishes: z.boolean(),
      /** `expiring`: within 7 days. `over`: nothing can be published until the person connects again. */
      state: z.enum(['connected', 'expiring', 'over']),
      /** Why it is over. */
      sentence: z.nullable(z.string()),
    }),
  ),
  /** Posts that are published once the person connects again. */
  waiting: z.int(),
})
export type NetworkState = z.infer<typeof networkState>

export const networkChange = z.object({ publishes: z.boolean() })
export type NetworkChange = z.infer<typeof networkChange>
