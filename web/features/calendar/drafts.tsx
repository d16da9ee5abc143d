import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarPlus, ChevronDown } from 'lucide-react'
import { type ComponentProps, type ComponentType, useId, useRef, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { parseContent } from '#shared/posts.ts'
import { exampleSubject } from '#web/features/posts/list-head.tsx'
import { postListQuery } from '#web/features/posts/queries.ts'
import { SearchField } from '#web/features/posts/search-field.tsx'
import { cn } from '#web/lib/cn.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { asCard } from './calendar-post.ts'
import { useHasRoomBeside } from './use-calendar.ts'

export interface DraftHandleProps extends Omit<ComponentProps<'button'>, 'id'> {
  card: ScheduledPost
}
const PlainHandle = ({ card: _, ...props }: DraftHandleProps) => <button type="button" {...props} />

interface DraftsProps {
  /** Whose drafts. Default: everybody's. */
  author?: string
  leaving: ReadonlySet<string>
  onOpen: (id: string) => void
  onSchedule: (post: ScheduledPost) => void
  /** Draggable button. */
  Handle?: ComponentType<DraftHandleProps>
}

/** Folded below the width of two columns. */
export function Drafts({ author, leaving, onOpen, onSchedule, Handle = PlainHandle }: DraftsProps) {
  const id = useId()
  const isBeside = useHasRoomBeside()
  /** Null until first opened, so nothing loads or renders before. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="flex min-h-9 items-center text-lg font-semibold max-lg:hidden">
        <Trans>Drafts</Trans>
      </h2>
      <Button
        variant="outline"
        aria-expanded={isOpen ?? false}
        aria-controls={`${id}-list`}
        className="justify-between lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Drafts</Trans>{' '}
        <ChevronDown aria-hidden className={cn('transition-transform duration-120', isOpen && 'rotate-180')} />
      </Button>
      <div id={`${id}-list`} className={cn('grid grid-cols-[minmax(0,1fr)] gap-3', !isOpen && 'max-lg:hidden')}>
        {(isBeside || isOpen !== null) && (
          <DraftList author={author} leaving={leaving} onOpen={onOpen} onSchedule={onSchedule} Handle={Handle} />
        )}
      </div>
    </section>
  )
}

function DraftList({
  author,
  leaving,
  onOpen,
  onSchedule,
  Handle,
}: DraftsProps & { Handle: ComponentType<DraftHandleProps> }) {
  const { t } = useLingui()

  const [q, setQ] = useState('')
  const list = useInfiniteQuery(postListQuery({ tab: 'drafts', q, author }))
  const items = useRef<HTMLUListElement>(null)
  const drafts = list.data?.pages.flatMap((page) => page.items).filter(({ id }) => !leaving.has(id))

  if (list.isError && !drafts)
    return (
      <div role="alert" className="grid justify-items-start gap-2 rounded border border-line bg-surface p-4">
        <p className="text-ink-2">
          <Trans>Your drafts couldn’t be loaded. They’re safe.</Trans>
        </p>
        <Button variant="outline" size="sm" onClick={() => list.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      </div>
    )
  if (!drafts) return <Skeleton className="h-40" />
  if (drafts.length === 0 && !q)
    return (
      <div className="grid justify-items-start gap-3 rounded border border-dashed border-line-strong p-4">
        <div className="grid gap-1">
          <p className="text-ink-2">
            <Trans>No drafts to schedule.</Trans>
          </p>
          <p className="text-sm text-ink-3">
            <Trans>Example: {t(exampleSubject)}</Trans>
          </p>
        </div>
        <Button asChild variant="outline" size="sm">
          <Link to="/">
            <Trans>Write a post</Trans>
          </Link>
        </Button>
      </div>
    )
  return (
    <>
      <div className="flex">
        <SearchField q={q} onChange={setQ} />
      </div>
      {drafts.length === 0 && (
        <p className="text-ink-2">
          <Trans>No matching drafts.</Trans>
        </p>
      )}
      <ul
        ref={items}
        aria-busy={list.isPlaceholderData}
        className="grid max-h-128 grid-cols-[minmax(0,1fr)] gap-1.5 -m-0.5 overflow-y-auto p-0.5 aria-busy:opacity-60"
      >
        {drafts.map((draft) => {
          const card = asCard({ ...draft, content: parseContent(draft.content) })
          const title = draft.title || t`Untitled post`
          return (
            <li key={draft.id} className="flex items-stretch rounded border border-line bg-surface">
              <Handle
                card={card}
                onClick={() => onOpen(draft.id)}
                className="grid min-h-11 min-w-0 flex-1 content-center rounded px-3 py-2 text-left hover:bg-sunk"
              >
                <span dir="auto" data-own className="truncate font-medium">
                  {title}
                </span>
                <AuthorName of={draft.authorId} />
                {card.hook.trim() !== title.trim() && (
                  <span dir="auto" data-own className="truncate text-sm text-ink-3">
                    {card.hook}
                  </span>
                )}
              </Handle>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t`Choose a time for ${title}`}
                className="h-auto w-10 max-md:w-11"
                onClick={() => onSchedule(card)}
              >
                <CalendarPlus />
              </Button>
            </li>
          )
        })}
      </ul>
      <LoadMore list={list} failed={t`More drafts couldn’t be loaded. Those above are still here.`} items={items} />
    </>
  )
}
