import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, send } from '#web/lib/api.ts'
import { isOffline, noteServerAway, onConnected } from '#web/lib/connection.ts'
import { toast } from '#web/ui/toast.ts'
import { clearDueSignOut, setSignOutDue } from './due-sign-out.ts'
import { currentUserQuery, encryptWords, useSetUser } from './queries.ts'

const endSession = () => send('POST', '/api/logout')

function endWhenConnected(queryClient: QueryClient): void {
  const stop = onConnected(() => {
    stop()
    void queryClient.invalidateQueries(currentUserQuery)
  })
}

/** Ends the session that somebody left without a connection, or sees to it that it is tried again. */
export async function endDueSession(queryClient: QueryClient): Promise<void> {
  try {
    await endSession()
  } catch (error) {
    if (!(error instanceof ApiError) || [502, 503, 504].includes(error.status)) {
      noteServerAway()
      return endWhenConnected(queryClient)
    }
  }
  clearDueSignOut()
}

/** Encrypting goes on after that. */
const mostEncryptingMs = 2_000

const done = { title: 'Logged out', description: 'You have been successfully logged out.' }
const doneHere = {
  title: 'Logged out on this device',
  description: 'You’re offline. Your session on the server ends when Hookline is next open here with a connection.',
}

/** Without a connection somebody is signed out on this device at once, and on the server as soon as there is one. */
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
    onSuccess: async (message) => {
      setUser(null)
      await Promise.race([encryptWords(), new Promise((resolve) => setTimeout(resolve, mostEncryptingMs))])
      toast(message)
    },
    onError: ({ message }) =>
      toast({
        title: 'Logout failed',
        description: message,
        variant: 'destructive',
        action: { label: 'Log out another way', onSelect: () => window.location.assign('/api/logout') },
      }),
  })
}
