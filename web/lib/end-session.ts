import type { QueryClient } from '@tanstack/react-query'
import { ApiError, currentUserPath, send } from './api.ts'
import { noteServerAway, onConnected } from './connection.ts'
import { clearDueSignOut } from './due-sign-out.ts'

export const endSession = () => send('POST', '/api/logout')

/** Ends the session on the server once it is reachable. */
export function endWhenConnected(queryClient: QueryClient): void {
  const stop = onConnected(() => {
    stop()
    void queryClient.invalidateQueries({ queryKey: [currentUserPath] })
  })
}

/** Ends a session after an offline sign-out, or schedules another attempt. */
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
