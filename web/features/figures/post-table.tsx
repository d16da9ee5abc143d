import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MeasuredPost } from '#shared/figures.ts'
import { dayOut, type PostMetric } from '#shared/post-metrics.ts'
import { findCategory } from '#shared/post-types.ts'
import { cn } from '#web/lib/cn.ts'
import { i18n } from '#web/lib/language.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dayName, growthNames, growthOf, metricNames, shown } from './figure.tsx'
import { categoriesQuery, exportPath, measuredPostsQuery, type PostChoice } from './queries.ts'
import { RowMenu } from './row-menu.tsx'

const route = getRouteApi('/_shell/_guarded/analytics')

const columns: readonly PostMetric[] = [
  'impressions',
  'membersReached',
  'engagements',
  'saves',
  'sends',
  'followersGained',
]

const kinds = [
  { id: '', name: msg`All posts` },
  { id: 'here', name: msg`Written here` },
  { id: 'elsewhere', name: msg`Not written here` },
] as const

/** The posts that went out from a day on, or all for an empty text. */
export function PostTable({ from, author = '' }: { from: string; author?: string }) {
  const { t } = useLingui()

  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [text, setText] = useState(search.q ?? '')
  const q = useDebounced(text.trim(), 250)
  const kind = search.kind ?? ''
  const order: Pick<PostChoice, 'sort' | 'order'> = {
    sort: columns.find((metric) => metric === search.sort) ?? 'time',
    order: search.order === 'ascending' ? 'ascending' : 'descending',
  }
  const show = (change: Partial<typeof search>) =>
    navigate({ search: (former) => ({ ...former, ...change }), replace: true, resetScroll: false })
  const showSearch = useEffectEvent((words: string) => {
    if (words !== (search.q ?? '')) void show({ q: words || undefined })
  })
  useEffect(() => showSearch(q), [q])
  const isCategory = !kinds.some(({ id }) => id === kind)
  const choice: PostChoice = {
    q,
    from,
    kind: isCategory ? '' : (kind as PostChoice['kind']),
    category: isCategory ? kind : '',
    authorId: author,
    ...order,
  }
  const { data: categories = [] } = useQuery(categoriesQuery)
  const list = useInfiniteQuery(measuredPostsQuery(choice))
  const rows = useRef<HTMLTableSectionElement>(null)
  const posts = list.data?.pages.flatMap(({ items }) => items)

  const sortBy = (sort: PostChoice['sort']) =>
    show({ sort, order: order.sort === sort && order.order === 'descending' ? 'ascending' : 'descending' })
  const head = (sort: PostChoice['sort'], name: string) => (
    <th
      key={sort}
      scope="col"
      aria-sort={order.sort === sort ? order.order : 'none'}
      className={sort === 'time' ? 'text-left' : 'text-right'}
    >
      <Button variant="ghost" size="sm" className="px-1" onClick={() => sortBy(sort)}>
        {name}
        {order.sort === sort && (order.order === 'descending' ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />)}
      </Button>
    </th>
  )
  return (
    <section aria-label={t`Figures by post`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          <Trans>By post</Trans>
        </h3>
        <span className="flex min-w-0 flex-wrap items-center gap-2 print:hidden">
          <input
            type="search"
            aria-label={t`Find a post`}
            placeholder={t`Find a post`}
            value={text}
            maxLength={200}
            onChange={(event) => setText(event.target.value)}
            className="min-h-9 w-44 rounded border border-line-strong bg-surface px-2 text-sm max-md:min-h-11"
          />
          <Select
            aria-label={t`Kind`}
            className="w-44"
            options={[
              ...kinds.map(({ id, name }) => ({ id, name: t(name) })),
              ...categories.map(({ id, name }) => ({
                id,
                name: findCategory(id) ? i18n._(findCategory(id)!.name) : name,
              })),
            ]}
            value={kind}
            onChange={({ target }) => show({ kind: target.value || undefined })}
          />
          <Button asChild variant="outline" size="sm">
            <a href={exportPath(choice)} download>
              <Trans>Export as CSV</Trans>
            </a>
          </Button>
        </span>
      </div>
      {posts ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
        <section className="overflow-x-auto" tabIndex={0} aria-label={t`Table of posts`}>
          <table className={cn('w-full text-sm', list.isPlaceholderData && 'opacity-60')}>
            <thead>
              <tr className="border-b border-line">
                {head('time', t`Post`)}
                {columns.map((metric) => head(metric, t(metricNames[metric])))}
                <td />
              </tr>
            </thead>
            <tbody ref={rows}>
              {posts.map((post) => (
                <Row key={post.address} {...post} />
              ))}
            </tbody>
          </table>
        </section>
      ) : list.isError ? (
        <p role="alert" className="text-sm">
          <Trans>The posts couldn’t be loaded.</Trans>{' '}
          <Button variant="outline" size="sm" onClick={() => list.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : (
        <Skeleton className="h-48" />
      )}
      {posts?.length === 0 && (
        <p className="text-sm text-ink-2">
          <Trans>No post of this period fits.</Trans>
        </p>
      )}
      <LoadMore
        list={list}
        failed={t`More posts couldn’t be loaded. Those above are still here.`}
        items={rows}
        className="justify-items-center"
      />
    </section>
  )
}

function Row(measured: MeasuredPost) {
  const { t } = useLingui()

  const { address, post, figures, asOf, file } = measured
  const day = dayOut(measured)
  const growth = growthOf(measured)
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="max-w-72 min-w-44 py-2 pr-3 text-left font-normal">
        {post ? (
          <AppLink href={`/?id=${post.id}`} dir="auto" data-own className="line-clamp-2 text-action underline">
            {post.title || t`Untitled post`}
          </AppLink>
        ) : (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="text-ink-2 underline">
            <Trans>Not written here</Trans>
          </a>
        )}
        <span className="block text-xs text-ink-3" title={file} data-own="title">
          {[
            day ? dayName(day) : t`Day unknown`,
            t`as of ${{ day: dayName(asOf) }}`,
            ...(growth ? [t(growthNames[growth])] : []),
          ].join(' · ')}
        </span>
      </th>
      {columns.map((metric) => (
        <td key={metric} className="tabular px-1 py-2 text-right">
          {figures[metric] === undefined ? (
            <span className="text-ink-3">
              <Trans>unknown</Trans>
            </span>
          ) : (
            shown(figures[metric])
          )}
        </td>
      ))}
      <td className="text-right">{post && <RowMenu {...post} />}</td>
    </tr>
  )
}
