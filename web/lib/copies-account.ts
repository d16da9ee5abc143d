const key = 'hookline:copies-of'

/** The account of the copies in this browser; empty while they are being deleted, null without copies. */
export function accountOfCopies(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function setAccountOfCopies(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(key)
    else localStorage.setItem(key, account)
  } catch {
    // Without storage, there are no copies.
  }
}
