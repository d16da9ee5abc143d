import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Language } from '#shared/catalogue.ts'
import type { Post } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import type { NextPostingSlot } from '#shared/slots.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { useUndoSchedule } from '#web/features/posts/bulk-queries.ts'
import { changePost, rememberPost } from '#web/features/posts/post-queries.ts'
import { messageOf, read, send } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import type { PostTime } from './schedule-form.tsx'

export interface NewPost {
  title: string
  text: string
  category: string
  language: Language
}

/** The post and its time are kept in one call: there is never one without the other. */
export function useAddScheduledPost() {
  const queryClient = useQueryClient()
  return useMutation({
    // Nothing of it is settled: it may have been pasted, and the author is asked about what it claims.
    mutationFn: ({ text, ...post }: NewPost & PostTime) =>
      send<Post>('POST', '/api/posts', { ...post, content: sectionsIn(text).content, claims: [] }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

/** The author's next free slot, after an instant if one is given. */
export const readNextSlot = (after = '') =>
  read<NextPostingSlot>(`/api/posting-slots/next${after && `?${new URLSearchParams({ after })}`}`)

const mostSuggested = 3

/** The author's next free slots, a few of them, earliest first. */
export const suggestedTimesQuery = queryOptions({
  queryKey: ['suggested times'],
  queryFn: async () => {
    const times: string[] = []
    while (times.length < mostSuggested) {
      const { scheduledFor } = await readNextSlot(times.at(-1))
      if (!scheduledFor) break
      times.push(scheduledFor)
    }
    return times
  },
  // Another post may have taken one since.
  staleTime: 0,
})

/** Null takes the time away. */
export function useMovePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...time }: { id: string } & (PostTime | { scheduledFor: null })) => changePost(id, time),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

/** Gives a post back the time that it had before it was given another, or none. */
export function useUndoMove() {
  const undoSchedule = useUndoSchedule()
  return ({ id, scheduledFor }: Post, { scheduledFor: former, timeZone }: ScheduledPost) =>
    scheduledFor &&
    undoSchedule.mutate([{ id, scheduledFor, former: former ? { scheduledFor: former, timeZone } : null }])
}

export function useUnschedule() {
  const move = useMovePost()
  return async (id: string) => {
    try {
      const post = await move.mutateAsync({ id, scheduledFor: null })
      toast({ title: 'Unscheduled', description: withoutTime(post) })
    } catch (error) {
      failureToast('Failed to change the schedule', messageOf(error))
    }
  }
}

function withoutTime(post: Post): string {
  if (post.publication) return `The post stays live on ${product.network}.`
  return post.savedToLibrary ? 'The post stays saved in your library.' : 'The post is a draft again.'
}
