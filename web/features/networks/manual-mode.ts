import { product } from '#shared/product.ts'
import { keep, type Parse, useKept } from '#web/lib/kept.ts'
import { toast } from '#web/ui/toast.ts'

const stored: Parse<'manual'> = (value) => (value === 'manual' ? value : null)

/** Whether this person has chosen, in this browser, to post by hand. */
export function useManualMode(account: string) {
  const key = `${account}:network`
  return {
    isManual: useKept(key, stored) !== null,
    choose: () => {
      keep(key, 'manual')
      toast({
        title: 'Network connected',
        description: 'When a post is due, you are reminded, and you post it by hand.',
      })
    },
    leave: () => keep(key, null),
  }
}

export const manualModeText = `In manual mode you are reminded when a post is due, by e-mail and under the bell, and you post it on ${product.network} by hand. Nothing is sent to ${product.network}, and no password is asked.`
