import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Idea, IdeaSet } from '#shared/ideas.ts'
import { cn } from '#web/lib/cn.ts'
import { clockTime, shortDate } from '#web/lib/format.ts'
import { toast } from '#web/ui/toast.ts'
import { IdeaCard } from './idea-card.tsx'
import { useMarkIdea } from './queries.ts'

export const IdeaGrid = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <ul
    aria-busy={isBusy}
    className={cn(
      'grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity duration-120 sm:grid-cols-2 xl:grid-cols-3',
      isBusy && 'opacity-60',
    )}
  >
    {children}
  </ul>
)

/** The toast is read before the page changes. */
const readingTime = 1000

export function ShownSet({ set, isBusy }: { set: IdeaSet; isBusy: boolean }) {
  const navigate = useNavigate()
  const mark = useMarkIdea()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  function choose({ title }: Idea) {
    toast({ title: 'Idea selected!' })
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => navigate({ to: '/', search: { subject: title } }), readingTime)
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold break-words">{set.themes.join(', ')}</h2>
        <p className="text-sm text-ink-3">
          <SetTime set={set} /> · Written by {set.engine}
        </p>
      </div>
      <IdeaGrid isBusy={isBusy}>
        {set.ideas.map((idea) => (
          <li key={idea.id} className="grid grid-cols-[minmax(0,1fr)]">
            <IdeaCard idea={idea} onUse={() => choose(idea)} onMark={() => mark.mutate(idea)} />
          </li>
        ))}
      </IdeaGrid>
    </div>
  )
}

export const SetTime = ({ set: { createdAt } }: { set: IdeaSet }) => (
  <time dateTime={createdAt}>
    {shortDate(createdAt)} at {clockTime(createdAt)}
  </time>
)
