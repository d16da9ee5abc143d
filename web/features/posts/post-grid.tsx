import { Trans, useLingui } from '@lingui/react/macro'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Check, ListChecks } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { type Post, parseContent } from '#shared/posts.ts'
import type { Page } from '#web/lib/api.ts'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { CardList } from './card-list.tsx'
import { openingOf } from './opening.ts'
import { type Selection, useSelection } from './selection.ts'

const SelectionBar = lazyPart(() => import('./selection-bar.tsx').then((file) => ({ default: file.SelectionBar })))

interface PostGridProps {
  list: UseInfiniteQueryResult<InfiniteData<Page<Post>>>
  posts: Post[]
  className: string
  children: (post: Post) => ReactNode
}

/** Faded while another list loads. While posts are being selected, the cards do nothing else. */
export function PostGrid({ list, posts, className, children }: PostGridProps) {
  const { t } = useLingui()
  const grid = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const selection = useSelection(posts)

  function leave() {
    selection.end()
    button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className="-mt-2 mb-2 flex justify-end">
        <Button
          ref={button}
          variant="ghost"
          size="sm"
          className="-mr-3"
          aria-pressed={selection.isOn}
          onClick={selection.isOn ? leave : selection.begin}
        >
          <ListChecks aria-hidden /> <Trans>Select</Trans>
        </Button>
      </div>
      <CardList
        ref={grid}
        posts={posts}
        hasMore={list.hasNextPage}
        isBusy={list.isPlaceholderData}
        className={className}
      >
        {(post) => (
          <>
            {selection.isOn && <SelectBox post={post} selection={selection} />}
            <div
              inert={selection.isOn}
              className={cn('grid min-w-0', selection.isOn && 'select-none [&_[aria-haspopup=menu]]:invisible')}
            >
              {children(post)}
            </div>
          </>
        )}
      </CardList>
      <LoadMore
        list={list}
        failed={t`More posts couldn’t be loaded. Those above are still here.`}
        items={grid}
        className="mt-6 justify-items-center"
      />
      <Suspense>{selection.isOn && <SelectionBar selection={selection} onLeave={leave} />}</Suspense>
    </>
  )
}

/** Covers the whole card. */
function SelectBox({ post, selection }: { post: Post; selection: Selection }) {
  const { t } = useLingui()
  const title = post.title || t`Untitled post`
  const opening = openingOf(parseContent(post.content).hook)
  return (
    <>
      <input
        type="checkbox"
        aria-label={t`Select ${title}: ${opening}`}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded checked:ring-2 checked:ring-action checked:ring-inset"
        checked={selection.isChosen(post.id)}
        onChange={({ nativeEvent }) => selection.toggle(post.id, (nativeEvent as MouseEvent).shiftKey)}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-3 right-3 z-10 grid size-6 place-items-center rounded-sm border border-line-strong bg-surface text-transparent peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action"
      >
        <Check className="size-4" />
      </span>
    </>
  )
}
