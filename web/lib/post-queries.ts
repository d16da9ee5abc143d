import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { PostPatch } from '#shared/post-patch.ts'
import { dueMs, type Post } from '#shared/posts.ts'
import { type CallOptions, read, send } from './api.ts'

export const postPath = (id: string) => `/api/posts/${encodeURIComponent(id)}`

/** A late answer never replaces a newer post. */
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

/** Refetched after every change in the workspace. */
export const postNewsKey = (id: string) => [...postQuery(id).queryKey, 'news'] as const

/** Of the comments on a post. */
export const commentsKey = (id: string) => [...postQuery(id).queryKey, 'comments'] as const
/** Of who else types into a post. */
export const editingKey = (id: string) => ['editing', id] as const

/** Whether a post is saved to the library but neither live nor being published, so removing the flag is enough. */
export const isSavedOnly = ({ savedToLibrary, status, publication }: Post): boolean =>
  savedToLibrary && !publication && status !== 'publishing' && status !== 'failed'

/** The post, polled until the outcome of its publication is known. */
export const whilePublishing = (id: string) =>
  queryOptions({
    ...postQuery(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 1_000 : false),
  })

/** Whether the post's publication or first comment is under way. */
export const isUnderWay = (post: Post | undefined): boolean =>
  post?.status === 'publishing' || post?.publication?.comment === 'sending'

/** How long posts stay valid, in milliseconds: until the next of them is due or missed. */
export function untilNextStatus(posts: readonly Pick<Post, 'status' | 'scheduledFor'>[], now: number): number | false {
  const times = posts
    .filter(({ status }) => status === 'scheduled' || status === 'due')
    .map(({ status, scheduledFor }) => Date.parse(scheduledFor ?? '') + (status === 'due' ? dueMs : 0) - now)
  // Timers cannot exceed 24 days. The extra second allows for differing clocks.
  return times.length > 0 && Math.min(Math.max(Math.min(...times), 0) + 1_000, 86_400_000)
}

export const changePost = (id: string, change: PostPatch, options?: CallOptions) =>
  send<Post>('PUT', postPath(id), change, options)

/** Puts a changed post into its screens' queries and refetches lists and history. */
export function rememberPost(queryClient: QueryClient, post: Post): void {
  queryClient.setQueryData(postQuery(post.id).queryKey, post)
  queryClient.invalidateQueries({
    queryKey: ['/api/posts'],
    predicate: ({ queryKey }) => queryKey[1] !== post.id || queryKey[2] === 'history' || queryKey[2] === 'approvals',
  })
}
