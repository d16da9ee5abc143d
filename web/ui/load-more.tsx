import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { cn } from '#web/lib/cn.ts'
import { useFocusOnward } from '#web/lib/use-focus-onward.ts'
import { Button } from '#web/ui/button.tsx'

interface LoadMoreProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>
  /** Says that more could not be loaded. */
  failed: string
  items: RefObject<HTMLElement | null>
  className?: string
}

export function LoadMore({ list, failed, items, className }: LoadMoreProps) {
  const { t } = useLingui()

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const focusOnward = useFocusOnward(items, hasNextPage)
  if (!hasNextPage) return null

  return (
    <div className={cn('grid justify-items-start gap-2', className)}>
      {isFetchNextPageError && <p role="alert">{failed}</p>}
      <Button
        variant="outline"
        aria-busy={isFetchingNextPage}
        onClick={() => !isFetchingNextPage && focusOnward(fetchNextPage)}
      >
        {isFetchingNextPage ? t`Loading…` : t`Load more`}
      </Button>
    </div>
  )
}
