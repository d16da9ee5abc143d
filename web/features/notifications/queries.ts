import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#shared/notifications.ts'
import { read } from '#web/lib/api.ts'

/** Under the posts' key: a post that was moved or published is no longer missed. */
export const notificationsQuery = queryOptions({
  queryKey: ['/api/posts', 'notifications'],
  queryFn: ({ signal }) => read<Notification[]>('/api/notifications', { signal }),
})

const minute = 60_000
const day = 1440 * minute

/**
 * How long an answer holds, in milliseconds: until the next post is due, or a day, which is as far as it looks ahead.
 * A time that has passed without the server saying so is asked for again after a minute.
 */
export const untilNext = (list: readonly Notification[] = [], now = Date.now()): number =>
  list.reduce((soonest, { kind, at }) => {
    const wait = Date.parse(at) - now
    return kind === 'due' ? Math.min(soonest, wait > 0 ? wait : minute) : soonest
  }, day)
