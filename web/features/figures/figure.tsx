import { msg } from '@lingui/core/macro'
import type { MeasuredPost } from '#shared/figures.ts'
import { growingDays, type PostMetric } from '#shared/post-metrics.ts'

export const shown = (count: number | null | undefined) => (count == null ? 'unknown' : count.toLocaleString('en'))

/** A number with its name; a count that no file tells is called unknown. */
export const Figure = ({ name, value }: { name: string; value: number | null }) => (
  <div className="grid gap-1">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className={value === null ? 'text-ink-3' : 'tabular text-2xl font-semibold tracking-tight'}>{shown(value)}</dd>
  </div>
)

/** `2026-11-20` → `20 Nov 2026`. */
export const dayName = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

const dayMs = 86_400_000

/** Whether a post's figures still grow, or were counted while they did. */
export function growthOf(
  { publishedAt, publishedOn, asOf }: Pick<MeasuredPost, 'publishedAt' | 'publishedOn' | 'asOf'>,
  now = Date.now(),
): 'growing' | 'early' | null {
  const out = publishedAt ?? publishedOn
  if (!out) return null
  const settled = Date.parse(out) + growingDays * dayMs
  if (now < settled) return 'growing'
  return Date.parse(asOf) + dayMs < settled ? 'early' : null
}

export const growthNames = { growing: 'still growing', early: 'counted in its first week' } as const

export const metricNames: Record<PostMetric, string> = {
  impressions: 'Impressions',
  engagements: 'Engagements',
  membersReached: msg`Members reached`,
  profileViewers: msg`Profile viewers`,
  followersGained: msg`Followers gained`,
  socialEngagements: msg`Social engagements`,
  reactions: 'Reactions',
  comments: 'Comments',
  reposts: 'Reposts',
  saves: 'Saves',
  sends: 'Sends',
  linkEngagements: msg`Link engagements`,
  buttonEngagements: msg`Button engagements`,
  articleViews: msg`Article views`,
  emailSends: msg`Email sends`,
}
