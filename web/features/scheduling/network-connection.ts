import { product } from '#shared/product.ts'
import { keep, type Parse, useKept } from '#web/lib/kept.ts'
import { toast } from '#web/ui/toast.ts'

/** In manual mode nothing is sent to the network: what is due stands behind the bell, and the author posts by hand. */
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
        description: 'When a post is due, the bell tells you, and you post it by hand.',
      })
    },
    disconnect: () => keep(key, null),
  }
}

export const manualModeText = `${product.network} limits what its API lets apps post. In manual mode the bell tells you when a post is due, and you post it by hand. Nothing is sent to ${product.network}, no password is asked, and no e-mail is sent.`
