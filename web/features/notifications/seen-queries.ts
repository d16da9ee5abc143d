import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '#web/lib/api.ts'
import { notificationsQuery } from './queries.ts'

export function useMarkSeen() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('POST', '/api/notifications/seen'),
    // An answer that is still on its way would call them new again.
    onMutate: () => queryClient.cancelQueries({ queryKey: notificationsQuery.queryKey }),
    onSuccess: () =>
      queryClient.setQueryData(notificationsQuery.queryKey, (list) => list?.map((one) => ({ ...one, isNew: false }))),
  })
}
