import { t } from '@lingui/core/macro'
import type { Figures } from '#shared/figures.ts'
import type { Joined, Stop } from './plot.tsx'

export const measures = [
  { id: 'impressions', name: 'Impressions', by: 'by day', joined: 'days', note: '' },
  {
    id: 'membersReached',
    name: 'Members reached',
    by: 'by period',
    joined: 'none',
    note: 'LinkedIn counts each member once in the period of a file, and not by day. Periods can’t be added up.',
  },
  { id: 'engagements', name: 'Engagements', by: 'by day', joined: 'days', note: '' },
  { id: 'newFollowers', name: 'New followers', by: 'by day', joined: 'days', note: '' },
  {
    id: 'followers',
    name: 'Followers in all',
    by: 'by day',
    joined: 'all',
    note: 'LinkedIn tells the total for one day of each file. Between those days nothing is known.',
  },
] as const satisfies readonly { id: string; name: string; by: string; joined: Joined; note: string }[]

export type Measure = (typeof measures)[number]['id']

export const spans = [
  { id: '28', name: 'Last 28 days' },
  { id: '90', name: 'Last 90 days' },
  { id: '365', name: 'Last 12 months' },
  { id: '', name: 'All' },
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

const counted = (posts: number) => `${posts.toLocaleString('en')} ${posts === 1 ? 'post' : 'posts'}`

function says(posts: number, title: string | null): string {
  if (!title) return counted(posts)
  return posts === 1 ? `“${title}”` : t`“${title}” and ${posts - 1} more`
}

/** Null if no day tells it. */
export function sum(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((all, count) => all + count, 0)
}
