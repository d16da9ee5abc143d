import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ScheduledPost } from '#shared/calendar.ts'
import { read } from '#web/lib/api.ts'

/** How long an answer is true: until the next of its posts would be missed. */
function untilNext(posts: readonly ScheduledPost[], now: number): number | false {
  const times = posts.filter(({ status }) => status === 'scheduled').map((post) => Date.parse(post.scheduledFor) - now)
  // A timer holds no more than 24 days, and at least a second passes in case the clocks differ.
  return times.length > 0 && Math.min(Math.max(Math.min(...times), 0) + 1_000, 86_400_000)
}

/** Under the posts' key, so that a changed post is asked for anew. */
export const scheduledQuery = (from: Date, to: Date) =>
  queryOptions({
    queryKey: ['/api/posts', 'scheduled', from.toISOString(), to.toISOString()],
    queryFn: ({ signal }) =>
      read<ScheduledPost[]>(
        `/api/scheduled-posts?${new URLSearchParams({ from: from.toISOString(), to: to.toISOString() })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => untilNext(data ?? [], Date.now()),
  })
