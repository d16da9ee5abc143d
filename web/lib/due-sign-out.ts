const key = 'hookline:sign-out-due'

/** Whether somebody signed out here without a connection, so that the server has yet to end the session. */
export function isSignOutDue(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Throws where the browser stores nothing. */
export const setSignOutDue = (): void => localStorage.setItem(key, 'yes')

/** Once there is no session any more, or the next one would be ended. */
export function clearDueSignOut(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing is stored, nothing is due.
  }
}
