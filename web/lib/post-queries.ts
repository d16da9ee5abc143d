import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { dueMs, type Post, type PostPatch } from '#shared/posts.ts'
import { type CallOptions, read, send } from './api.ts'

export const postPath = (id: string) => `/api/posts/${encodeURIComponent(id)}`

/** An answer that comes late never takes the place of a newer post. */
function newerOf(known: unknown, heard: unknown): unknown {
  const [former, next] = [known as Post | undefined, heard as Post]
  return former && former.version > next.version ? former : replaceEqualDeep(former, next)
}

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/posts', id],
    queryFn: ({ signal }) => read<Post>(postPath(id), { signal }),
    structuralSharing: newerOf,
  })

/** Read anew whenever the server says that something in the workspace has changed. */
export const postNewsKey = (id: string) => [...postQuery(id).queryKey, 'news'] as const

/** Whether it is saved to the library and neither live nor on its way there, so that the flag can be taken back alone. */
export const isSavedOnly = ({ savedToLibrary, status, publication }: Post): boolean =>
  savedToLibrary && !publication && status !== 'publishing' && status !== 'failed'

/** The post, asked for again until what became of its publishing is known. */
export const whilePublishing = (id: string) =>
  queryOptions({
    ...postQuery(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 1_000 : false),
  })

/** Whether something is about to change by itself: its publication, or its first comment. */
export const isUnderWay = (post: Post | undefined): boolean =>
  post?.status === 'publishing' || post?.publication?.comment === 'sending'

/** How long posts are as they were read: until the clock makes the next of them due or missed. */
export function untilNextStatus(posts: readonly Pick<Post, 'status' | 'scheduledFor'>[], now: number): number | false {
  const times = posts
    .filter(({ status }) => status === 'scheduled' || status === 'due')
    .map(({ status, scheduledFor }) => Date.parse(scheduledFor ?? '') + (status === 'due' ? dueMs : 0) - now)
  // Timers cannot exceed 24 days; at least a second passes in case the clocks differ.
  return times.length > 0 && Math.min(Math.max(Math.min(...times), 0) + 1_000, 86_400_000)
}

export const changePost = (id: string, change: PostPatch, options?: CallOptions) =>
  send<Post>('PUT', postPath(id), change, options)

/** Puts a changed post where its screens read it; the lists, and what happened to it, are asked again. */
export function rememberPost(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData(postQuery(post.id).queryKey, post)
  queryClient.invalidateQueries({
    queryKey: ['/api/posts'],
    predicate: ({ queryKey }) => queryKey[1] !== post.id || queryKey[2] === 'history',
  })
}
