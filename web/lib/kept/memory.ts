import { useSyncExternalStore } from 'react'
import { knownValue, learn, readAll, readSome, type SignedIn, tab } from './database.ts'
import { leftoversOf, whenLeaving } from './leaving.ts'
import { mergeLeftover, oldestKeys, outdoneKey, type Stored } from './merge.ts'
import {
  connectPage,
  dropPending,
  isFailing,
  isPending,
  isStored,
  lastChangeOf,
  patience,
  setFailing,
  storeChange,
  unstored,
  whenStored,
  whenWritten,
  withPending,
} from './storage.ts'
import { hearTabs, tellTabs } from './tabs.ts'

/**
 * Typed words that the server does not have yet, kept in this browser so that closing a tab loses nothing. Reads and
 * changes work synchronously in memory; each change goes to IndexedDB at once, and from there to the other tabs. Keys
 * begin with the id of their account.
 */

/** Parses a stored value; null if invalid, because an older version may have written it. */
export type Parse<T> = (stored: unknown) => T | null

const values = new Map<string, { stored: unknown; parsed?: unknown }>()
const listeners = new Set<() => void>()
let account: string | null = null
/** The account that the store last named as signed in, to notice when that ends. */
let named: string | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

const isOf = (id: string | null, key: string) => key.startsWith(`${id}:`)
const valueNow = (key: string) => values.get(key)?.stored ?? null

/** The code for sign-ins and sign-outs, which loads late. */
interface Encryption {
  noticeSignOut: () => Promise<void>
  decryptOwn: (account: string) => Promise<void>
}
let loadEncryption: () => Promise<Encryption> = () =>
  Promise.reject(new Error(/* not shown */ 'There is no encryption.'))
export const encryptBy = (load: typeof loadEncryption): void => {
  loadEncryption = load
}

/** If it cannot load, the next start of the app does the work. */
const withEncryption = (work: (encryption: Encryption) => Promise<void>): Promise<void> =>
  loadEncryption()
    .then(work)
    .catch(() => {})

const noticeSignOut = () => void withEncryption((encryption) => encryption.noticeSignOut())

/** Whether this tab's account is known to have signed out of this browser. */
export const hasSignedOut = (signedIn: SignedIn | undefined): boolean =>
  account !== null && account === named && signedIn !== undefined && signedIn?.account !== account

connectPage({
  valueNow,
  onStored({ results, wasCleared, signedIn }) {
    for (const { key, value, isForeign } of results) if (isForeign && !wasCleared) set(key, withPending(key, value))
    if (wasCleared) storeAllAgain()
    if (results.some(({ isForeign }) => isForeign)) tell()
    tellTabs({ changed: results.map(({ key }) => key) })
    if (hasSignedOut(signedIn) || results.some(({ key }) => !isOf(account, key))) noticeSignOut()
  },
  onFailing: tell,
})

const leaveIfLeaving = whenLeaving(() =>
  unstored().map((key) => {
    const left = {
      value: valueNow(key),
      leftAt: Date.now(),
      base: knownValue(key),
      tab,
      change: lastChangeOf(key),
    }
    return [key, left] as const
  }),
)

function set(key: string, stored: unknown): void {
  if (stored === null || stored === undefined) values.delete(key)
  else values.set(key, { stored })
}

export function readKept<T>(key: string, parse: Parse<T>): T | null {
  const entry = values.get(key)
  if (!entry) return null
  if (!('parsed' in entry)) entry.parsed = parse(entry.stored)
  return entry.parsed as T | null
}

/** Runs `change` again on values from other tabs, so it must be a pure function. */
export function changeKept<T>(key: string, parse: Parse<T>, change: (former: T | null) => T | null): void {
  set(key, change(readKept(key, parse)))
  storeChange(key, (stored) => change(parse(stored ?? null)))
  leaveIfLeaving()
  tell()
}

const asIs: Parse<unknown> = (stored) => stored
export const keep = (key: string, value: unknown): void => changeKept(key, asIs, () => value)

