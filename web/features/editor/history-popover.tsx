import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { PostHistory } from '#web/features/posts/post-history.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'

export function HistoryPopover({ postId, trigger }: MenuProps & { postId: string }) {
  const heading = useId()
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={heading} className="max-h-80 overflow-y-auto">
        <p id={heading} className="mb-2 font-semibold">
          <Trans>History</Trans>
        </p>
        <PostHistory postId={postId} />
      </PopoverContent>
    </Popover>
  )
}
