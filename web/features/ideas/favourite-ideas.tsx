import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Example } from '#web/ui/panel.tsx'
import { IdeaGrid, IdeaGridSkeleton } from './idea-grid.tsx'
import { Failure, Notice } from './notice.tsx'
import { favouriteIdeasQuery, itemsOf } from './queries.ts'

export function FavouriteIdeas({ isBusy }: { isBusy: boolean }) {
  const { t } = useLingui()

  const list = useInfiniteQuery(favouriteIdeasQuery)
  const grid = useRef<HTMLUListElement>(null)
  const ideas = itemsOf(list.data)
  if (list.isPending) return <IdeaGridSkeleton />
  return (
    <div className="grid gap-3">
      <h2 className="text-lg font-semibold">
        <Trans>Favourites</Trans>
      </h2>
      {!ideas ? (
        <Failure text={t`Your favourites couldn’t be loaded. They’re safe.`} onTryAgain={() => list.refetch()} />
      ) : ideas.length === 0 ? (
        <Notice
          icon={<Heart aria-hidden className="text-ink-3" />}
          text={t`No favourites yet. Ideas you mark with the heart appear here.`}
        >
          <Example text={t`“The one question I ask before every redesign”, kept until you have time to write it.`} />
          <Button asChild variant="outline">
            <Link to="/ideas">
              <Trans>See the newest ideas</Trans>
            </Link>
          </Button>
        </Notice>
      ) : (
        <IdeaGrid ref={grid} ideas={ideas} isBusy={isBusy} />
      )}
      <LoadMore list={list} failed={t`More favourites couldn’t be loaded. Those above are still here.`} items={grid} />
    </div>
  )
}
