import { plural, t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkDeletion, BulkSchedule, GivenTime, ScheduleUndo } from '#shared/bulk.ts'
import type { Post } from '#shared/posts.ts'
import { type NextPostingSlot, suggestedSlots } from '#shared/slots.ts'
import { messageOf, read, send } from '#web/lib/api.ts'
import { postPath } from '#web/lib/post-queries.ts'
import { inWorkspace } from '#web/lib/tab-workspace.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

const postsKey = ['/api/posts']

/** Live posts, posts being published and future posts keep their times. */
export const getsSlot = ({ status }: Post): boolean => ['draft', 'due', 'missed', 'failed'].includes(status)

export const exportPath = (ids: readonly string[]): string =>
  inWorkspace(`/api/posts/export?${new URLSearchParams({ ids: ids.join(',') })}`)

export function useDeletePosts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ids: string[]): Promise<BulkDeletion> => {
      const [first, ...others] = ids
      if (!first || others.length > 0) return send<BulkDeletion>('POST', '/api/posts/bulk-delete', { ids })
      await send('DELETE', postPath(first))
      return { deleted: ids, left: [] }
    },
    onSuccess: ({ deleted }) => {
      for (const id of deleted) queryClient.removeQueries({ queryKey: [...postsKey, id] })
      return queryClient.invalidateQueries({ queryKey: postsKey })
    },
  })
}

/** The author's next free slot, optionally after an instant. */
export const readNextSlot = (after = '') =>
  read<NextPostingSlot>(`/api/posting-slots/next${after && `?${new URLSearchParams({ after })}`}`)

/** Creates suggested slots for an author without any. */
export function useMakeSuggestedSlots() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('PUT', '/api/posting-slots', suggestedSlots),
    onSuccess: () =>
      Promise.all(
        ['/api/posting-slots', 'free slots', 'suggested times'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
    onError: (error) => void failureToast(t`Failed to save the slots`, messageOf(error)),
  })
}

export function useSchedulePosts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { ids: string[]; openPoints: 'refuse' | 'accept' }) =>
      send<BulkSchedule>('POST', '/api/posts/bulk-schedule', wanted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: postsKey }),
  })
}

/** Restores the posts' former times. Posts that have changed since keep theirs. */
export function useUndoSchedule() {
  const queryClient = useQueryClient()
  return useMutation({
    // In sequence: each undo builds on the one before.
    scope: { id: 'undo schedule' },
    mutationFn: (posts: readonly GivenTime[]) => send<ScheduleUndo>('POST', '/api/posts/undo-schedule', { posts }),
    onSuccess: ({ undone, left }, posts) => {
      const kept =
        left.length > 0
          ? t`${plural(left.length, { one: '# post could not be put back', other: '# posts could not be put back' })}: ${{ reason: left[0]!.reason }}`
          : undefined
      if (undone.length === 0) failureToast(t`Nothing was undone`, kept)
      else if (kept)
        toast({
          title: t`${undone.length} of ${plural(posts.length, { one: '# post', other: '# posts' })} put back`,
          description: kept,
        })
      else if (posts.length > 1)
        toast({ title: plural(posts.length, { one: '# post put back', other: '# posts put back' }) })
      else if (!posts[0]?.former) toast({ title: t`Unscheduled` })
      else toast({ title: posts[0].scheduledFor ? t`Post moved back` : t`Scheduled again` })
    },
    onError: (error) => void failureToast(t`Failed to undo`, messageOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: postsKey }),
  })
}
