import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { notificationsQuery, untilNext } from '#web/features/notifications/queries.ts'
import { usePublishing } from '#web/features/posts/publishing.tsx'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useIsTime } from './use-is-time.ts'

const Notifications = lazyPart(() => import('./notifications.tsx').then((file) => ({ default: file.Notifications })))

/** Counts news once the page has appeared, and again at each post's time. */
export function Bell() {
  const { t } = useLingui()
  const isTime = useIsTime()
  const { data } = useQuery({
    ...notificationsQuery,
    enabled: isTime,
    refetchInterval: ({ state }) => untilNext(state.data),
    refetchIntervalInBackground: true,
  })
  const { publish, dialog } = usePublishing()
  useLive(isTime, publish)
  const fresh = data?.filter(({ isNew }) => isNew).length ?? 0
  return (
    <>
      <LazyMenu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={fresh > 0 ? t`Notifications, ${fresh} new` : t`Notifications`}
            aria-haspopup="dialog"
            className="relative"
          >
            <BellIcon />
            {fresh > 0 && (
              <span
                aria-hidden
                className="tabular absolute top-0.5 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-ink px-1 text-[0.6875rem] leading-none font-semibold text-paper max-md:top-1.5 max-md:right-1"
              >
                {fresh > 9 ? '9+' : fresh}
              </span>
            )}
          </Button>
        }
      >
        {(trigger) => <Notifications trigger={trigger} onPublish={publish} />}
      </LazyMenu>
      {dialog}
    </>
  )
}

/** Loads late, and only in browsers. */
function useLive(isTime: boolean, onPost: (id: string) => void) {
  const queryClient = useQueryClient()
  const postIt = useEffectEvent(onPost)
  useEffect(() => {
    if (!isTime || !('EventSource' in window)) return
    let end = () => {}
    let isOver = false
    import('#web/features/notifications/live.ts').then(
      ({ followChanges }) => {
        if (!isOver) end = followChanges({ queryClient, postIt: (id) => postIt(id) })
      },
      () => {}, // The page just stays as loaded.
    )
    return () => {
      isOver = true
      end()
    }
  }, [isTime, queryClient])
}
