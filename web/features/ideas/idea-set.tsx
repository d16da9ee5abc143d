import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, SearchX, Trash2 } from 'lucide-react'
import { madeBy } from '#shared/catalogue.ts'
import { type IdeaSet, ideaCategoryName } from '#shared/ideas.ts'
import { ApiError } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { listed } from '#web/lib/intl.ts'
import { translated } from '#web/lib/language.ts'
import { said } from '#web/lib/said.ts'
import { Button } from '#web/ui/button.tsx'
import { IdeaGrid, IdeaGridSkeleton } from './idea-grid.tsx'
import { Failure, Notice } from './notice.tsx'
import { ideaSetQuery } from './queries.ts'

interface SetProps {
  isBusy: boolean
  /** Asks for ideas in the categories that this set had no room for. */
  onMore: (set: IdeaSet) => void
}

export const ShownSet = ({ set, isBusy, onMore }: SetProps & { set: IdeaSet }) => {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 data-own className="min-w-0 text-lg font-semibold break-words">
          {listed(set.themes, 'unit')}
        </h2>
        <p className="text-sm text-ink-3">
          <SetTime set={set} /> · {said(madeBy(set.engine))}
        </p>
      </div>
      {set.ideas.length > 0 ? (
        <IdeaGrid ideas={set.ideas} isBusy={isBusy} />
      ) : (
        <Notice icon={<Trash2 aria-hidden className="text-ink-3" />} text={t`All ideas of this set are deleted.`} />
      )}
      {set.left.length > 0 && (
        <Button
          variant="outline"
          aria-disabled={isBusy}
          className="h-auto min-h-9 justify-self-start py-1.5 text-left whitespace-normal max-md:min-h-11"
          onClick={() => !isBusy && onMore(set)}
        >
          <Plus aria-hidden />
          {t`More ideas: ${{
            kinds: listed(
              set.left.map((id) => translated(ideaCategoryName(id))),
              'unit',
            ),
          }}`}
        </Button>
      )}
    </div>
  )
}

/** A set that the list has not loaded yet. */
export function SetOfAddress({ id, ...given }: SetProps & { id: string }) {
  const { t } = useLingui()

  const { data: set, error, refetch, isFetching } = useQuery(ideaSetQuery(id))
  if (set) return <ShownSet set={set} {...given} />
  if (!error || isFetching) return <IdeaGridSkeleton />
  if (!(error instanceof ApiError) || error.status !== 404)
    return <Failure text={t`These ideas couldn’t be loaded. They’re safe.`} onTryAgain={() => refetch()} />
  return (
    <Notice role="alert" icon={<SearchX aria-hidden className="text-ink-3" />} text={t`There are no ideas here.`}>
      <Button asChild variant="outline">
        <Link from="/ideas" to="/ideas" search={{}}>
          <Trans>Show my newest ideas</Trans>
        </Link>
      </Button>
    </Notice>
  )
}

export function SetTime({ set: { createdAt } }: { set: IdeaSet }) {
  const { moment } = useClock()
  return <time dateTime={createdAt}>{moment(createdAt)}</time>
}
