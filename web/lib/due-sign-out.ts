const key = 'hookline:sign-out-due'

/** Whether someone signed out here without a connection, so the server still has the session. */
export function isSignOutDue(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Throws if the browser stores nothing. */
export const setSignOutDue = (): void => localStorage.setItem(key, 'yes')

/** Call once the session has ended, or the next session would end too. */
export function clearDueSignOut(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage, nothing is due.
  }
}
