import { queryOptions } from '@tanstack/react-query'
import type { Analytics } from '#shared/analytics.ts'
import { read } from '#web/lib/api.ts'

/** Under the posts' key, so that changing a post refetches it. */
export const analyticsQuery = (timeZone: string, author = '') =>
  queryOptions({
    queryKey: ['/api/posts', 'analytics', timeZone, author],
    queryFn: ({ signal }) =>
      read<Analytics>(`/api/analytics?${new URLSearchParams({ timeZone, ...(author && { authorId: author }) })}`, {
        signal,
      }),
  })
