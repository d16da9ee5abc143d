import * as z from 'zod/mini'

/** How long before a connection ends its owner is warned. */
export const warnedMs = 7 * 86_400_000

export const networkState = z.object({
  /** Whether this server can publish there; if not, everyone posts by hand. */
  isConfigured: z.boolean(),
  account: z.nullable(
    z.object({
      name: z.string(),
      connectedAt: z.string(),
      expiresAt: z.string(),
      /** Whether the server publishes due posts; if not, it reminds the author. */
      publishes: z.boolean(),
      /** `expiring`: ends within 7 days. `over`: nothing can be published until the person reconnects. */
      state: z.enum(['connected', 'expiring', 'over']),
      sentence: z.nullable(z.string()),
    }),
  ),
  /** Posts that will be published once the person reconnects. */
  waiting: z.int(),
})
export type NetworkState = z.infer<typeof networkState>

export const networkChange = z.object({ publishes: z.boolean() })
export type NetworkChange = z.infer<typeof networkChange>
