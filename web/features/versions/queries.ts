import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FormerVersion, VersionList } from '#shared/post-versions.ts'
import type { Post } from '#shared/posts.ts'
import { read, send } from '#web/lib/api.ts'

const pathOf = (postId: string) => `/api/posts/${encodeURIComponent(postId)}/versions`

/** Keyed by the current version, so it refetches after each change. */
export const versionsQuery = (postId: string, present: number) =>
  infiniteQueryOptions({
    queryKey: ['/api/posts', postId, 'versions', present],
    queryFn: ({ pageParam, signal }) =>
      read<VersionList>(`${pathOf(postId)}${pageParam === null ? '' : `?before=${pageParam}`}`, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })

export const versionQuery = (postId: string, version: number) =>
  queryOptions({
    queryKey: ['/api/posts', postId, 'version', version],
    queryFn: ({ signal }) => read<FormerVersion>(`${pathOf(postId)}/${version}`, { signal }),
  })

export const restoreVersion = (postId: string, version: number, present: number) =>
  send<Post>('POST', `${pathOf(postId)}/${version}/restore`, { version: present })
