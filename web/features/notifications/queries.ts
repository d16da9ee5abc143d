import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '#shared/notifications.ts'
import { read, send } from '#web/lib/api.ts'

/** Under the posts' key: a post that was moved or published is no longer missed. */
export const notificationsQuery = queryOptions({
  queryKey: ['/api/posts', 'notifications'],
  queryFn: ({ signal }) => read<Notification[]>('/api/notifications', { signal }),
})

export function useMarkSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('POST', '/api/notifications/seen'),
    onSuccess: () =>
      queryClient.setQueryData(notificationsQuery.queryKey, (list) => list?.map((one) => ({ ...one, isNew: false }))),
  })
}
