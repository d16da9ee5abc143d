import { useSyncExternalStore } from 'react'
import { knownValue, learn, readAll, readSome, type SignedIn, tab } from './database.ts'
import { leftOf, whenLeaving } from './leaving.ts'
import { longUntouched, outdoneKey, type Stored, settle } from './merge.ts'
import {
  dropPending,
  isFailing,
  isPending,
  isStored,
  lastChangeOf,
  patience,
  setFailing,
  storeChange,
  storeFor,
  unstored,
  whenStored,
  whenWritten,
  withPending,
} from './storage.ts'
import { hearTabs, tellTabs } from './tabs.ts'

/**
 * What someone typed and has not sent yet, kept in this browser so that a closed tab loses no word. Reading and changing
 * are immediate, from memory; each change is on its way to IndexedDB in the same moment, and to the other tabs from there.
 * Keys begin with the id of the account that they belong to.
 */

/** Makes the value out of what was stored, or null when that is not one: an older Hookline may have written it. */
export type Parse<T> = (stored: unknown) => T | null

const values = new Map<string, { stored: unknown; parsed?: unknown }>()
const listeners = new Set<() => void>()
let account: string | null = null
/** The account that the storage called the one that is signed in, so that it says when that ends. */
let named: string | undefined

const tell = () => {
  for (const listener of listeners) listener()
}

const isOf = (id: string | null, key: string) => key.startsWith(`${id}:`)
const valueNow = (key: string) => values.get(key)?.stored ?? null

/** What only sign-ins and sign-outs need, and so comes late. */
interface Encryption {
  noticeSignOut: () => Promise<void>
  decryptOwn: (account: string) => Promise<void>
}
let loadEncryption: () => Promise<Encryption> = () => Promise.reject(new Error('There is no encryption.'))
export const encryptBy = (load: typeof loadEncryption): void => {
  loadEncryption = load
}

/** Where it cannot be loaded, it is done when the app is next opened. */
const withEncryption = (work: (encryption: Encryption) => Promise<void>): Promise<void> =>
  loadEncryption()
    .then(work)
    .catch(() => {})

const noticeSignOut = () => void withEncryption((encryption) => encryption.noticeSignOut())

/** Whether it is known that the account of this tab is not signed in in this browser any more. */
export const isOver = (signedIn: SignedIn | undefined): boolean =>
  account !== null && account === named && signedIn !== undefined && signedIn?.account !== account

storeFor({
  valueNow,
  onStored({ results, wasCleared, signedIn }) {
    for (const { key, value, isForeign } of results) if (isForeign && !wasCleared) set(key, withPending(key, value))
    if (wasCleared) keepAll()
    if (results.some(({ isForeign }) => isForeign)) tell()
    tellTabs({ changed: results.map(({ key }) => key) })
    if (isOver(signedIn) || results.some(({ key }) => !isOf(account, key))) noticeSignOut()
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

/** `change` is asked again with what another tab has stored meanwhile, so it must depend on nothing else that changes. */
export function changeKept<T>(key: string, parse: Parse<T>, change: (former: T | null) => T | null): void {
  set(key, change(readKept(key, parse)))
  storeChange(key, (stored) => change(parse(stored ?? null)))
  leaveIfLeaving()
  tell()
}

const asIs: Parse<unknown> = (stored) => stored
export const keep = (key: string, value: unknown): void => changeKept(key, asIs, () => value)

/** Whether something would go with this tab. */
export const isOnlyHere = (): boolean => isFailing() && unstored().some((key) => values.has(key))

/** What is kept under keys that begin like this. */
export const keysKept = (beginning: string): string[] => [...values.keys()].filter((key) => key.startsWith(beginning))

/** Under an open page the storage was cleared: what the page knows goes on. */
function keepAll(): void {
  for (const [key, { stored }] of values) if (isOf(account, key)) keep(key, stored)
}

/** Takes in what an account has kept here; resolves when it can be read. */
export async function openKept(id: string): Promise<void> {
  if (account !== id) {
    for (const key of values.keys()) if (!isOf(id, key) && !isPending(key)) values.delete(key)
  }
  account = id
  const loading = load(id).catch((error: unknown) => {
    console.warn('What was stored in this browser couldn’t be read.', error)
    setFailing(true)
    takeOverLeft(id, new Map())
    return false
  })
  const hasCiphertexts = await Promise.race([loading, patience()])
  if (hasCiphertexts) await Promise.race([withEncryption((encryption) => encryption.decryptOwn(id)), patience(3_000)])
}

/** Whether there is something encrypted, which is not taken in here. */
async function load(id: string): Promise<boolean> {
  await whenWritten()
  const { entries, wasCleared, signedIn, hasCiphertexts } = await readAll(id)
  if (account !== id) return false
  named = signedIn?.account
  if (wasCleared) {
    keepAll()
    return false
  }
  for (const key of keysKept(`${id}:`)) if (isStored(key)) values.delete(key)
  for (const [key, stored] of entries) take(key, stored)
  tell()
  takeOverLeft(id, entries)
  for (const key of longUntouched(entries)) keep(key, null)
  return hasCiphertexts
}

/** Nobody is signed in any more: all that is stored goes out of memory. Resolves with the account that it was. */
export async function closeKept(): Promise<string | null> {
  const id = account
  account = null
  await whenStored()
  if (account === id) return id
  dropFromMemory(`${id}`, isStored)
  return id
}

function take(key: string, stored: Stored | undefined): void {
  // What is being written looks itself at what was there.
  if (!isStored(key)) return
  learn(key, stored)
  set(key, stored?.value)
}

/** What was left and is not stored yet comes together with what other tabs have stored, part by part. */
function takeOverLeft(id: string, stored: Map<string, Stored>): void {
  const { entries, takeAway } = leftOf(id)
  for (const [key, left] of entries) {
    const settled = left && !isPending(key) && settle(left, stored.get(key))
    if (!settled) continue
    keep(key, settled.value)
    if (settled.outdone) keep(outdoneKey(key), settled.outdone)
  }
  void whenWritten().then(() => {
    if (!isFailing()) takeAway()
  })
}

/** What was kept for an account goes out of the memory of this tab. */
export function dropFromMemory(id: string, which = (_key: string) => true): void {
  for (const key of [...values.keys(), ...unstored().filter(isPending)])
    if (isOf(id, key) && which(key)) {
      values.delete(key)
      dropPending(key)
      learn(key, undefined)
    }
  tell()
}

/** Takes in what other tabs have stored under these keys. */
export async function readAgain(keys: string[]): Promise<void> {
  if (keys.length === 0) return
  try {
    const found = await readSome(keys)
    for (const [index, key] of keys.entries()) take(key, found[index])
    tell()
  } catch {
    // This tab goes on with what it knows; its next change looks at what is stored.
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

/** Whether the browser refuses to store what is typed: it is then kept as long as the tab lives. */
export const useStorageFails = (): boolean => useSyncExternalStore(subscribe, isFailing)
