import { useSyncExternalStore } from 'react'
import {
  keysLeft,
  type Left,
  leftPrefix,
  longUntouched,
  outdoneKey,
  readLeft,
  type Stored,
  settle,
} from './kept-merge.ts'
import {
  apply,
  type Change,
  knownValue,
  learn,
  readAll,
  readSome,
  removeAll,
  type SignedIn,
  store,
  tab,
} from './kept-storage.ts'

/**
 * What someone typed and has not sent yet, kept in this browser so that a closed tab loses no word. Reading and changing
 * are immediate, from memory; each change is on its way to IndexedDB in the same moment, and to the other tabs from there.
 * Keys begin with the id of the account that they belong to.
 */

/** Makes the value out of what was stored, or null when that is not one: an older Hookline may have written it. */
export type Parse<T> = (stored: unknown) => T | null

const name = 'hookline'
/** A browser that is asked longer for what it holds is not waited for; what comes later is taken in then. */
const patienceMs = 1_000

const values = new Map<string, { stored: unknown; parsed?: unknown }>()
/** Changes that are not in the database yet, in their order; and those that are just being written. */
let pending = new Map<string, Change[]>()
let writing = new Map<string, Change[]>()
const listeners = new Set<() => void>()
let isFailing = false
let changes = 0
/** The number of the last change of each key. */
const lastChange = new Map<string, number>()
let account: string | null = null
/** The account that the storage called the one that is signed in, so that it says when that ends. */
let named: string | undefined
let written = Promise.resolve()

const tell = () => {
  for (const listener of listeners) listener()
}

const isOf = (id: string | null, key: string) => key.startsWith(`${id}:`)

/** What only sign-ins and sign-outs need comes late. Where it cannot be loaded, it is done when the app is next opened. */
const withEncryption = (work: (file: typeof import('./kept-encryption.ts')) => Promise<void>): Promise<void> =>
  import('./kept-encryption.ts').then(work).catch(() => {})

const noticeSignOut = () => void withEncryption((file) => file.noticeSignOut())

/** Whether it is known that the account of this tab is not signed in in this browser any more. */
export const isOver = (signedIn: SignedIn | undefined): boolean =>
  account !== null && account === named && signedIn !== undefined && signedIn?.account !== account

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
  pending.set(key, [...(pending.get(key) ?? []), (stored) => change(parse(stored ?? null))])
  lastChange.set(key, ++changes)
  if (isLeaving) leave()
  tell()
  written = written.then(write)
}

const asIs: Parse<unknown> = (stored) => stored
export const keep = (key: string, value: unknown): void => changeKept(key, asIs, () => value)

const patience = (ms = patienceMs) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Resolves when all that was changed so far is stored, or could not be. */
export const whenStored = (): Promise<void> => Promise.race([written, patience(10 * patienceMs)])

/** Whether the last change is stored already. */
export const isStored = (key: string): boolean => !pending.has(key) && !writing.has(key)

/** Whether something would go with this tab. */
export const isOnlyHere = (): boolean =>
  isFailing && [...pending.keys(), ...writing.keys()].some((key) => values.has(key))

/** What is kept under keys that begin like this. */
export const keysKept = (beginning: string): string[] => [...values.keys()].filter((key) => key.startsWith(beginning))

async function write(): Promise<void> {
  if (pending.size === 0) return
  writing = pending
  pending = new Map()
  const upTo = new Map(lastChange)
  const slow = setTimeout(() => setFailing(true), 3 * patienceMs)
  try {
    const { results, wasCleared, signedIn } = await store(writing, upTo)
    writing = new Map()
    for (const { key, value, isForeign } of results)
      if (isForeign && !wasCleared) set(key, apply(pending.get(key), value))
    if (wasCleared) keepAll()
    if (results.some(({ isForeign }) => isForeign)) tell()
    channel?.postMessage({ changed: results.map(({ key }) => key) })
    setFailing(false)
    if (isOver(signedIn) || results.some(({ key }) => !isOf(account, key))) noticeSignOut()
  } catch (error) {
    console.warn('What you typed couldn’t be stored in this browser.', error)
    for (const key of writing.keys()) {
      const now = values.get(key)?.stored ?? null
      pending.set(key, [() => now])
    }
    writing = new Map()
    setFailing(true)
  } finally {
    clearTimeout(slow)
  }
}

