import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ScheduledPost } from '#shared/calendar.ts'
import { read } from '#web/lib/api.ts'

/** How long the posts are fresh: until the next of them would count as missed. */
function untilNext(posts: readonly ScheduledPost[], now: number): number | false {
  const times = posts.filter(({ status }) => status === 'scheduled').map((post) => Date.parse(post.scheduledFor) - now)
  // Timers cannot exceed 24 days; at least a second passes in case the clocks differ.
  return times.length > 0 && Math.min(Math.max(Math.min(...times), 0) + 1_000, 86_400_000)
}

/** Under the posts' key, so that changing a post refetches it. */
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
