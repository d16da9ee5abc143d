import { forgetKept } from '#web/lib/kept/forgetting.ts'
import { deletedAccountKey } from '#web/lib/session.ts'

/** Deletes an account's words in this browser and tells the other tabs. */
export async function forgetAccount(account: string): Promise<void> {
  try {
    // First, so that no other tab stores anything more.
    localStorage.setItem(deletedAccountKey, account)
    localStorage.removeItem(deletedAccountKey)
  } catch {
    // Without storage, other tabs do not hear about it.
  }
  await forgetKept(account)
}
