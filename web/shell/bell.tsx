import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { notificationsQuery, untilNext } from '#web/features/notifications/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'

const Notifications = lazy(() => import('./notifications.tsx').then((file) => ({ default: file.Notifications })))

const patienceMs = 3_000

/** Counts what is new, once the page has had its time to appear and again at the time of each post. */
export function Bell() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    ...notificationsQuery,
    enabled: isTime,
    refetchInterval: ({ state }) => untilNext(state.data),
    refetchIntervalInBackground: true,
  })
  const fresh = data?.filter(({ isNew }) => isNew).length ?? 0
  return (
    <LazyMenu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={fresh > 0 ? `Notifications, ${fresh} new` : 'Notifications'}
          aria-haspopup="dialog"
          className="relative"
        >
          <BellIcon />
          {fresh > 0 && (
            <span
              aria-hidden
              className="absolute top-1.5 right-1.5 size-2 rounded-full bg-hook max-md:top-2.5 max-md:right-2.5"
            />
          )}
        </Button>
      }
    >
      {(trigger) => <Notifications trigger={trigger} />}
    </LazyMenu>
  )
}
