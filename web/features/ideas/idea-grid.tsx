import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { type Idea, ideaCategories, ideasPerSet, postCategoryOf } from '#shared/ideas.ts'
import { postTypes } from '#shared/post-types.ts'
import { cn } from '#web/lib/cn.ts'
import { toast } from '#web/lib/toast.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { IdeaCard, IdeaCardSkeleton } from './idea-card.tsx'
import { useDeleteIdea, useMarkIdea } from './queries.ts'

interface GridProps {
  isBusy: boolean
  ref?: Ref<HTMLUListElement>
  children: ReactNode
}

const Grid = ({ isBusy, ref, children }: GridProps) => (
  <ul
    ref={ref}
    aria-busy={isBusy}
    className={cn(
      'grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity duration-120 sm:grid-cols-2 xl:grid-cols-3',
      isBusy && 'opacity-60',
    )}
  >
    {children}
  </ul>
)

/** Milliseconds to read the toast before the page changes. */
const readingTime = 1000

/** The brief for an idea: its approach becomes material, and its category decides the post type. */
function briefOf({ title, description, category: { id } }: Idea) {
  const category = postCategoryOf(id)
  const type = postTypes.find(({ categories }) => categories.some((one) => one.id === category))
  return { subject: `${title}\n\n${description}`, category, ...(type && { postType: type.id }) }
}

interface IdeaGridProps {
  ideas: Idea[]
  isBusy: boolean
  ref?: Ref<HTMLUListElement>
}

export function IdeaGrid({ ideas, isBusy, ref }: IdeaGridProps) {
  const { t } = useLingui()

  const navigate = useNavigate()
  const mark = useMarkIdea()
  const deletion = useDeleteIdea()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  function choose(idea: Idea) {
    toast({ title: t`Idea selected!` })
    clearTimeout(leaving.current)
    const go = () => navigate({ to: '/', search: { subject: idea.title }, state: { idea: briefOf(idea) } })
    leaving.current = setTimeout(go, readingTime)
  }

  return (
    <Grid isBusy={isBusy} ref={ref}>
      {ideas.map((idea) => (
        <li key={idea.id} className="grid grid-cols-[minmax(0,1fr)]">
          <IdeaCard
            idea={idea}
            onUse={() => choose(idea)}
            onMark={() => mark.mutate(idea)}
            onDelete={() => deletion.mutate(idea)}
          />
        </li>
      ))}
    </Grid>
  )
}

export const IdeaGridSkeleton = () => (
  <div className="grid gap-3">
    <Skeleton className="h-6 w-40" />
    <Grid isBusy>
      {ideaCategories.slice(0, ideasPerSet).map(({ id }) => (
        <li key={id} className="grid">
          <IdeaCardSkeleton />
        </li>
      ))}
    </Grid>
  </div>
)
