import { promisifyRequest } from 'idb-keyval'
import { all } from './database.ts'
import { leftOf } from './leaving.ts'
import { dropFromMemory } from './memory.ts'
import { whenStored } from './storage.ts'
import { tellTabs } from './tabs.ts'

/** Takes out of this browser all that was kept for an account, in every tab. */
export async function forgetKept(account: string): Promise<void> {
  tellTabs({ forgotten: account })
  dropFromMemory(account)
  leftOf(account).takeAway()
  try {
    await whenStored()
    await removeAll(account)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

const removeAll = (account: string): Promise<void> =>
  all('readwrite', (entries) => {
    // With what is encrypted, and the key for it.
    entries.delete(IDBKeyRange.bound(`${account} `, `${account};`, false, true))
    return promisifyRequest(entries.transaction)
  })
