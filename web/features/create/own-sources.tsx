import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { favouriteIdeasQuery, ideaSetsQuery, itemsOf } from '#web/features/ideas/queries.ts'
import { postSearchQuery } from '#web/features/posts/queries.ts'
import { SearchField } from '#web/features/posts/search-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface Choice {
  id: string
  title: string
}

interface OwnProps {
  onChoose: (id: string) => void
}

export function OwnPosts({ onChoose }: OwnProps) {
  const { t } = useLingui()

  const [q, setQ] = useState('')
  const { data: posts, isPending } = useQuery(postSearchQuery(q))
  return (
    <Chooser
      name={t`One of my posts`}
      nothing={t`No matching posts.`}
      choices={posts}
      isPending={isPending}
      onChoose={onChoose}
    >
      <SearchField q={q} onChange={setQ} />
    </Chooser>
  )
}

/** Favourites first, then the ideas of the newest sets. */
export function SavedIdeas({ onChoose }: OwnProps) {
  const { t } = useLingui()

  const favourites = useInfiniteQuery(favouriteIdeasQuery)
  const sets = useInfiniteQuery(ideaSetsQuery)
  const all = [...(itemsOf(favourites.data) ?? []), ...(itemsOf(sets.data) ?? []).flatMap(({ ideas }) => ideas)]
  const ideas = [...new Map(all.map((idea) => [idea.id, idea])).values()]
  return (
    <Chooser
      name={t`A saved idea`}
      nothing={t`No ideas yet.`}
      choices={ideas}
      isPending={favourites.isPending || sets.isPending}
      onChoose={onChoose}
    />
  )
}

interface ChooserProps extends OwnProps {
  name: string
  nothing: string
  choices: readonly Choice[] | undefined
  isPending: boolean
  children?: ReactNode
}

function Chooser({ name, nothing, choices = [], isPending, onChoose, children }: ChooserProps) {
  const { t } = useLingui()

  const [isOpen, setOpen] = useState(false)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="outline" size="sm">
          {name}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={name} className="grid w-80 max-w-[calc(100vw-2rem)] gap-2 p-2">
        {children}
        {isPending ? (
          <Skeleton className="h-24" />
        ) : choices.length === 0 ? (
          <p className="p-2 text-ink-2">{nothing}</p>
        ) : (
          <ul aria-label={name} className="grid max-h-64 grid-cols-[minmax(0,1fr)] overflow-y-auto">
            {choices.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false)
                    onChoose(id)
                  }}
                  className="min-h-9 w-full rounded px-2 py-1 text-left hover:bg-sunk max-md:min-h-11"
                >
                  <span dir="auto" data-own className="line-clamp-2">
                    {title || t`Untitled post`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PopoverContent>
    </Popover>
  )
}
