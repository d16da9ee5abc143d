import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#shared/notifications.ts'
import { dueMs } from '#shared/posts.ts'
import { read } from '#web/lib/api.ts'

/** Under the posts' key: moving or publishing a post changes its notification. */
export const notificationsQuery = queryOptions({
  queryKey: ['/api/posts', 'notifications'],
  queryFn: ({ signal }) => read<Notification[]>('/api/notifications', { signal }),
})

const minute = 60_000
const day = 1440 * minute

/** Milliseconds after a post's time at which its notification changes. */
const endsAfter: Partial<Record<Notification['kind'], number>> = { due: 0, now: dueMs }

/**
 * How long an answer is valid, in milliseconds: until the next post is due or missed, at most the day that the server
 * looks ahead. If the server missed a past time, the client asks again after a minute.
 */
export const untilNext = (list: readonly Notification[] = [], now = Date.now()): number =>
  list.reduce((soonest, { kind, at }) => {
    const after = endsAfter[kind]
    if (after === undefined) return soonest
    const wait = Date.parse(at) + after - now
    return Math.min(soonest, wait > 0 ? wait : minute)
  }, day)
