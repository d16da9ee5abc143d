import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CalendarFeed } from '#shared/calendar.ts'
import { send } from '#web/lib/api.ts'
import { says, toast } from '#web/lib/toast.ts'

const path = '/api/calendar-feed'
export const feedQuery = queryOptions<CalendarFeed | null>({ queryKey: [path] })

export function useRenewFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send<CalendarFeed>('POST', path),
    onSuccess: (feed) => {
      queryClient.setQueryData(feedQuery.queryKey, feed)
      toast({ title: t`Link created`, description: t`Subscribe to it in your calendar.` })
    },
    onError: says(t`Could not create a link`),
  })
}

export function useRevokeFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('DELETE', path),
    onSuccess: () => {
      queryClient.setQueryData(feedQuery.queryKey, null)
      toast({ title: t`Link revoked`, description: t`Calendars can no longer read your posts.` })
    },
    onError: says(t`Could not revoke the link`),
  })
}
