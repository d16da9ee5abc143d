import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Notification } from '#shared/notifications.ts'
import { notificationsQuery } from '#web/features/notifications/queries.ts'
import { useMarkSeen } from '#web/features/notifications/seen-queries.ts'
import { useClock } from '#web/lib/clock.ts'
import type { Clock } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function Notifications({ trigger }: MenuProps) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-label="Notifications" className="w-88 max-w-[calc(100vw-1rem)]">
        <h2 className="mb-2 font-semibold">Notifications</h2>
        <NotificationList />
      </PopoverContent>
    </Popover>
  )
}

/** Asked for anew each time it is opened. */
function NotificationList() {
  const { data: list, isPending, isError, refetch } = useQuery({ ...notificationsQuery, refetchOnMount: 'always' })
  const { mutate: markSeen } = useMarkSeen()
  const hasNew = list?.some(({ isNew }) => isNew) ?? false
  const leave = useEffectEvent(() => {
    if (hasNew) markSeen()
  })
  // Seen when the list is closed again: until then it shows what is new.
  useEffect(() => () => leave(), [])

  if (isPending) return <Skeleton className="h-24" />
  return (
    <>
      {isError && (
        <div role="alert" className="mb-2 grid justify-items-start gap-2">
          <p className="text-ink-2">
            Your notifications could not be read just now.{list && ' The list below may be out of date.'}
          </p>
          <Button variant="outline" size="sm" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {list && <Entries list={list} />}
    </>
  )
}

function Entries({ list }: { list: Notification[] }) {
  const clock = useClock()
  return list.length === 0 ? (
    <p className="text-ink-2">Nothing yet. Posts that are due, and posts you missed, will appear here.</p>
  ) : (
    <ul className="-mx-1.5 max-h-96 overflow-y-auto">
      {list.map((one) => (
        <li key={one.id}>
          <PopoverClose asChild>
            <Link to="/" search={{ id: one.postId }} className="grid gap-0.5 rounded px-1.5 py-2 hover:bg-sunk">
              <span className="flex items-center gap-2">
                <Badge variant={one.kind === 'missed' ? 'warn' : 'action'}>
                  {one.kind === 'missed' ? 'Missed' : 'Due soon'}
                </Badge>
                {one.isNew && <Badge>New</Badge>}
              </span>
              <span className="font-semibold break-words">{one.title || 'Untitled post'}</span>
              <span className="tabular text-sm text-ink-2">{sentenceOf(one, clock)}</span>
            </Link>
          </PopoverClose>
        </li>
      ))}
    </ul>
  )
}

function sentenceOf({ kind, at }: Notification, { shortDate, clockTime, place }: Clock) {
  const time = `${shortDate(at)} at ${clockTime(at)} (${place})`
  return kind === 'missed' ? `Was due on ${time}` : `Goes out on ${time}; post it by hand then`
}
