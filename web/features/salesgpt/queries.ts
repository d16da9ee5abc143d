import { msg, t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { alreadyRegistered } from '#shared/waitlist.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { translated } from '#web/lib/language.ts'
import { failureToast, toast } from '#web/lib/toast.ts'

export const whereKept = msg`Your address is kept on this server for whoever runs it. No email is sent to it automatically.`

export const isRegistered = (error: Error | null) => error instanceof ApiError && error.status === 409

export const useJoinWaitlist = () =>
  useMutation({
    mutationFn: (email: string) => send('POST', '/api/salesgpt-waitlist', { email }),
    onSuccess: () => toast({ title: t`You're on the waitlist!`, description: t(whereKept) }),
    onError: (error) =>
      isRegistered(error)
        ? toast({ title: t`Already registered`, description: translated(alreadyRegistered) })
        : failureToast(t`Submission failed`, t`Please try again later`),
  })
