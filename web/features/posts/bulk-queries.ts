import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BulkDeletion, BulkSchedule } from '#shared/bulk.ts'
import { send } from '#web/lib/api.ts'

const postsKey = ['/api/posts']

export const sayPosts = (count: number): string => (count === 1 ? '1 post' : `${count} posts`)

/** Where the browser downloads them. */
export const exportPath = (ids: readonly string[]): string =>
  `/api/posts/export?${new URLSearchParams({ ids: ids.join(',') })}`

export function useDeletePosts() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => send<BulkDeletion>('POST', '/api/posts/bulk-delete', { ids }),
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
