import type { MeasuredPost } from './figures.ts'

/** What LinkedIn tells about one post. `engagements` (with clicks) and `socialEngagements` are different counts. */
export const postMetrics = [
  'impressions',
  'engagements',
  'membersReached',
  'profileViewers',
  'followersGained',
  'socialEngagements',
  'reactions',
  'comments',
  'reposts',
  'saves',
  'sends',
  'linkEngagements',
  'buttonEngagements',
  'articleViews',
  'emailSends',
] as const
export type PostMetric = (typeof postMetrics)[number]

/** The UTC day on which a post went out. */
export const dayOut = ({ publishedAt, publishedOn }: Pick<MeasuredPost, 'publishedAt' | 'publishedOn'>) =>
  publishedAt?.slice(0, 10) ?? publishedOn

/** Figures of a post grow for about this long. */
export const growingDays = 7
