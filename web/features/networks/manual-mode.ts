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
        description: 'When a post is due, we’ll remind you, and you post it yourself.',
      })
    },
    leave: () => keep(key, null),
  }
}

export const manualModeText = `In manual mode we remind you by email and under the bell when a post is due, and you post it on ${product.network} yourself. Nothing is sent to ${product.network}, and you don’t enter a password.`
