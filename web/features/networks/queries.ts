import { queryOptions } from '@tanstack/react-query'
import type { NetworkState } from '#shared/networks.ts'

/** How the person is connected to the network. */
export const networkQuery = queryOptions<NetworkState>({ queryKey: ['/api/network'] })
