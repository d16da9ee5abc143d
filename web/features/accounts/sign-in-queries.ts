import { msg, t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Credentials, CurrentUser, Registration } from '#shared/accounts.ts'
import type { SecondFactor } from '#shared/passkeys.ts'
import { product } from '#shared/product.ts'
import { connectErrors } from '#shared/sign-in-errors.ts'
import { send } from '#web/lib/api.ts'
import { letIn, signInOptionsQuery, useSetUser } from '#web/lib/session.ts'
import { failureToast, says, toast } from '#web/lib/toast.ts'
import { sayReturned } from './returned.ts'

const welcomeToast = ({ fullName }: CurrentUser, isNew: boolean) =>
  isNew
    ? toast({
        title: t`Registration successful`,
        description: t`Welcome to ${{ product: product.name }}, ${fullName}!`,
      })
    : toast({ title: t`Login successful`, description: t`Welcome back, ${fullName}!` })

/** Notes in the return address from the identity provider or the network. */
export interface Return {
  welcome: string | null
  network: string | null
}

export function sayReturn(user: CurrentUser, { welcome, network }: Return): void {
  if (welcome) welcomeToast(user, welcome === 'registered')
  else if (network === 'connected') toast({ title: t`Network connected` })
  else failureToast(t`Network not connected`, sayReturned(network!, connectErrors))
}

export function useEnter() {
  const setUser = useSetUser()
  return (user: CurrentUser) => {
    setUser(user)
    welcomeToast(user, false)
  }
}

/** The account may require a passkey as well. */
export function useLogin() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const answer = await send<CurrentUser | SecondFactor>('POST', '/api/login', credentials)
      return 'needs' in answer ? answer : letIn(answer)
    },
    onSuccess: (answer) => {
      if (!('needs' in answer)) enter(answer)
    },
    onError: says(msg`Login failed`),
  })
}

export function useRegister() {
  const setUser = useSetUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (registration: Registration) =>
      letIn(await send<CurrentUser>('POST', '/api/register', registration)),
    onSuccess: (user) => {
      setUser(user)
      queryClient.setQueryData(signInOptionsQuery.queryKey, (options) => options && { ...options, isFirstStart: false })
      welcomeToast(user, true)
    },
    onError: says(msg`Registration failed`),
  })
}
