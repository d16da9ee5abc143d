import { createStore, promisifyRequest } from 'idb-keyval'
import { newestOf, type Stored } from './merge.ts'

/** The IndexedDB store of kept words. Every tab writes to it, and the person or the browser may clear it. */

export type Change = (stored: unknown) => unknown

export const apply = (changes: Change[] | undefined, stored: unknown): unknown =>
  (changes ?? []).reduce((value, change) => change(value), stored)

export const all = createStore('hookline', 'kept')
/** The key of the store's id, which changes when the store is cleared. */
const storageKey = 'storage'
let storage: unknown

/** The key that tells all tabs which account is signed in in this browser. */
export const signedInKey = 'signed in'
/** Null after a sign-out. */
export type SignedIn = { account: string; since: number } | null

export const tab = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
let marked = 0
export const newMark = (): string => `${tab} ${++marked}`
/** Entries that this tab has read or written. */
const known = new Map<string, Stored>()

export const knownValue = (key: string): unknown => known.get(key)?.value ?? null

export function learn(key: string, stored: Stored | undefined): void {
  if (stored) known.set(key, stored)
  else known.delete(key)
}

/** Whether this is another store than the one that this tab knew. */
function isAnotherStore(found: unknown): boolean {
  const former = storage
  storage = found
  return former !== undefined && former !== found
}

interface Result {
  key: string
  value: unknown
  /** Another tab had written an entry that this tab did not know. */
  isForeign: boolean
  stored?: Stored
}

/** Applies changes in one transaction. `upTo` has the number of each key's last change. */
export async function store(changes: Map<string, Change[]>, upTo: Map<string, number>) {
  const [results, found, signedIn] = await all('readwrite', async (entries) => {
    const done = promisifyRequest(entries.transaction)
    const id = entries.get(storageKey)
    // A new id each time, also if this tab created the cleared store.
    const newId = newMark()
    id.onsuccess = () => id.result ?? entries.put(newId, storageKey)
    const signedIn = entries.get(signedInKey)
    const results = [...changes].map(([key, ofKey]) => {
      const request = entries.get(key)
      const result: Result = { key, value: null, isForeign: false }
      request.onsuccess = () => {
        const former = request.result as Stored | undefined
        result.isForeign = former?.mark !== known.get(key)?.mark
        result.value = apply(ofKey, former?.value ?? null) ?? null
        if (result.value === null) {
          entries.delete(key)
          return
        }
        result.stored = {
          value: result.value,
          changedAt: Date.now(),
          mark: newMark(),
          upTo: newestOf({ ...former?.upTo, [tab]: upTo.get(key) ?? 0 }),
        }
        entries.put(result.stored, key)
      }
      return result
    })
    await done
    return [results, id.result ?? newId, signedIn.result as SignedIn | undefined] as const
  })
  // Only now, because a closing page rolls back unfinished writes.
  for (const { key, stored } of results) learn(key, stored)
  return { results, wasCleared: isAnotherStore(found), signedIn }
}

const rangeOf = (account: string) => IDBKeyRange.bound(`${account}:`, `${account};`, false, true)
export const recipientKey = (account: string): string => `${account} recipient`
/** The range of an account's ciphertexts for this recipient. */
export const ciphertextsOf = (account: string, recipient: string) =>
  IDBKeyRange.bound(`${account} encrypted ${recipient} `, `${account} encrypted ${recipient}!`, false, true)

/** All entries of an account, which this marks as signed in. */
export async function readAll(account: string) {
  const found = await readOnce(account)
  if (found.signedIn?.account === account) return found
  try {
    await all('readwrite', (entries) => {
      entries.put({ account, since: Date.now() }, signedInKey)
      return promisifyRequest(entries.transaction)
    })
  } catch {
    return found
  }
  const again = await readOnce(account)
  return { ...again, wasCleared: again.wasCleared || found.wasCleared }
}

async function readOnce(account: string) {
  const [keys, values, found, signedIn, ciphertexts] = await all('readonly', async (entries) => {
    const read = Promise.all([
      promisifyRequest(entries.getAllKeys(rangeOf(account))) as Promise<string[]>,
      promisifyRequest(entries.getAll(rangeOf(account))) as Promise<Stored[]>,
      promisifyRequest(entries.get(storageKey)),
      promisifyRequest(entries.get(signedInKey)) as Promise<SignedIn | undefined>,
    ])
    const recipient = await promisifyRequest(entries.get(recipientKey(account)))
    const ciphertexts = await promisifyRequest(entries.count(ciphertextsOf(account, recipient)))
    return [...(await read), ciphertexts] as const
  })
  const entries = new Map(keys.map((key, index) => [key, values[index]!]))
  return { entries, wasCleared: isAnotherStore(found), signedIn, hasCiphertexts: ciphertexts > 0 }
}

export const readSome = (keys: string[]): Promise<(Stored | undefined)[]> =>
  all('readonly', (entries) =>
    Promise.all(keys.map((key) => promisifyRequest(entries.get(key)) as Promise<Stored | undefined>)),
  )
