import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { MeasuredPost } from '#shared/figures.ts'
import { growingDays, type PostMetric } from '#shared/post-metrics.ts'
import { dated, inDigits } from '#web/lib/intl.ts'

export const shown = (count: number | null | undefined) => (count == null ? t`unknown` : inDigits(count))

/** A number with its name; a count that no file tells is called unknown. */
export const Figure = ({ name, value }: { name: string; value: number | null }) => (
  <div className="grid gap-1">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className={value === null ? 'text-ink-3' : 'tabular text-2xl font-semibold tracking-tight'}>{shown(value)}</dd>
  </div>
)

/** `2026-11-20` → `Nov 20, 2026`. */
export const dayName = (day: string) => dated(day, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export const spanName = ({ from, to }: { from: string; to: string }): string =>
  from === to ? dayName(from) : t`${{ from: dayName(from) }} to ${{ to: dayName(to) }}`

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

/** `1.5 ×` */
export const timesOf = (ratio: number): string =>
  `${inDigits(ratio, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ×`

export const growthNames = { growing: msg`still growing`, early: msg`counted in its first week` }

export const metricNames: Record<PostMetric, MessageDescriptor> = {
  impressions: msg`Impressions`,
  engagements: msg`Engagements`,
  membersReached: msg`Members reached`,
  profileViewers: msg`Profile viewers`,
  followersGained: msg`Followers gained`,
  socialEngagements: msg`Social engagements`,
  reactions: msg`Reactions`,
  comments: msg`Comments`,
  reposts: msg`Reposts`,
  saves: msg`Saves`,
  sends: msg`Sends`,
  linkEngagements: msg`Link engagements`,
  buttonEngagements: msg`Button engagements`,
  articleViews: msg`Article views`,
  emailSends: msg`Email sends`,
}
