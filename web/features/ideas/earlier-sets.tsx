import { Link } from '@tanstack/react-router'
import type { IdeaSet } from '#shared/ideas.ts'
import { SetTime } from './idea-set.tsx'

export const EarlierSets = ({ sets, shown }: { sets: IdeaSet[]; shown: IdeaSet }) => (
  <nav aria-labelledby="all-sets" className="grid gap-2 border-t border-line pt-6">
    <h2 id="all-sets" className="font-semibold">
      Your ideas so far
    </h2>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {sets.map((set) => {
        const favourites = set.ideas.filter(({ isFavourite }) => isFavourite).length
        return (
          <li key={set.id}>
            <Link
              from="/ideas"
              to="/ideas"
              search={{ set: set.id }}
              resetScroll={false}
              aria-current={set.id === shown.id ? 'true' : undefined}
              activeProps={{ 'aria-current': undefined }}
              className="-mx-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 rounded px-3 py-1.5 hover:bg-sunk aria-[current=true]:bg-sunk aria-[current=true]:font-medium max-md:min-h-11"
            >
              <span className="min-w-0 break-words">{set.themes.join(', ')}</span>
              <span className="tabular text-sm text-ink-3">
                {favourites > 0 && `${favourites} ${favourites === 1 ? 'favourite' : 'favourites'} · `}
                <SetTime set={set} />
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  </nav>
)
