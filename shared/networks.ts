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
      /** The last day on which this server read figures there, and why they are not all there. Null: it reads none. */
      figures: z.nullable(z.object({ on: z.nullable(z.string()), sentence: z.nullable(z.string()) })),
    }),
  ),
  /** Posts that will be published once the person reconnects. */
  waiting: z.int(),
})
export type NetworkState = z.infer<typeof networkState>

export const networkChange = z.object({ publishes: z.boolean() })
export type NetworkChange = z.infer<typeof networkChange>

/** Why the figures of a day are not all there. */
export const figuresRefusals = {
  'not-allowed':
    'LinkedIn doesn’t let this server’s app read figures. Whoever runs the server has to ask LinkedIn for it.',
  version:
    'LinkedIn no longer answers the version of its API that this server speaks. Whoever runs it can set LINKEDIN_VERSION.',
  later: 'LinkedIn answered no more calls on that day. The rest is read on the next days.',
  budget: 'This server’s calls for the day were used up. The rest is read on the next days.',
  reconnect: 'The connection has ended.',
} as const
export type FiguresRefused = keyof typeof figuresRefusals
