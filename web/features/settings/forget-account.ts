import { forgetKept } from '#web/lib/kept/forgetting.ts'
import { deletedAccountKey } from '#web/lib/session.ts'

/** Takes out of this browser what was typed under an account, and tells the other tabs to let go of it. */
export async function forgetAccount(account: string): Promise<void> {
  try {
    // First, so that no other tab keeps anything more.
    localStorage.setItem(deletedAccountKey, account)
    localStorage.removeItem(deletedAccountKey)
  } catch {
    // Where storage is forbidden, no other tab hears of it.
  }
  await forgetKept(account)
}
