import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { IdeaSet } from '#shared/ideas.ts'
import { ApiError } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { IdeaGrid, IdeaGridSkeleton } from './idea-grid.tsx'
import { Failure, Notice } from './notice.tsx'
import { ideaSetQuery } from './queries.ts'

export const ShownSet = ({ set, isBusy }: { set: IdeaSet; isBusy: boolean }) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 className="min-w-0 text-lg font-semibold break-words">{set.themes.join(', ')}</h2>
      <p className="text-sm text-ink-3">
        <SetTime set={set} /> · Written by {set.engine}
      </p>
    </div>
    <IdeaGrid ideas={set.ideas} isBusy={isBusy} />
  </div>
)

/** A set that is not among those of the list so far. */
export function SetOfAddress({ id, isBusy }: { id: string; isBusy: boolean }) {
  const { data: set, error, refetch, isFetching } = useQuery(ideaSetQuery(id))
  if (set) return <ShownSet set={set} isBusy={isBusy} />
  if (!error || isFetching) return <IdeaGridSkeleton />
  if (!(error instanceof ApiError) || error.status !== 404)
    return <Failure text="These ideas could not be loaded. They are kept." onTryAgain={() => refetch()} />
  return (
    <Notice
      role="alert"
      icon={<SearchX aria-hidden className="text-ink-3" />}
      text="There are no ideas at this address."
    >
      <Button asChild variant="outline">
        <Link from="/ideas" to="/ideas" search={{}}>
          Show my newest ideas
        </Link>
      </Button>
    </Notice>
  )
}

export function SetTime({ set: { createdAt } }: { set: IdeaSet }) {
  const { shortDate, clockTime } = useClock()
  return (
    <time dateTime={createdAt}>
      {shortDate(createdAt)} at {clockTime(createdAt)}
    </time>
  )
}
