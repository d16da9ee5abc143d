import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#shared/notifications.ts'
import { dueMs } from '#shared/posts.ts'
import { read } from '#web/lib/api.ts'

/** Under the posts' key: a post that was moved or published is no longer missed. */
export const notificationsQuery = queryOptions({
  queryKey: ['/api/posts', 'notifications'],
  queryFn: ({ signal }) => read<Notification[]>('/api/notifications', { signal }),
})

const minute = 60_000
const day = 1440 * minute

/** How long after the time of a post its notification is another one. */
const endsAfter: Partial<Record<Notification['kind'], number>> = { due: 0, now: dueMs }

/**
 * How long an answer holds, in milliseconds: until the next post is due or missed, or a day, which is as far as it looks
 * ahead. A time that has passed without the server saying so is asked for again after a minute.
 */
export const untilNext = (list: readonly Notification[] = [], now = Date.now()): number =>
  list.reduce((soonest, { kind, at }) => {
    const after = endsAfter[kind]
    if (after === undefined) return soonest
    const wait = Date.parse(at) + after - now
    return Math.min(soonest, wait > 0 ? wait : minute)
  }, day)
