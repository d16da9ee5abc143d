import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { Post } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import type { PostingSlot } from '#shared/slots.ts'
import { readNextSlot, useUndoSchedule } from '#web/features/posts/bulk-queries.ts'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { messageOf, send } from '#web/lib/api.ts'
import { changePost, rememberPost } from '#web/lib/post-queries.ts'
import { failureToast, toast } from '#web/lib/toast.ts'
import type { PostTime } from './schedule-form.tsx'

const maxSuggested = 3

/** A few of the author's next free slots, earliest first. */
export const suggestedTimesQuery = queryOptions({
  queryKey: ['suggested times'],
  queryFn: async () => {
    const times: string[] = []
    while (times.length < maxSuggested) {
      const { scheduledFor } = await readNextSlot(times.at(-1))
      if (!scheduledFor) break
      times.push(scheduledFor)
    }
    return times
  },
  // Another post may have taken one since.
  staleTime: 0,
})

const slotsPath = '/api/posting-slots'
export const slotsQuery = queryOptions<PostingSlot[]>({ queryKey: [slotsPath] })

export function useChangeSlots() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (slots: PostingSlot[]) => send<PostingSlot[]>('PUT', slotsPath, slots),
    onSuccess: (slots) => {
      queryClient.setQueryData(slotsQuery.queryKey, slots)
      return queryClient.invalidateQueries({ queryKey: suggestedTimesQuery.queryKey })
    },
  })
}

/** Null removes the time. */
export function useMovePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...time }: { id: string } & (PostTime | { scheduledFor: null })) => changePost(id, time),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

/** Restores a post's former time, or none. */
export function useUndoMove() {
  const undoSchedule = useUndoSchedule()
  return ({ id, scheduledFor }: Post, { scheduledFor: former, timeZone }: ScheduledPost) =>
    scheduledFor &&
    undoSchedule.mutate([{ id, scheduledFor, former: former ? { scheduledFor: former, timeZone } : null }])
}

/** Also restores a library flag that the editor removed. */
export function useUndoEditorSchedule() {
  const undoSchedule = useUndoSchedule()
  const queryClient = useQueryClient()
  return async ({ id, scheduledFor: former, timeZone, savedToLibrary }: Post, scheduledFor: string | null = null) => {
    const time = former ? { scheduledFor: former, timeZone } : null
    try {
      const { undone } = await undoSchedule.mutateAsync([{ id, scheduledFor, former: time }])
      if (savedToLibrary && undone.length > 0) rememberPost(queryClient, await changePost(id, { isPublished: true }))
    } catch {
      // The save has shown its message; the button to retry is beside the text.
    }
  }
}

export function useUnschedule() {
  const move = useMovePost()
  const undoSchedule = useUndoSchedule()
  const sayDone = useSayDone()
  return async ({ id, scheduledFor, timeZone }: Pick<Post, 'id' | 'scheduledFor' | 'timeZone'>) => {
    try {
      const post = await move.mutateAsync({ id, scheduledFor: null })
      const said = { title: t`Unscheduled`, description: withoutTime(post) }
      const undo = () =>
        undoSchedule.mutate([{ id, scheduledFor: null, former: scheduledFor ? { scheduledFor, timeZone } : null }])
      // A live post has no plan to restore.
      if (post.publication) toast(said)
      else sayDone({ ...said, undo })
    } catch (error) {
      failureToast(t`Failed to change the schedule`, messageOf(error))
    }
  }
}

function withoutTime(post: Post): string {
  if (post.publication) return t`The post stays live on ${product.network}.`
  return post.savedToLibrary ? t`The post stays saved in your library.` : t`The post is a draft again.`
}
