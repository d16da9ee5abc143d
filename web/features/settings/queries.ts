import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountDeletion } from '#shared/accounts.ts'
import type { Activity } from '#shared/activity.ts'
import { mailQuery } from '#web/features/networks/connection-queries.ts'
import { send } from '#web/lib/api.ts'
import { useSetUser } from '#web/lib/session.ts'
import { says, toast } from '#web/lib/toast.ts'
import { forgetAccount } from './forget-account.ts'

export function useDeleteAccount(account: string) {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: (deletion: AccountDeletion) => send('DELETE', '/api/user', deletion),
    onSuccess: async () => {
      setUser(null)
      await forgetAccount(account)
      toast({ title: t`Account deleted`, description: t`Your account and everything in it have been deleted.` })
    },
    onError: says(t`Failed to delete account`),
  })
}

export const useSendVerification = () =>
  useMutation({
    mutationFn: (_address: string) => send('POST', '/api/user/email-verification'),
    onSuccess: (_, address) =>
      toast({ title: t`Sent`, description: t`The link in the email to ${address} works for 24 hours.` }),
    onError: says(t`The link was not sent`),
  })

export function useVerifyAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => send('POST', '/api/user/email-verification/confirm', { token }),
    onSuccess: async () => {
      toast({ title: t`Email verified` })
      // A pending first answer would pass for the new one.
      await queryClient.cancelQueries({ queryKey: mailQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: mailQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
    },
    onError: says(t`Email not verified`),
  })
}

export const activityQuery = queryOptions<Activity[]>({ queryKey: ['/api/user/activity'] })
