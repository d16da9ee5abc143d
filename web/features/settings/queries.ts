import { useMutation } from '@tanstack/react-query'
import type { AccountDeletion } from '#shared/accounts.ts'
import { says, useSetUser } from '#web/features/accounts/queries.ts'
import { send } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.ts'
import { forgetAccount } from './forget-account.ts'

export function useDeleteAccount(account: string) {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: (deletion: AccountDeletion) => send('DELETE', '/api/user', deletion),
    onSuccess: () => {
      setUser(null)
      forgetAccount(account)
      toast({ title: 'Account deleted', description: 'Your account and everything in it are gone.' })
    },
    onError: says('Failed to delete account'),
  })
}
