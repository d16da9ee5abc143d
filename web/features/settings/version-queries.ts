import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { UpdateStatus } from '#shared/updates.ts'
import { read, send } from '#web/lib/api.ts'

const path = '/api/updates'

/** Asked again every second during an update, also while Hookline restarts and does not answer. */
export const updatesQuery = queryOptions({
  queryKey: [path],
  staleTime: 0,
  queryFn: ({ signal }) => read<UpdateStatus>(path, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.work ? 1_000 : false),
  refetchIntervalInBackground: true,
})

export function useUpdates(verb: 'look' | 'start' | 'cancel') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send<UpdateStatus>('POST', `${path}/${verb}`),
    onSuccess: (status) => queryClient.setQueryData(updatesQuery.queryKey, status),
  })
}