/** Whether closing this tab would lose words. */
export const isOnlyHere = (): boolean => isFailing() && unstored().some((key) => values.has(key))

/** The kept keys with this prefix. */
export const keysKept = (beginning: string): string[] => [...values.keys()].filter((key) => key.startsWith(beginning))

/** Stores this page's words again after the store was cleared. */
function storeAllAgain(): void {
  for (const [key, { stored }] of values) if (isOf(account, key)) keep(key, stored)
}

/** Loads an account's kept words. Resolves once they can be read. */
export async function openKept(id: string): Promise<void> {
  if (account !== id) {
    for (const key of values.keys()) if (!isOf(id, key) && !isPending(key)) values.delete(key)
  }
  account = id
  const loading = load(id).catch((error: unknown) => {
    console.warn('failed to read the kept words', error)
    setFailing(true)
    mergeLeftovers(id, new Map())
    return false
  })
  const hasCiphertexts = await Promise.race([loading, patience()])
  if (hasCiphertexts) await Promise.race([withEncryption((encryption) => encryption.decryptOwn(id)), patience(3_000)])
}

/** Resolves with whether there are ciphertexts, which this does not decrypt. */
async function load(id: string): Promise<boolean> {
  await whenWritten()
  const { entries, wasCleared, signedIn, hasCiphertexts } = await readAll(id)
  if (account !== id) return false
  named = signedIn?.account
  if (wasCleared) {
    storeAllAgain()
    return false
  }
  for (const key of keysKept(`${id}:`)) if (isStored(key)) values.delete(key)
  for (const [key, stored] of entries) take(key, stored)
  tell()
  mergeLeftovers(id, entries)
  for (const key of oldestKeys(entries)) keep(key, null)
  return hasCiphertexts
}

/** Drops all stored words from memory after a sign-out. Resolves with the former account. */
export async function closeKept(): Promise<string | null> {
  const id = account
  account = null
  await whenStored()
  if (account === id) return id
  dropFromMemory(`${id}`, isStored)
  return id
}

function take(key: string, stored: Stored | undefined): void {
  // A pending write compares with the stored value on its own.
  if (!isStored(key)) return
  learn(key, stored)
  set(key, stored?.value)
}

/** Merges leftovers with newer entries from other tabs, part by part. */
function mergeLeftovers(id: string, stored: Map<string, Stored>): void {
  const { entries, takeAway } = leftoversOf(id)
  for (const [key, left] of entries) {
    const settled = left && !isPending(key) && mergeLeftover(left, stored.get(key))
    if (!settled) continue
    keep(key, settled.value)
    if (settled.outdone) keep(outdoneKey(key), settled.outdone)
  }
  void whenWritten().then(() => {
    if (!isFailing()) takeAway()
  })
}

/** Drops an account's words from this tab's memory. */
export function dropFromMemory(id: string, which = (_key: string) => true): void {
  for (const key of [...values.keys(), ...unstored().filter(isPending)])
    if (isOf(id, key) && which(key)) {
      values.delete(key)
      dropPending(key)
      learn(key, undefined)
    }
  tell()
}

/** Reads these keys after another tab has written them. */
export async function readAgain(keys: string[]): Promise<void> {
  if (keys.length === 0) return
  try {
    const found = await readSome(keys)
    for (const [index, key] of keys.entries()) take(key, found[index])
    tell()
  } catch {
    // This tab continues with its own values; its next change merges with the stored ones.
  }
}

hearTabs((message) => {
  if ('forgotten' in message) dropFromMemory(message.forgotten)
  else if ('changed' in message) void readAgain(message.changed.filter((key) => isOf(account, key)))
  else noticeSignOut()
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKept = <T>(key: string, parse: Parse<T>): T | null =>
  useSyncExternalStore(subscribe, () => readKept(key, parse))

/** Whether the browser refuses to store words, which then last only as long as the tab. */
export const useStorageFails = (): boolean => useSyncExternalStore(subscribe, isFailing)
