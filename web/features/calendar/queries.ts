import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { ProposedPost } from '#shared/month.ts'
import type { Post } from '#shared/posts.ts'
import { read, send } from '#web/lib/api.ts'
import { changePost, postPath, rememberPost, untilNextStatus } from '#web/lib/post-queries.ts'

const asked = (from: Date, to: Date, author: string | undefined) =>
  new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), ...(author && { authorId: author }) })

/** Under the posts' key, so that changing a post refetches it. */
const scheduledKey = ['/api/posts', 'scheduled']

export const scheduledQuery = (from: Date, to: Date, author?: string) =>
  queryOptions({
    queryKey: [...scheduledKey, from.toISOString(), to.toISOString(), author],
    queryFn: ({ signal }) => read<ScheduledPost[]>(`/api/scheduled-posts?${asked(from, to, author)}`, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => untilNextStatus(data ?? [], Date.now()),
  })

export const proposedQuery = (from: Date, to: Date, author?: string) =>
  queryOptions({
    queryKey: ['/api/posts', 'proposed', from.toISOString(), to.toISOString(), author],
    queryFn: ({ signal }) => read<ProposedPost[]>(`/api/proposed-posts?${asked(from, to, author)}`, { signal }),
    placeholderData: keepPreviousData,
  })

export const missedQuery = (author?: string) =>
  queryOptions({
    queryKey: ['/api/posts', 'missed', author],
    queryFn: ({ signal }) =>
      read<ScheduledPost[]>(`/api/missed-posts${author ? `?authorId=${encodeURIComponent(author)}` : ''}`, { signal }),
  })

export interface Move {
  post: ScheduledPost
  to: { scheduledFor: string; timeZone: string }
  openPoints?: 'accept'
}

export const moveKey = ['move post']

/** Stays pending until the calendar has refetched, or the post would jump back to its former day. */
export function useMove(onMoved: (moved: Post, former: ScheduledPost) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: moveKey,
    mutationFn: ({ post, to, openPoints }: Move) => changePost(post.id, { ...to, openPoints: openPoints ?? 'refuse' }),
    onSuccess: async (moved, { post }) => {
      onMoved(moved, post)
      rememberPost(queryClient, moved)
      await queryClient.invalidateQueries({ queryKey: scheduledKey }, { cancelRefetch: false })
    },
  })
}

export function useNextSlot() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, openPoints }: { id: string; openPoints: 'refuse' | 'accept' }) =>
      send<Post>('POST', `${postPath(id)}/next-slot`, { openPoints }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}
