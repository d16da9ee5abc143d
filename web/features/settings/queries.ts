import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountDeletion } from '#shared/accounts.ts'
import type { Activity, Session } from '#shared/activity.ts'
import type { MailDelivery } from '#shared/mail.ts'
import { says, useSetUser } from '#web/features/accounts/queries.ts'
import { send } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.ts'
import { forgetAccount } from './forget-account.ts'

export function useDeleteAccount(account: string) {
  const setUser = useSetUser()
  return useMutation({
    mutationFn: (deletion: AccountDeletion) => send('DELETE', '/api/user', deletion),
    onSuccess: async () => {
      setUser(null)
      await forgetAccount(account)
      toast({ title: 'Account deleted', description: 'Your account and everything in it have been deleted.' })
    },
    onError: says('Failed to delete account'),
  })
}

/** Where emails to this person go. */
export const mailQuery = queryOptions<MailDelivery>({ queryKey: ['/api/user/mail'] })

export const noMailServer =
  'This server has no mail server, so no emails are sent: they’re written to files in the folder outbox of its data directory. Whoever runs it can set SMTP_URL.'

export const useSendVerification = () =>
  useMutation({
    mutationFn: (_address: string) => send('POST', '/api/user/email-verification'),
    onSuccess: (_, address) =>
      toast({ title: 'Sent', description: `The link in the email to ${address} works for 24 hours.` }),
    onError: says('The link was not sent'),
  })

export function useVerifyAddress() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => send('POST', '/api/user/email-verification/confirm', { token }),
    onSuccess: () => {
      toast({ title: 'Email verified' })
      void queryClient.invalidateQueries({ queryKey: mailQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
    },
    onError: says('Email not verified'),
  })
}

export const sessionsQuery = queryOptions<Session[]>({ queryKey: ['/api/user/sessions'] })
export const activityQuery = queryOptions<Activity[]>({ queryKey: ['/api/user/activity'] })

/** Ends one session, or without an id all but this one. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (session?: Session) =>
      send('DELETE', session ? `${sessionsQuery.queryKey[0]}/${session.id}` : `${sessionsQuery.queryKey[0]}`),
    onSuccess: (_, session) => {
      toast(
        session
          ? { title: 'Signed out there', description: `${session.browser || 'That browser'} is signed out.` }
          : { title: 'Signed out everywhere else', description: 'You are signed in here only.' },
      )
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: activityQuery.queryKey })
    },
    onError: says('Failed to sign out'),
  })
}
