import { deletedAccountKey } from '#web/features/accounts/queries.ts'

/** Takes out of this browser what was typed under an account, and tells the other tabs to let go of it. */
export function forgetAccount(account: string): void {
  try {
    // First, so that no other tab keeps anything more.
    localStorage.setItem(deletedAccountKey, account)
    localStorage.removeItem(deletedAccountKey)
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`hookline:${account}:`)) localStorage.removeItem(key)
    }
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
