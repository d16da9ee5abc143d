/**
 * Where the feed cuts a post. The network does not publish this, and measurements by others differ (3 to 5 lines on
 * desktop), so the app shows it as approximate.
 */
export const fold = {
  seenOn: '2026-11-20',
  /** Width of a post in pixels, and the number of lines before "…more". */
  phone: { width: 375, lines: 3 },
  desktop: { width: 552, lines: 5 },
  /** Lines on either screen when the post has an image or a video. */
  linesWithMedia: 3,
  /** Pixels between the edge of the post and its text, on either side. */
  margin: 16,
} as const

/** A hook within `characters` and `lines` is complete on a phone; past `limit` every screen has cut it. */
export const hookBudget = { characters: 140, limit: 210, lines: fold.phone.lines } as const
