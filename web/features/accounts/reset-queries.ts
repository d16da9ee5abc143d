import { msg } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import type { PasswordReset } from '#shared/accounts.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { says } from '#web/lib/toast.ts'

export const useRequestReset = () =>
  useMutation({
    mutationFn: (username: string) => send('POST', '/api/password-reset', { username }),
    onError: says(msg`The link was not sent`),
  })

export const isDeadLink = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404

export const useResetPassword = () =>
  useMutation({
    mutationFn: (reset: PasswordReset) => send('POST', '/api/password-reset/confirm', reset),
    onError: (error) => isDeadLink(error) || says(msg`Update failed`)(error),
  })
