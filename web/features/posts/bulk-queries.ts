import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkDeletion, BulkSchedule, GivenTime, ScheduleUndo } from '#shared/bulk.ts'
import { messageOf, send } from '#web/lib/api.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import { postPath } from './post-queries.ts'

const postsKey = ['/api/posts']

export const sayPosts = (count: number): string => (count === 1 ? '1 post' : `${count} posts`)

/** Where the browser downloads them. */
export const exportPath = (ids: readonly string[]): string =>
  `/api/posts/export?${new URLSearchParams({ ids: ids.join(',') })}`

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

/** Into the next free posting slots. */
export function useSchedulePosts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { ids: string[]; openPoints: 'refuse' | 'accept' }) =>
      send<BulkSchedule>('POST', '/api/posts/bulk-schedule', wanted),
    onSettled: () => queryClient.invalidateQueries({ queryKey: postsKey }),
  })
}

/** Gives posts back the time they had before, or none; those that have another by now keep it. */
export function useUndoSchedule() {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other: each is undone from what the one before left.
    scope: { id: 'undo schedule' },
    mutationFn: (posts: readonly GivenTime[]) => send<ScheduleUndo>('POST', '/api/posts/undo-schedule', { posts }),
    onSuccess: ({ undone, left }, posts) => {
      const kept = left.length > 0 ? `${sayPosts(left.length)} could not be put back: ${left[0]?.reason}` : undefined
      if (undone.length === 0) failureToast('Nothing was undone', kept)
      else if (kept) toast({ title: `${undone.length} of ${sayPosts(posts.length)} put back`, description: kept })
      else if (posts.length > 1) toast({ title: `${sayPosts(posts.length)} put back` })
      else toast({ title: posts[0]?.former ? 'Post moved back' : 'Unscheduled' })
    },
    onError: (error) => void failureToast('Failed to undo', messageOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: postsKey }),
  })
}
