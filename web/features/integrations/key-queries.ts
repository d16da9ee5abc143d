import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Key, KeyWithSecret, NewKey } from '#shared/keys.ts'
import { send } from '#web/lib/api.ts'
import { says, toast } from '#web/lib/toast.ts'

const path = '/api/keys'

export const keysQuery = queryOptions<Key[]>({ queryKey: [path] })

function useChange<Value, Result>(mutationFn: (value: Value) => Promise<Result>, failed: string, done?: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      if (done) toast({ title: done })
      return queryClient.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
    onError: says(failed),
  })
}

export const useCreateKey = () =>
  useChange((key: NewKey) => send<KeyWithSecret>('POST', path, key), t`No key was created`)

export const useRenewKey = () =>
  useChange(({ id }: Key) => send<KeyWithSecret>('POST', `${path}/${id}/renew`), t`The key was not renewed`)

export const useEndKey = () =>
  useChange(({ id }: Key) => send('DELETE', `${path}/${id}`), t`The key was not ended`, t`Key ended`)
