import { t } from '@lingui/core/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { NetworkState } from '#shared/networks.ts'

export const networkQuery = queryOptions<NetworkState>({ queryKey: ['/api/network'] })

/** Who publishes posts: the server through the person's account, or the person after a reminder. */
export function usePosting() {
  const { data } = useQuery(networkQuery)
  const account = data?.account
  const isByHand = !account?.publishes || account.state === 'over'
  return {
    isByHand,
    /** The label of the buttons that lead there. */
    name: isByHand ? t`Post by hand…` : t`Publish Now`,
    canConnect: data?.isConfigured === true && !account,
  }
}
