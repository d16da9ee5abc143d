import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useCommentsPanel } from './panel-state.ts'
import { commentsQuery } from './queries.ts'

export function CommentsButton({ postId }: { postId: string }) {
  const { t } = useLingui()

  const { isOpen, show } = useCommentsPanel()
  const { data } = useQuery(commentsQuery(postId))
  const open = data?.threads.filter(({ outcome }) => outcome === null).length ?? 0
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={open > 0 ? t`Comments, ${open} open` : t`Comments`}
      title={t`Comments`}
      aria-pressed={isOpen}
      className="relative"
      onClick={() => show(!isOpen)}
    >
      <MessageSquare />
      {open > 0 && (
        <span
          aria-hidden
          className="tabular absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 text-[0.6875rem] leading-none font-semibold text-paper"
        >
          {open > 9 ? '9+' : open}
        </span>
      )}
    </Button>
  )
}
