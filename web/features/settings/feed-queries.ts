import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeed } from '#shared/calendar.ts'
import { says } from '#web/features/accounts/queries.ts'
import { send } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.ts'

const path = '/api/calendar-feed'
export const feedQuery = queryOptions<CalendarFeed | null>({ queryKey: [path] })

export function useRenewFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send<CalendarFeed>('POST', path),
    onSuccess: (feed) => {
      queryClient.setQueryData(feedQuery.queryKey, feed)
      toast({ title: 'Address made', description: 'Subscribe to it in your calendar.' })
    },
    onError: says('Could not make an address'),
  })
}

export function useRevokeFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('DELETE', path),
    onSuccess: () => {
      queryClient.setQueryData(feedQuery.queryKey, null)
      toast({ title: 'Address revoked', description: 'No calendar can read your posts now.' })
    },
    onError: says('Could not revoke the address'),
  })
}
