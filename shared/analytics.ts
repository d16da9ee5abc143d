import * as z from 'zod/mini'

export const analyticsWeeks = 12

const named = z.object({ id: z.string(), name: z.string(), posts: z.int() })

/** Counts of the author's own posts. Nothing here comes from the network. */
export const analytics = z.object({
  total: z.int(),
  /** Every post has exactly one of the three. */
  byStatus: z.object({ draft: z.int(), scheduled: z.int(), published: z.int() }),
  /** Live according to the network or the author. */
  live: z.int(),
  words: z.int(),
  /** The last twelve weeks, oldest first; `start` is the Monday, `YYYY-MM-DD`, in the zone asked for. */
  byWeek: z.array(z.object({ start: z.string(), posts: z.int() })),
  /** Most first. */
  byCategory: z.array(named),
  byTone: z.array(named),
})
export type Analytics = z.infer<typeof analytics>
