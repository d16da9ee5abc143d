import { msg, t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'
import { isOffline } from '#web/lib/connection.ts'
import { setSignOutDue } from '#web/lib/due-sign-out.ts'
import { endSession, endWhenConnected } from '#web/lib/end-session.ts'
import { forgetAllReceived } from '#web/lib/received.ts'
import { encryptWords, useSetUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'

/** The sign-out waits this long; encrypting continues afterwards. */
const maxEncryptingMs = 2_000

const done = { title: msg`Logged out`, description: msg`You have been successfully logged out.` }
const doneHere = {
  title: msg`Logged out on this device`,
  description: msg`You’re offline. Your session on the server ends when Hookline is next open here with a connection.`,
}

/** Without a connection, signs out on this device at once and on the server later. */
export function useLogout() {
  const queryClient = useQueryClient()
  const setUser = useSetUser()
  return useMutation({
    mutationFn: async () => {
      try {
        await endSession()
        return done
      } catch (error) {
        if (error instanceof ApiError || !isOffline()) throw error
        setSignOutDue()
        endWhenConnected(queryClient)
        return doneHere
      }
    },
    onSuccess: async ({ title, description }) => {
      setUser(null)
      void forgetAllReceived().catch(() => {})
      await Promise.race([encryptWords(), new Promise((resolve) => setTimeout(resolve, maxEncryptingMs))])
      toast({ title: t(title), description: t(description) })
    },
    onError: ({ message }) =>
      toast({
        title: t`Logout failed`,
        description: message,
        variant: 'destructive',
        action: { label: t`Log out another way`, onSelect: () => window.location.assign('/api/logout') },
      }),
  })
}
