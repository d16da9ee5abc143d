import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarClock, CalendarX, PencilLine } from 'lucide-react'
import { useUnschedule } from '#web/features/scheduling/queries.ts'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { type CalendarPost, canMove } from './calendar-post.ts'

interface DayPostMenuProps extends MenuProps {
  post: CalendarPost
  onMove: () => void
}

export function DayPostMenu({ trigger, post, onMove }: DayPostMenuProps) {
  const unschedule = useUnschedule()
  const { id, status } = post
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link to="/" search={{ id }}>
            <PencilLine /> <Trans>Edit post</Trans>
          </Link>
        </DropdownMenuItem>
        {canMove(post) && (
          <DropdownMenuItem onSelect={onMove}>
            <CalendarClock /> <Trans>Reschedule</Trans>
          </DropdownMenuItem>
        )}
        {status !== 'publishing' && (
          <DropdownMenuItem onSelect={() => unschedule(post)}>
            <CalendarX /> <Trans>Unschedule</Trans>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
