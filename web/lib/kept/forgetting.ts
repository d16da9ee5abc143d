import { promisifyRequest } from 'idb-keyval'
import { all } from './database.ts'
import { leftoversOf } from './leaving.ts'
import { dropFromMemory } from './memory.ts'
import { whenStored } from './storage.ts'
import { tellTabs } from './tabs.ts'

/** Deletes an account's kept words in this browser, in every tab. */
export async function forgetKept(account: string): Promise<void> {
  tellTabs({ forgotten: account })
  dropFromMemory(account)
  leftoversOf(account).takeAway()
  try {
    await whenStored()
    await removeAll(account)
  } catch {
    // Without storage, there are no kept words.
  }
}

const removeAll = (account: string): Promise<void> =>
  all('readwrite', (entries) => {
    // The range includes ciphertexts and their recipient.
    entries.delete(IDBKeyRange.bound(`${account} `, `${account};`, false, true))
    return promisifyRequest(entries.transaction)
  })
