import { product } from '#shared/product.ts'
import { toast } from '#web/ui/toast.ts'
import { keep, type Parse, useKept } from './kept.ts'

/** In manual mode nothing is sent to the network: the author is reminded and posts by hand. */
const connection: Parse<'manual'> = (stored) => (stored === 'manual' ? stored : null)

/** Whether this account is connected to the network, in this browser. */
export function useNetworkConnection(account: string) {
  const key = `${account}:network`
  return {
    isConnected: useKept(key, connection) !== null,
    connect: () => {
      keep(key, 'manual')
      toast({ title: 'Network connected', description: `${product.name} reminds you, and you post by hand.` })
    },
    disconnect: () => keep(key, null),
  }
}

export const manualModeText = `${product.network} limits what its API lets apps post. In manual mode ${product.name} reminds you when a post is due, and you post it by hand. Nothing is sent to ${product.network}, and no password is asked.`
