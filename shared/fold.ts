/**
 * Where the feed cuts a post. The network publishes none of it and what others measured differs (3 to 5 lines on
 * desktop), so it is approximate, and shown as such.
 */
export const fold = {
  seenOn: '2026-11-20',
  /** Width of a post in pixels, and the lines that stand before "…more". */
  phone: { width: 375, lines: 3 },
  desktop: { width: 552, lines: 5 },
  /** With an image or a video, on either screen. */
  linesWithMedia: 3,
  /** From the edge of the post to its text, in pixels, on either side. */
  margin: 16,
} as const

/** Within `characters` and `lines` the point of a hook is complete on a phone; past `limit` every screen has cut it. */
export const hookBudget = { characters: 140, limit: 210, lines: fold.phone.lines } as const
