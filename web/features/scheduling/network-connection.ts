import { product } from '#shared/product.ts'
import { keep, type Parse, useKept } from '#web/lib/kept.ts'
import { toast } from '#web/ui/toast.ts'

/** In manual mode nothing is sent to the network: the author is reminded of what is due, and posts it by hand. */
const connection: Parse<'manual'> = (stored) => (stored === 'manual' ? stored : null)

/** Whether this account is connected to the network, in this browser. */
export function useNetworkConnection(account: string) {
  const key = `${account}:network`
  return {
    isConnected: useKept(key, connection) !== null,
    connect: () => {
      keep(key, 'manual')
      toast({
        title: 'Network connected',
        description: 'When a post is due, you are reminded, and you post it by hand.',
      })
    },
    disconnect: () => keep(key, null),
  }
}

export const manualModeText = `${product.network} limits what its API lets apps post. In manual mode you are reminded when a post is due, by e-mail and under the bell, and you post it by hand. Nothing is sent to ${product.network}, and no password is asked.`
