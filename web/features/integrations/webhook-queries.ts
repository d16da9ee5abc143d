import { plural, t } from '@lingui/core/macro'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Delivery, NewWebhook, Replay, Webhook, WebhookPatch, WebhookWithSecret } from '#shared/webhooks.ts'
import { readPage, send } from '#web/lib/api.ts'
import { says, toast } from '#web/lib/toast.ts'

const path = '/api/webhooks'

export const webhooksQuery = queryOptions<Webhook[]>({ queryKey: [path] })

const logPath = (id: string) => `${path}/${encodeURIComponent(id)}/deliveries`

/** An attempt within this time is worth waiting for. */
const soonMs = 15_000

/** Newest first. Asks again while an attempt is about to end. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [path, id, 'deliveries'],
    queryFn: ({ pageParam, signal }) => readPage<Delivery>(pageParam, { signal }),
    initialPageParam: logPath(id),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const items = state.data?.pages.flatMap((page) => page.items) ?? []
      const isSoon = ({ nextAt }: Delivery) => nextAt !== null && Date.parse(nextAt) < Date.now() + soonMs
      return items.some(isSoon) ? 1_500 : false
    },
  })

/** Everything about webhooks is read again after a change of one. */
function useChange<Value, Result>(mutationFn: (value: Value) => Promise<Result>, failed: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
    onError: says(failed),
  })
}

/** The form shows its errors. */
export function useSaveWebhook() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...values }: NewWebhook & { id?: string }) =>
      id
        ? send<Webhook>('PUT', `${path}/${encodeURIComponent(id)}`, values)
        : send<WebhookWithSecret>('POST', path, values),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [path] }),
  })
}

export const useSwitchWebhook = () =>
  useChange(
    ({ id, state }: Pick<Webhook, 'id'> & { state: NonNullable<WebhookPatch['state']> }) =>
      send<Webhook>('PUT', `${path}/${encodeURIComponent(id)}`, { state }),
    t`The webhook was not changed`,
  )

export const useRenewSecret = () =>
  useChange(
    ({ id }: Webhook) => send<WebhookWithSecret>('POST', `${path}/${encodeURIComponent(id)}/secret`),
    t`No new secret was made`,
  )

export const useTestWebhook = () =>
  useChange(({ id }: Webhook) => send<Delivery>('POST', `${path}/${encodeURIComponent(id)}/test`), t`No test was sent`)

export const useRemoveWebhook = () =>
  useChange(({ id }: Webhook) => send('DELETE', `${path}/${encodeURIComponent(id)}`), t`The webhook was not deleted`)

export function useReplay(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Replay) => send<{ count: number }>('POST', `${path}/${encodeURIComponent(id)}/replay`, wanted),
    onSuccess: ({ count }) => {
      toast({ title: t`${plural(count, { one: '# event is sent again', other: '# events are sent again' })}` })
      return queryClient.invalidateQueries({ queryKey: [path] })
    },
    onError: says(t`Nothing was sent again`),
  })
}
