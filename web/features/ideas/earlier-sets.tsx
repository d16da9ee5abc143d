import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { listed } from '#web/lib/intl.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { SetTime } from './idea-set.tsx'
import { ideaSetsQuery, itemsOf } from './queries.ts'

/** Stands in for a set's id in the address, for the favourites of all sets. */
export const favouritesId = 'favourites'

export function EarlierSets({ shownId }: { shownId: string | undefined }) {
  const { t } = useLingui()
  const sets = useInfiniteQuery(ideaSetsQuery)
  const list = useRef<HTMLUListElement>(null)
  return (
    <nav aria-labelledby="all-sets" className="grid gap-2 border-t border-line pt-6">
      <h2 id="all-sets" className="font-semibold">
        <Trans>Your ideas so far</Trans>
      </h2>
      <SetLink id={favouritesId} shownId={shownId}>
        <span className="flex items-center gap-2">
          <Heart aria-hidden className="size-4" /> <Trans>Favourites</Trans>
        </span>
      </SetLink>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {itemsOf(sets.data)?.map((set) => {
          const favourites = set.ideas.filter(({ isFavourite }) => isFavourite).length
          return (
            <li key={set.id}>
              <SetLink id={set.id} shownId={shownId}>
                <span data-own className="min-w-0 break-words">
                  {listed(set.themes, 'unit')}
                </span>
                <span className="tabular text-sm text-ink-3">
                  {favourites > 0 && `${plural(favourites, { one: '# favourite', other: '# favourites' })} · `}
                  <SetTime set={set} />
                </span>
              </SetLink>
            </li>
          )
        })}
      </ul>
      <LoadMore list={sets} failed={t`More ideas couldn’t be loaded. Those above are still here.`} items={list} />
    </nav>
  )
}

const SetLink = ({ id, shownId, children }: { id: string; shownId: string | undefined; children: ReactNode }) => (
  <Link
    from="/ideas"
    to="/ideas"
    search={{ set: id }}
    resetScroll={false}
    aria-current={id === shownId ? 'true' : undefined}
    className="-mx-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 rounded px-3 py-1.5 hover:bg-sunk aria-[current]:bg-chosen aria-[current]:font-medium max-md:min-h-11"
  >
    {children}
  </Link>
)
