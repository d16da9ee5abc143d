import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { Figures } from '#shared/figures.ts'
import { inDigits } from '#web/lib/intl.ts'
import type { Joined, Stop } from './plot.tsx'

export type Measure = 'impressions' | 'membersReached' | 'engagements' | 'newFollowers' | 'followers'

interface MeasureShown {
  id: Measure
  name: MessageDescriptor
  heading: MessageDescriptor
  joined: Joined
  note?: MessageDescriptor
}

export const measures: readonly MeasureShown[] = [
  { id: 'impressions', name: msg`Impressions`, heading: msg`Impressions by day`, joined: 'days' },
  {
    id: 'membersReached',
    name: msg`Members reached`,
    heading: msg`Members reached by period`,
    joined: 'none',
    note: msg`LinkedIn counts each member once in the period of a file, and not by day. Periods can’t be added up.`,
  },
  { id: 'engagements', name: msg`Engagements`, heading: msg`Engagements by day`, joined: 'days' },
  { id: 'newFollowers', name: msg`New followers`, heading: msg`New followers by day`, joined: 'days' },
  {
    id: 'followers',
    name: msg`Followers in all`,
    heading: msg`Followers in all by day`,
    joined: 'all',
    note: msg`LinkedIn tells the total for one day of each file. Between those days nothing is known.`,
  },
]

/** `1,250 impressions`; null is unknown. */
export const counters: Record<Measure, (count: number | null) => string> = {
  impressions: (count) =>
    count === null ? t`unknown impressions` : plural(count, { one: '# impression', other: '# impressions' }),
  membersReached: (count) =>
    count === null
      ? t`unknown members reached`
      : plural(count, { one: '# member reached', other: '# members reached' }),
  engagements: (count) =>
    count === null ? t`unknown engagements` : plural(count, { one: '# engagement', other: '# engagements' }),
  newFollowers: (count) =>
    count === null ? t`unknown new followers` : plural(count, { one: '# new follower', other: '# new followers' }),
  followers: (count) =>
    count === null
      ? t`unknown followers in all`
      : plural(count, { one: '# follower in all', other: '# followers in all' }),
}

export const spans = [
  { id: '28', name: msg`Last 28 days` },
  { id: '90', name: msg`Last 90 days` },
  { id: '365', name: msg`Last 12 months` },
  { id: '', name: msg`All` },
] as const
export type Span = (typeof spans)[number]['id']

const dayMs = 86_400_000

/** The first day of a span that ends with the last known day. Empty for all. */
export function startOf(span: Span, { days, marks }: Pick<Figures, 'days' | 'marks'>): string {
  const last = [days.at(-1)?.day ?? '', marks.at(-1)?.day ?? ''].toSorted()[1]
  if (!span || !last) return ''
  return new Date(Date.parse(last) - (Number(span) - 1) * dayMs).toISOString().slice(0, 10)
}

export const since = (from: string, figures: Figures): Figures => ({
  ...figures,
  days: figures.days.filter(({ day }) => day >= from),
  marks: figures.marks.filter(({ day }) => day >= from),
  followerTotals: figures.followerTotals.filter(({ on }) => on >= from),
  periods: figures.periods.filter(({ to }) => to >= from),
})

/** What is known of a measure, oldest first, with the posts that went out in the meantime. Empty if nothing is known. */
export function stopsOf(measure: Measure, { days, marks, followerTotals, periods }: Figures): Stop[] {
  if (measure === 'membersReached')
    return periods.flatMap(({ from, to, membersReached }) => {
      const posts = marks.filter(({ day }) => day >= from && day <= to).reduce((all, mark) => all + mark.posts, 0)
      return membersReached === null
        ? []
        : [{ from, to, count: membersReached, posts: posts ? counted(posts) : undefined }]
    })
  const known: Stop[] =
    measure === 'followers'
      ? followerTotals.map(({ on, total }) => ({ from: on, to: on, count: total }))
      : days.flatMap(({ day, [measure]: count }) => (count === null ? [] : [{ from: day, to: day, count }]))
  const [first, last] = [known[0]?.from, known.at(-1)?.to]
  if (!first || !last) return []
  const byDay = new Map(known.map((stop) => [stop.from, stop]))
  for (const { day, posts, title } of marks) {
    if (day < first || day > last) continue
    const stop = byDay.get(day) ?? { from: day, to: day, count: null }
    byDay.set(day, { ...stop, posts: says(posts, title) })
  }
  return [...byDay.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

const counted = (posts: number) => plural(posts, { one: '# post', other: '# posts' })

function says(posts: number, title: string | null): string {
  if (!title) return counted(posts)
  return posts === 1 ? t`“${title}”` : t`“${title}” and ${{ others: inDigits(posts - 1) }} more`
}

/** Null if no day tells it. */
export function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((all, count) => all + count, 0)
}
