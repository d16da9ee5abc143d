import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PasskeyList, Proof, RecoveryCodes } from '#shared/passkeys.ts'
import { send } from '#web/lib/api.ts'
import { signInOptionsQuery } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { makePasskey } from '#web/lib/web-authn.ts'
import { activityQuery } from './queries.ts'

const path = '/api/user/passkeys'

export const passkeysQuery = queryOptions<PasskeyList>({ queryKey: [path] })

function useRefresh() {
  const queryClient = useQueryClient()
  return () => {
    for (const { queryKey } of [passkeysQuery, activityQuery, signInOptionsQuery])
      void queryClient.invalidateQueries({ queryKey })
  }
}

/** Resolves with the recovery codes that come with the first passkey. */
export function useAddPasskey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ name, ...proof }: Proof & { name: string }) => {
      const { options } = await send<{ options: Record<string, unknown> }>('POST', `${path}/request`, proof)
      const response = await makePasskey(options)
      return (await send<RecoveryCodes>('POST', path, { name, response })).recoveryCodes
    },
    onSuccess: () => {
      toast({ title: t`Passkey added`, description: t`You can sign in with it from now on.` })
      refresh()
    },
  })
}

export function useRemovePasskey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...proof }: Proof & { id: string }) =>
      send('DELETE', `${path}/${encodeURIComponent(id)}`, proof),
    onSuccess: () => {
      toast({ title: t`Passkey removed`, description: t`It no longer signs anybody in.` })
      refresh()
    },
  })
}

export function useRenewCodes() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (proof: Proof) =>
      (await send<RecoveryCodes>('POST', '/api/user/recovery-codes', proof)).recoveryCodes,
    onSuccess: refresh,
  })
}
