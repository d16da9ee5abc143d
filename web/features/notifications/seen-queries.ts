import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '#web/lib/api.ts'
import { notificationsQuery } from './queries.ts'

/** Marks one notification as read; without an id, all of them. */
export function useMarkSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id?: string) =>
      send('POST', id ? `/api/notifications/${encodeURIComponent(id)}/seen` : '/api/notifications/seen'),
    // A pending answer would mark them as new again.
    onMutate: () => queryClient.cancelQueries({ queryKey: notificationsQuery.queryKey }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(notificationsQuery.queryKey, (list) =>
        list?.map((one) => (id === undefined || one.id === id ? { ...one, isNew: false } : one)),
      ),
  })
}
