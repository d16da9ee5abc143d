import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PushState } from '#shared/push.ts'
import { read, send } from '#web/lib/api.ts'
import { says, toast } from '#web/lib/toast.ts'
import { workerPath } from '#web/lib/worker.ts'

const path = '/api/push-subscriptions'

const ownSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration(workerPath))?.pushManager.getSubscription()) ?? null

export const pushQuery = queryOptions({
  queryKey: [path],
  queryFn: async ({ signal }) => {
    const endpoint = (await ownSubscription())?.endpoint ?? ''
    return read<PushState>(`${path}?endpoint=${encodeURIComponent(endpoint)}`, { signal })
  },
})

/** Asks for the browser's permission, which requires a press, and sends the subscription to the server. */
export function useSubscribe(publicKey: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if ((await Notification.requestPermission()) !== 'granted')
        throw new Error(t`The browser didn’t give permission, so nothing was changed.`)
      await navigator.serviceWorker.register(workerPath)
      const { pushManager } = await navigator.serviceWorker.ready
      // A subscription for another key of the server is useless.
      await (await pushManager.getSubscription())?.unsubscribe()
      const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
      await send('POST', path, made.toJSON())
    },
    onSuccess: () => {
      toast({ title: t`Reminders are on in this browser` })
      return queryClient.invalidateQueries({ queryKey: pushQuery.queryKey })
    },
    onError: says(t`Could not turn reminders on`),
  })
}

export function useUnsubscribe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isCurrent }: PushState['subscriptions'][number]) => {
      await send('DELETE', `${path}/${id}`)
      if (isCurrent) await (await ownSubscription())?.unsubscribe()
    },
    onSuccess: () => {
      toast({ title: t`Reminders are off in that browser` })
      return queryClient.invalidateQueries({ queryKey: pushQuery.queryKey })
    },
    onError: says(t`Could not turn reminders off`),
  })
}
