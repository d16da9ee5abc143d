import { msg } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import type { CurrentUser } from '#shared/accounts.ts'
import { send } from '#web/lib/api.ts'
import { letIn } from '#web/lib/session.ts'
import { says } from '#web/lib/toast.ts'
import { showPasskey } from '#web/lib/web-authn.ts'
import { useEnter } from './sign-in-queries.ts'

interface Asked {
  options: Record<string, unknown>
}

const enterWith = async (response: unknown) => letIn(await send<CurrentUser>('POST', '/api/auth/passkey', { response }))

export function usePasskeySignIn() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async () =>
      enterWith(await showPasskey((await send<Asked>('POST', '/api/auth/passkey/request', {})).options)),
    onSuccess: enter,
    onError: says(msg`Login failed`),
  })
}

/** The second step after the password. */
export function useSecondFactor() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async (options: Asked['options']) => enterWith(await showPasskey(options)),
    onSuccess: enter,
  })
}

export function useRecoveryCode() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async (code: string) => letIn(await send<CurrentUser>('POST', '/api/auth/recovery-code', { code })),
    onSuccess: enter,
  })
}
