import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { useAuth } from '#web/features/accounts/auth.tsx'
import { openingOf } from '#web/features/posts/opening.ts'
import { postSearchQuery } from '#web/features/posts/queries.ts'
import { useClock } from '#web/lib/clock.ts'
import { cn } from '#web/lib/cn.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#web/ui/dialog.tsx'
import { pages } from './navigation.ts'

interface Hit {
  href: string
  name: string
  kind: 'Page' | 'Post'
  /** What tells posts of one name apart. */
  detail?: string
}

/** The pages whose name has the text, and the author's posts that the server finds. */
function useHits(text: string) {
  const { user } = useAuth()
  const { shortDate, clockTime } = useClock()
  const search = useDebounced(text.trim(), 200)
  const {
    data: posts = [],
    isFetching,
    isError,
    refetch,
  } = useQuery({
    ...postSearchQuery(search),
    enabled: Boolean(user) && search !== '',
    placeholderData: (previous) => (search ? previous : undefined),
  })

  const wanted = useDeferredValue(text.trim().toLowerCase())
  const ofPages = pages.filter(({ name, also = '' }) => `${name}\n${also}`.toLowerCase().includes(wanted))
  const hits: Hit[] = [
    ...ofPages.map(({ href, name }) => ({ href, name, kind: 'Page' as const })),
    ...posts.map(({ id, title, content, updatedAt }) => ({
      href: `/create?id=${id}`,
      name: title || content.hook,
      kind: 'Post' as const,
      detail: [`${shortDate(updatedAt)} at ${clockTime(updatedAt)}`, openingOf(content.hook)]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
  return { hits, isSearching: isFetching || search !== text.trim(), isError, refetch }
}

/** Finds pages of the app and the author's own posts; arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { history } = useRouter()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { hits, isSearching, isError, refetch } = useHits(text)
  const current = Math.min(chosen, hits.length - 1)

  const open = (href: string) => {
    onClose()
    history.push(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target = hits[current]
    if (step && hits.length > 0) {
      event.preventDefault()
      setChosen((current + step + hits.length) % hits.length)
    } else if (event.key === 'Enter' && target) {
      event.preventDefault()
      open(target.href)
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="top-24 max-h-[70dvh] translate-y-0 grid-rows-[auto_1fr] gap-0 p-0">
        <DialogTitle className="sr-only">Search</DialogTitle>
        <DialogDescription className="sr-only">Find a page or one of your posts.</DialogDescription>
        <div className="flex items-center gap-2.5 border-b border-line pr-14 pl-4">
          <Search aria-hidden className="size-4 text-ink-3" />
          <input
            ref={field}
            role="combobox"
            aria-label="Search posts and pages"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={hits[current] && `${listId}-${current}`}
            autoComplete="off"
            spellCheck={false}
            placeholder="Search posts and pages"
            className="h-14 w-full bg-transparent outline-none placeholder:text-ink-3 max-md:text-[1rem]"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <Hits id={listId} hits={hits} current={current} onChoose={setChosen} onOpen={open} />
        {isError && (
          <div role="alert" className="grid justify-items-center gap-2 px-4 pt-2 pb-6 text-center">
            <p className="text-ink-2">Your posts couldn’t be searched. Try again.</p>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                void refetch()
                field.current?.focus()
              }}
            >
              Try Again
            </Button>
          </div>
        )}
        {hits.length === 0 && !isError && (
          <p role="status" className="px-4 pb-6 text-center text-ink-2">
            {isSearching ? 'Searching…' : `Nothing found for “${text.trim()}”.`}
          </p>
        )}
      </DialogContent>
    </Dialog>
  )
}

interface HitsProps {
  id: string
  hits: Hit[]
  current: number
  onChoose: (index: number) => void
  onOpen: (href: string) => void
}

function Hits({ id, hits, current, onChoose, onOpen }: HitsProps) {
  return (
    <div id={id} role="listbox" aria-label="Found" className="overflow-y-auto p-1.5">
      {hits.map(({ href, name, kind, detail }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field that keeps the focus
        <div
          key={`${kind} ${href}`}
          id={`${id}-${index}`}
          ref={(element) => {
            if (index === current) element?.scrollIntoView({ block: 'nearest' })
          }}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          className={cn(
            'flex cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-2 max-md:min-h-11',
            index === current && 'bg-sunk',
          )}
          onMouseMove={() => onChoose(index)}
          onClick={() => onOpen(href)}
        >
          <span className="grid min-w-0">
            <span dir="auto" className="truncate">
              {name}
            </span>
            {detail && (
              <span dir="auto" className="truncate text-sm text-ink-3">
                {detail}
              </span>
            )}
          </span>
          <span className="text-sm text-ink-3">{kind}</span>
        </div>
      ))}
    </div>
  )
}
