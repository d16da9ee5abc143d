import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { FailurePanel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ActivityFilter, activityQuery } from './queries.ts'

/** With the words for everything that can be done. */
const Entry = lazyPart(() => import('./entry.tsx').then((file) => ({ default: file.Entry })))

interface EntryListProps {
  filter: ActivityFilter
  empty: ReactNode
}

/** What was done, newest first. In one post's list, entries leave out its title. */
export function EntryList({ filter, empty }: EntryListProps) {
  const { t } = useLingui()

  const list = useInfiniteQuery(activityQuery(filter))
  const rows = useRef<HTMLUListElement>(null)
  const entries = list.data?.pages.flatMap(({ items }) => items)
  if (list.isPending) return <Loading />
  if (!entries)
    return (
      <FailurePanel
        title={t`Failed to load the activity`}
        text={t`Nothing in it is lost. Please try again.`}
        onTryAgain={() => list.refetch()}
      />
    )
  if (entries.length === 0) return empty
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {list.isError && !list.isFetchNextPageError && (
        <p role="alert" className="text-sm text-warn">
          <Trans>The list may be out of date, because it couldn’t be loaded again.</Trans>
        </p>
      )}
      <ul
        ref={rows}
        aria-label={t`Activity, newest first`}
        className="divide-y divide-line rounded border border-line bg-surface"
      >
        {entries.map((entry) => (
          <li key={entry.id} tabIndex={-1} className="outline-none">
            <Suspense fallback={<Skeleton className="h-14" />}>
              <Entry entry={entry} isOfPost={filter.post !== undefined} />
            </Suspense>
          </li>
        ))}
      </ul>
      <LoadMore
        list={list}
        failed={t`More of the activity couldn’t be loaded. Those above are still here.`}
        items={rows}
      />
    </div>
  )
}

const Loading = () => {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading the activity`} className="grid gap-3">
      {['1', '2', '3', '4'].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
