import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { EntryGroup } from '#shared/activity-kinds.ts'
import type { ActivityEntry, ActorNamed } from '#shared/workspace-activity.ts'
import { readPage } from '#web/lib/api.ts'
import { inWorkspace } from '#web/lib/tab-workspace.ts'

const activityPath = '/api/activity'

export interface ActivityFilter {
  group?: EntryGroup
  /** The id of a post. */
  post?: string
  /** The id of a person, key, program or link. */
  by?: string
  /** An ISO date-time. */
  from?: string
}

function withFilter(path: string, { group, post, by, from }: ActivityFilter): string {
  const query = new URLSearchParams(
    Object.entries({ group, post, by, from }).filter(([, value]) => value) as string[][],
  )
  return query.size > 0 ? `${path}?${query}` : path
}

export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: [activityPath, 'list', filter],
    queryFn: ({ pageParam, signal }) => readPage<ActivityEntry>(pageParam, { signal }),
    initialPageParam: withFilter(activityPath, filter),
    getNextPageParam: (page) => page.next,
    // Other screens add to it.
    staleTime: 0,
  })

export const actorsQuery = queryOptions<ActorNamed[]>({ queryKey: [`${activityPath}/actors`] })

export const csvAddress = (filter: ActivityFilter): string => inWorkspace(withFilter(`${activityPath}/csv`, filter))
