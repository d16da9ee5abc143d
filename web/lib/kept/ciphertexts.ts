import { promisifyRequest } from 'idb-keyval'
import { isRecord } from '#web/lib/is-record.ts'
import { all, ciphertextsOf, newMark, recipientKey, type SignedIn, signedInKey } from './database.ts'
import { allLeftovers, keyOfLeftover, parseLeftover } from './leaving.ts'
import { mergeLeftover, mergeParts, newestOf, outdoneKey, type Stored } from './merge.ts'

/**
 * Readable and encrypted words of accounts that are not signed in. Each step is one transaction that first checks for
 * changes since reading.
 */

/** An account's readable words: its entries, and the leftovers of closed tabs in localStorage by name. */
export interface Readable {
  entries: [string, Stored][]
  left: [string, string][]
}

interface Other {
  account: string
  recipient: string
  readable: Readable
}

const accountOf = (key: string) => key.slice(0, key.indexOf(':'))
const request = <T>(made: IDBRequest) => promisifyRequest(made) as Promise<T>

export const readSignedIn = (): Promise<SignedIn | undefined> =>
  all('readonly', (kept) => request(kept.get(signedInKey)))

/** Records that nobody is signed in, unless another account is, or someone signed in after this moment. */
export const recordSignOut = (account: string | null, at: number): Promise<void> =>
  all('readwrite', async (kept) => {
    const done = promisifyRequest(kept.transaction)
    const signedIn = await request<SignedIn | undefined>(kept.get(signedInKey))
    if (signedIn && signedIn.since <= at && (account === null || account === signedIn.account))
      kept.put(null, signedInKey)
    await done
  })

export const storeRecipient = (account: string, recipient: string): Promise<void> =>
  all('readwrite', async (kept) => {
    const done = promisifyRequest(kept.transaction)
    const [signedIn, former] = await Promise.all([
      request<SignedIn | undefined>(kept.get(signedInKey)),
      request(kept.get(recipientKey(account))),
    ])
    if (signedIn?.account === account && former !== recipient) kept.put(recipient, recipientKey(account))
    await done
  })

/** The readable words of accounts that are not signed in and have a recipient for encryption. */
export async function readOthers(): Promise<Other[]> {
  const left = allLeftovers()
  const [keys, values] = await all('readonly', (kept) =>
    Promise.all([request<string[]>(kept.getAllKeys()), request<unknown[]>(kept.getAll())]),
  )
  const stored = new Map(keys.map((key, index) => [key, values[index]]))
  const signedIn = stored.get(signedInKey) as SignedIn | undefined
  const others = new Map<string, Readable>()
  const readableOf = (account: string) => {
    const readable = others.get(account) ?? { entries: [], left: [] }
    others.set(account, readable)
    return readable
  }
  for (const [key, value] of stored)
    if (key.includes(':')) readableOf(accountOf(key)).entries.push([key, value as Stored])
  for (const one of left) readableOf(accountOf(keyOfLeftover(one[0]))).left.push(one)
  return [...others].flatMap(([account, readable]) => {
    const recipient = stored.get(recipientKey(account))
    return account !== signedIn?.account && typeof recipient === 'string' ? [{ account, recipient, readable }] : []
  })
}

/** Replaces readable words by their ciphertext. Does nothing if they have changed or the account is signed in again. */
export async function replace({ account, recipient, readable }: Other, ciphertext: Uint8Array): Promise<void> {
  const { entries, left } = readable
  const isReplaced = await all('readwrite', async (kept) => {
    const done = promisifyRequest(kept.transaction)
    const [signedIn, ...now] = await Promise.all([
      request<SignedIn | undefined>(kept.get(signedInKey)),
      ...entries.map(([key]) => request<Stored | undefined>(kept.get(key))),
    ])
    const isSame = entries.every(([, { mark }], index) => now[index]?.mark === mark)
    if (signedIn?.account === account || !isSame) return false
    for (const [key] of entries) kept.delete(key)
    // The time makes names sort chronologically.
    kept.put(ciphertext, `${account} encrypted ${recipient} ${Date.now().toString(36)} ${newMark()}`)
    await done
    return true
  })
  if (isReplaced)
    for (const [name, json] of left) if (localStorage.getItem(name) === json) localStorage.removeItem(name)
}

export async function readCiphertexts(account: string, recipient: string): Promise<Map<string, Uint8Array>> {
  const range = ciphertextsOf(account, recipient)
  const [names, values] = await all('readonly', (kept) =>
    Promise.all([request<string[]>(kept.getAllKeys(range)), request<Uint8Array[]>(kept.getAll(range))]),
  )
  return new Map(names.map((name, index) => [name, values[index]!]))
}

/** Merges decrypted words into the stored ones and deletes their ciphertexts. Resolves with the changed keys. */
export const restore = (account: string, decrypted: Map<string, Readable>): Promise<string[]> =>
  all('readwrite', async (kept) => {
    const done = promisifyRequest(kept.transaction)
    const signedIn = await request<SignedIn | undefined>(kept.get(signedInKey))
    if (signedIn?.account !== account) return []
    const changed = new Map<string, Stored>()
    const stored = async (key: string) => changed.get(key) ?? (await request<Stored | undefined>(kept.get(key)))
    async function put(key: string, value: unknown, changedAt: number, upTo?: Stored['upTo']) {
      const there = await stored(key)
      const newest = Math.max(changedAt, there?.changedAt ?? 0)
      changed.set(key, { value, changedAt: newest, mark: newMark(), upTo: newestOf({ ...upTo, ...there?.upTo }) })
    }
    async function putBeside(key: string, outdone: Record<string, unknown> | null, changedAt: number) {
      if (!outdone) return
      const former = (await stored(outdoneKey(key)))?.value
      await put(outdoneKey(key), { ...(isRecord(former) && former), ...outdone }, changedAt)
    }
    for (const [name, { entries, left }] of decrypted) {
      // Another tab may have restored it.
      if (!(await request(kept.get(name)))) continue
      kept.delete(name)
      for (const [key, { value, changedAt, upTo }] of entries) {
        const there = await stored(key)
        const both = there && mergeParts(null, value, there.value, changedAt >= there.changedAt)
        await put(key, both ? both.value : value, changedAt, upTo)
        await putBeside(key, both?.outdone ?? null, changedAt)
      }
      for (const [leftName, json] of left) {
        const key = keyOfLeftover(leftName)
        const one = parseLeftover(json)
        const settled = one && mergeLeftover(one, await stored(key))
        if (!settled) continue
        const upTo = one.tab && one.change ? { [one.tab]: one.change } : undefined
        await put(key, settled.value, one.leftAt, upTo)
        await putBeside(key, settled.outdone, one.leftAt)
      }
    }
    for (const [key, one] of changed)
      if (one.value === null) kept.delete(key)
      else kept.put(one, key)
    await done
    return [...changed.keys()]
  })
