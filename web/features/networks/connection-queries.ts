import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MailDelivery } from '#shared/mail.ts'
import type { NetworkChange, NetworkState } from '#shared/networks.ts'
import { messageOf, send } from '#web/lib/api.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

const path = '/api/network'

export const mailQuery = queryOptions<MailDelivery>({ queryKey: ['/api/user/mail'] })

/** Leads to the network's consent page and from there back to this page. */
export const connectPath = () =>
  `${path}/connect?${new URLSearchParams({ returnTo: window.location.pathname + window.location.search })}`

export function useChangeNetwork() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: NetworkChange) => send<NetworkState>('PUT', path, change),
    onSuccess: (state) => queryClient.setQueryData(networkQuery.queryKey, state),
    onError: (error) => failureToast(t`Failed to change the connection`, messageOf(error)),
  })
}

export function useDisconnect() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send('DELETE', path),
    onSuccess: () => {
      toast({ title: t`Network disconnected`, description: t`The permission to post there was deleted.` })
      return queryClient.invalidateQueries({ queryKey: networkQuery.queryKey })
    },
    onError: (error) => failureToast(t`Failed to disconnect`, messageOf(error)),
  })
}