/** Under an open page the storage was cleared: what the page knows goes on. */
function keepAll(): void {
  for (const [key, { stored }] of values) if (isOf(account, key)) keep(key, stored)
}

function setFailing(next: boolean): void {
  if (isFailing === next) return
  isFailing = next
  tell()
}

/** Takes in what an account has kept here; resolves when it can be read. */
export async function openKept(id: string): Promise<void> {
  if (account !== id) {
    for (const key of values.keys()) if (!isOf(id, key) && !pending.has(key)) values.delete(key)
  }
  account = id
  const loading = load(id).catch((error: unknown) => {
    console.warn('What was stored in this browser couldn’t be read.', error)
    setFailing(true)
    takeOverLeft(id, new Map())
    return false
  })
  const hasCiphertexts = await Promise.race([loading, patience()])
  if (hasCiphertexts) await Promise.race([withEncryption((file) => file.decryptOwn(id)), patience(3 * patienceMs)])
}

/** Whether there is something encrypted, which is not taken in here. */
async function load(id: string): Promise<boolean> {
  await written
  const { entries, wasCleared, signedIn, hasCiphertexts } = await readAll(id)
  if (account !== id) return false
  named = signedIn?.account
  if (wasCleared) {
    keepAll()
    return false
  }
  for (const key of keysKept(`${id}:`)) if (!pending.has(key) && !writing.has(key)) values.delete(key)
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
  if (pending.has(key) || writing.has(key)) return
  learn(key, stored)
  set(key, stored?.value)
}

let isLeaving = false

/** A page that is closed does not wait for its database. */
function leave(): void {
  isLeaving = true
  try {
    for (const key of [...writing.keys(), ...pending.keys()]) {
      const [value, base] = [values.get(key)?.stored ?? null, knownValue(key)]
      const left: Left = { value, leftAt: Date.now(), base, tab, change: lastChange.get(key) }
      localStorage.setItem(leftPrefix + key, JSON.stringify(left))
    }
  } catch {
    // Where that storage is forbidden or full, the database may still make it.
  }
}

globalThis.addEventListener?.('pagehide', leave)
globalThis.addEventListener?.('pageshow', () => {
  isLeaving = false
})

/** What was left and is not stored yet comes together with what other tabs have stored, part by part. */
function takeOverLeft(id: string, stored: Map<string, Stored>): void {
  const names = keysLeft(id)
  for (const one of names) {
    const key = one.slice(leftPrefix.length)
    const left = pending.has(key) ? null : readLeft(localStorage.getItem(one))
    const settled = left && settle(left, stored.get(key))
    if (!settled) continue
    keep(key, settled.value)
    if (settled.outdone) keep(outdoneKey(key), settled.outdone)
  }
  void written.then(() => {
    if (!isFailing) for (const one of names) localStorage.removeItem(one)
  })
}

/** Takes out of this browser all that was kept for an account, in every tab. */
export async function forgetKept(id: string): Promise<void> {
  channel?.postMessage({ forgotten: id })
  dropFromMemory(id)
  for (const key of keysLeft(id)) localStorage.removeItem(key)
  try {
    await whenStored()
    await removeAll(id)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

function dropFromMemory(id: string, which = (_key: string) => true): void {
  for (const key of [...values.keys(), ...pending.keys()])
    if (isOf(id, key) && which(key)) {
      values.delete(key)
      pending.delete(key)
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

/** To the other tabs: which keys have changed, which account is deleted, or that somebody has signed out. */
export const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
if (channel)
  channel.onmessage = async ({ data }: MessageEvent<{ changed?: string[]; forgotten?: string }>) => {
    const { changed, forgotten } = data
    if (forgotten) return dropFromMemory(forgotten)
    if (!changed) return noticeSignOut()
    await readAgain(changed.filter((key) => isOf(account, key)))
  }

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKept = <T>(key: string, parse: Parse<T>): T | null =>
  useSyncExternalStore(subscribe, () => readKept(key, parse))

/** Whether the browser refuses to store what is typed: it is then kept as long as the tab lives. */
export const useStorageFails = (): boolean => useSyncExternalStore(subscribe, () => isFailing)
