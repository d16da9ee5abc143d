import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'

interface LoadMoreProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  noun: string
  /** What the list stands in. */
  items: RefObject<HTMLUListElement | null>
}

export function LoadMore({ list, noun, items }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  if (!hasNextPage) return null

  async function loadMore() {
    const shown = items.current?.children.length ?? 0
    const { hasNextPage: hasMore } = await fetchNextPage()
    // The button goes with the last page; the focus then goes on to the first that came.
    if (!hasMore) requestAnimationFrame(() => focusFirstAction(items.current?.children[shown]))
  }

  return (
    <div className="grid justify-items-start gap-2">
      {isFetchNextPageError && <p role="alert">{`More ${noun} could not be loaded. Those above are still here.`}</p>}
      <Button variant="outline" aria-busy={isFetchingNextPage} onClick={() => !isFetchingNextPage && loadMore()}>
        {isFetchingNextPage ? 'Loading…' : 'Load more'}
      </Button>
    </div>
  )
}

const focusFirstAction = (item: Element | undefined) =>
  item?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
