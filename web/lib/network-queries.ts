import { queryOptions, useQuery } from '@tanstack/react-query'
import type { NetworkState } from '#shared/networks.ts'

/** How the person is connected to the network. */
export const networkQuery = queryOptions<NetworkState>({ queryKey: ['/api/network'] })

/** Who puts a post on the network: the server on the person's account, or the person, who is reminded. */
export function usePosting() {
  const { data } = useQuery(networkQuery)
  const account = data?.account
  const isByHand = !account?.publishes || account.state === 'over'
  return {
    isByHand,
    /** What the buttons are called that lead there. */
    name: isByHand ? 'Post by hand…' : 'Publish Now',
    canConnect: data?.isConfigured === true && !account,
  }
}
