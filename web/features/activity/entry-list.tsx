import { Trans as Said } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { ActivityEntry } from '#shared/workspace-activity.ts'
import { deletedPost, sayActor, sayDetail, sayDone } from '#shared/workspace-activity-words.ts'
import { useClock } from '#web/lib/clock.ts'
import { said } from '#web/lib/said.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { FailurePanel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ActivityFilter, activityQuery } from './queries.ts'

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
            <Entry entry={entry} isOfPost={filter.post !== undefined} />
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

function Entry({ entry, isOfPost }: { entry: ActivityEntry; isOfPost: boolean }) {
  const { t } = useLingui()
  const { by, at, until, post, about } = entry
  const { moment, clockTime } = useClock()
  const detail = sayDetail(entry, said, ({ at }) => moment(at))
  const who = (
    <>
      <span dir="auto" data-own className="font-medium">
        {sayActor(entry, said)}
      </span>
      {by.kind === 'program' && (
        <span className="text-ink-3">
          {' '}
          <Trans>through “{by.through?.name}”</Trans>
        </span>
      )}
      {by.kind === 'link' && (
        <span className="text-ink-3">
          {' '}
          <Trans>by a link</Trans>
        </span>
      )}
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-2.5">
      <p className="break-words">
        <Said
          {...sayDone(entry, isOfPost)}
          values={{ who, post: post && <PostName post={post} />, name: about && <bdi data-own>{about.name}</bdi> }}
        />
      </p>
      <p className="tabular text-sm break-words text-ink-3">
        <time dateTime={at} className="inline-block first-letter:uppercase">
          {until ? t`${{ from: moment(at) }} to ${{ until: clockTime(until) }}` : moment(at)}
        </time>
        {detail && ` · ${detail}`}
      </p>
    </div>
  )
}

const PostName = ({ post: { id, title } }: { post: NonNullable<ActivityEntry['post']> }) => {
  const { t } = useLingui()
  return title === null ? (
    <span className="text-ink-3">{t(deletedPost)}</span>
  ) : (
    <Link to="/" search={{ id }} dir="auto" data-own className="underline underline-offset-3 hover:no-underline">
      {title || t`Untitled post`}
    </Link>
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
