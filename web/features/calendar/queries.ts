import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Language } from '#shared/catalogue.ts'
import { type Post, type SettledClaim, toSections } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { changePost, rememberPost } from '#web/features/editor/queries.ts'
import { messageOf, read, send } from '#web/lib/api.ts'
import { browserZone } from '#web/lib/format.ts'
import { failureToast, toast } from '#web/ui/toast.ts'

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

export interface PlannedPost {
  title: string
  text: string
  category: string
  language: Language
  /** The claims in it that the author was asked about. */
  claims: SettledClaim[]
  at: Date
}

/** The post and its time are kept in one call: there is never one without the other. */
export function usePlanPost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ title, text, category, language, claims, at }: PlannedPost) =>
      send<Post>('POST', '/api/posts', {
        title,
        content: toSections(text),
        category,
        language,
        claims,
        scheduledFor: at.toISOString(),
        timeZone: browserZone(),
      }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

/** Null takes the time away. */
export function useMovePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, at }: { id: string; at: Date | null }) =>
      changePost(id, { scheduledFor: at?.toISOString() ?? null, timeZone: at ? browserZone() : undefined }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

export function useUnschedule() {
  const move = useMovePost()
  return async (id: string) => {
    try {
      const post = await move.mutateAsync({ id, at: null })
      toast({ title: 'Taken off the calendar', description: withoutTime(post) })
    } catch (error) {
      failureToast('Failed to change the schedule', messageOf(error))
    }
  }
}

function withoutTime(post: Post): string {
  if (post.publication) return `The post stays live on ${product.network}.`
  return post.savedToLibrary ? 'The post stays saved in your library.' : 'The post is a draft again.'
}
