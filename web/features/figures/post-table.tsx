import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { MeasuredPost, PostMetric } from '#shared/figures.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { dayName, shown } from './figure.tsx'
import { RowMenu } from './row-menu.tsx'

const columns: readonly [metric: PostMetric, name: string][] = [
  ['impressions', 'Impressions'],
  ['engagements', 'Engagements'],
  ['saves', 'Saves'],
  ['sends', 'Sends'],
  ['followersGained', 'Followers gained'],
]
const pageSize = 20

type Order = { by: PostMetric | 'time'; isDescending: boolean }

/** Unknown figures come last, whatever the direction. */
function sorted(posts: readonly MeasuredPost[], { by, isDescending }: Order): readonly MeasuredPost[] {
  const sign = isDescending ? -1 : 1
  if (by === 'time') return isDescending ? posts : posts.toReversed()
  return posts.toSorted((a, b) => {
    const [first, second] = [a.figures[by], b.figures[by]]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return sign * (first - second)
  })
}

export function PostTable({ posts }: { posts: readonly MeasuredPost[] }) {
  const [order, setOrder] = useState<Order>({ by: 'time', isDescending: true })
  const [filter, setFilter] = useState('')
  const [size, setSize] = useState(pageSize)
  if (posts.length === 0) return null
  const wanted = filter.trim().toLowerCase()
  const found = sorted(posts, order).filter(({ post, address }) =>
    `${post?.title ?? ''} ${address}`.toLowerCase().includes(wanted),
  )
  const sortBy = (by: Order['by']) =>
    setOrder((former) => ({ by, isDescending: former.by === by ? !former.isDescending : true }))
  const head = (by: Order['by'], name: string, isFirst = false) => (
    <th
      key={by}
      scope="col"
      aria-sort={order.by === by ? (order.isDescending ? 'descending' : 'ascending') : 'none'}
      className={isFirst ? 'text-left' : 'text-right'}
    >
      <Button variant="ghost" size="sm" className="px-1" onClick={() => sortBy(by)}>
        {name}
        {order.by === by && (order.isDescending ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />)}
      </Button>
    </th>
  )
  return (
    <section aria-label="Figures by post" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">By post</h3>
        <span className="flex flex-wrap items-center gap-2">
          <input
            type="search"
            aria-label="Find a post"
            placeholder="Find a post"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            className="min-h-9 rounded border border-line-strong bg-surface px-2 text-sm max-md:min-h-11"
          />
          <Button variant="outline" size="sm" onClick={() => saveCsv(found)}>
            Export as CSV
          </Button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label="Table of posts">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line">
              {head('time', 'Post', true)}
              {columns.map(([metric, name]) => head(metric, name))}
              <td />
            </tr>
          </thead>
          <tbody>
            {found.slice(0, size).map((post) => (
              <Row key={post.address} {...post} />
            ))}
          </tbody>
        </table>
      </section>
      {found.length === 0 && <p className="text-sm text-ink-2">No post has these words.</p>}
      {found.length > size && (
        <Button variant="outline" size="sm" className="justify-self-center" onClick={() => setSize(size + pageSize)}>
          Show more
        </Button>
      )}
    </section>
  )
}

function Row({ address, post, publishedAt, publishedOn, figures, asOf, file }: MeasuredPost) {
  const day = (publishedAt ?? publishedOn)?.slice(0, 10)
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="max-w-72 min-w-44 py-2 pr-3 text-left font-normal">
        {post ? (
          <AppLink href={`/?id=${post.id}`} dir="auto" className="line-clamp-2 text-action underline">
            {post.title || 'Untitled post'}
          </AppLink>
        ) : (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-ink-2 underline">
            Not written here
          </a>
        )}
        <span className="block text-xs text-ink-3" title={file}>
          {day ? dayName(day) : 'Day unknown'}
          {asOf && ` · as of ${dayName(asOf)}`}
        </span>
      </th>
      {columns.map(([metric]) => (
        <td key={metric} className="tabular px-1 py-2 text-right">
          {figures[metric] === undefined ? <span className="text-ink-3">unknown</span> : shown(figures[metric])}
        </td>
      ))}
      <td className="text-right">{post && <RowMenu {...post} />}</td>
    </tr>
  )
}

/** A cell that begins with one of these would be a formula in a spreadsheet. */
const cell = (text: string) => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

function saveCsv(posts: readonly MeasuredPost[]) {
  const head = ['Title', 'Address', 'Published', ...columns.map(([, name]) => name), 'As of', 'File']
  const rows = posts.map(({ post, address, publishedAt, publishedOn, figures, asOf, file }) => [
    cell(post?.title ?? ''),
    cell(address),
    cell(publishedAt ?? publishedOn ?? ''),
    ...columns.map(([metric]) => figures[metric] ?? ''),
    cell(asOf ?? ''),
    cell(file),
  ])
  const text = [head.map(cell), ...rows].map((row) => row.join(',')).join('\r\n')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }))
  link.download = 'figures.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
