import { createStore, promisifyRequest } from 'idb-keyval'
import { useSyncExternalStore } from 'react'

/**
 * What someone typed and has not sent yet, kept in this browser so that a closed tab loses no word. Reading and changing
 * are immediate, from memory; each change is on its way to IndexedDB in the same moment, and to the other tabs from there.
 * Keys begin with the id of the account that they belong to.
 */

/** Makes the value out of what was stored, or null when that is not one: an older Hookline may have written it. */
export type Parse<T> = (stored: unknown) => T | null

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Change = (stored: unknown) => unknown

interface Stored {
  value: unknown
  changedAt: number
  /** Differs with every write, so that a tab sees when another one has written. */
  mark: string
}

const name = 'hookline'
/** In localStorage, where storing takes no time: what a tab had not stored yet when it was closed. */
const leftPrefix = 'hookline:left:'
/** A browser that is asked longer for what it holds is not waited for; what comes later is taken in then. */
const patienceMs = 1_000

const all = createStore(name, 'kept')
const values = new Map<string, { stored: unknown; parsed?: unknown }>()
const marks = new Map<string, string>()
/** Changes that are not in the database yet, in their order; and those that are just being written. */
let pending = new Map<string, Change[]>()
let writing = new Map<string, Change[]>()
const listeners = new Set<() => void>()
let isFailing = false
const tab = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
let marked = 0
let account: string | null = null
let written = Promise.resolve()

const tell = () => {
  for (const listener of listeners) listener()
}

const apply = (changes: Change[] | undefined, stored: unknown): unknown =>
  (changes ?? []).reduce((value, change) => change(value), stored)

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
  if (isLeaving) leave()
  tell()
  written = written.then(write)
}

export const keep = (key: string, value: unknown): void =>
  changeKept(
    key,
    (stored) => stored,
    () => value,
  )

const patience = (ms = patienceMs) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Resolves when all that was changed so far is stored, or could not be. */
export const whenStored = (): Promise<void> => Promise.race([written, patience(10 * patienceMs)])

/** Whether the last change is stored already. */
export const isStored = (key: string): boolean => !pending.has(key) && !writing.has(key)

/** What is kept under keys that begin like this. */
export const keysKept = (beginning: string): string[] => [...values.keys()].filter((key) => key.startsWith(beginning))

async function write(): Promise<void> {
  if (pending.size === 0) return
  writing = pending
  pending = new Map()
  const slow = setTimeout(() => setFailing(true), 3 * patienceMs)
  try {
    const results = await all('readwrite', async (store) => {
      const done = promisifyRequest(store.transaction)
      const found = [...writing].map(([key, changes]) => {
        const request = store.get(key)
        const result: { key: string; value: unknown; isForeign: boolean } = { key, value: null, isForeign: false }
        request.onsuccess = () => {
          const former = request.result as Stored | undefined
          result.isForeign = former?.mark !== marks.get(key)
          result.value = apply(changes, former?.value ?? null) ?? null
          if (result.value === null) store.delete(key)
          else
            store.put({ value: result.value, changedAt: Date.now(), mark: `${tab} ${++marked}` } satisfies Stored, key)
          if (result.value === null) marks.delete(key)
          else marks.set(key, `${tab} ${marked}`)
        }
        return result
      })
      await done
      return found
    })
    writing = new Map()
    for (const { key, value, isForeign } of results) if (isForeign) set(key, apply(pending.get(key), value))
    if (results.some(({ isForeign }) => isForeign)) tell()
    channel?.postMessage({ changed: results.map(({ key }) => key) })
    setFailing(false)
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

function setFailing(next: boolean): void {
  if (isFailing === next) return
  isFailing = next
  tell()
}

/** Takes in what an account has kept here; resolves when it can be read. */
export async function openKept(id: string): Promise<void> {
  if (account !== id) {
    for (const key of values.keys()) if (!key.startsWith(`${id}:`) && !pending.has(key)) values.delete(key)
  }
  account = id
  const loading = load(id).catch((error: unknown) => {
    console.warn('What was stored in this browser couldn’t be read.', error)
    setFailing(true)
    takeOverLeft(id, new Map())
  })
  await Promise.race([loading, patience()])
}

const rangeOf = (id: string) => IDBKeyRange.bound(`${id}:`, `${id};`, false, true)

async function load(id: string): Promise<void> {
  await written
  const [keys, found] = await all('readonly', (store) =>
    Promise.all([
      promisifyRequest(store.getAllKeys(rangeOf(id))) as Promise<string[]>,
      promisifyRequest(store.getAll(rangeOf(id))) as Promise<Stored[]>,
    ]),
  )
  if (account !== id) return
  for (const key of keysKept(`${id}:`)) if (!pending.has(key) && !writing.has(key)) values.delete(key)
  for (const [index, key] of keys.entries()) take(key, found[index]!)
  tell()
  takeOverLeft(id, new Map(keys.map((key, index) => [key, found[index]!])))
  letOldGo(keys.map((key, index) => ({ key, ...found[index]! })))
}

function take(key: string, stored: Stored | undefined): void {
  // What is being written looks itself at what was there.
  if (pending.has(key) || writing.has(key)) return
  if (stored) marks.set(key, stored.mark)
  else marks.delete(key)
  set(key, stored?.value)
}

let isLeaving = false

/** A page that is closed does not wait for its database. */
function leave(): void {
  isLeaving = true
  try {
    for (const key of [...writing.keys(), ...pending.keys()]) {
      const left = { value: values.get(key)?.stored ?? null, leftAt: Date.now() }
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

function keysLeft(id: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${leftPrefix}${id}:`))
  } catch {
    // Where that storage is forbidden, nothing was left in it.
    return []
  }
}

/** What was stored later is newer than what was left. */
function takeOverLeft(id: string, stored: Map<string, Stored>): void {
  const names = keysLeft(id)
  for (const one of names) {
    const key = one.slice(leftPrefix.length)
    const left = parsed(localStorage.getItem(one))
    if (!isRecord(left) || typeof left.leftAt !== 'number' || pending.has(key)) continue
    if (left.leftAt >= (stored.get(key)?.changedAt ?? 0)) keep(key, left.value)
  }
  void written.then(() => {
    if (!isFailing) for (const one of names) localStorage.removeItem(one)
  })
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

const mostEntries = 500
const neverBeforeMs = 30 * 86_400_000

/** Beyond so many, what was left untouched longest goes first, and nothing of the last 30 days. */
function letOldGo(entries: (Stored & { key: string })[]): void {
  const newest = entries.toSorted((one, other) => other.changedAt - one.changedAt)
  for (const { key, changedAt } of newest.slice(mostEntries))
    if (changedAt < Date.now() - neverBeforeMs) keep(key, null)
}

/** Takes out of this browser all that was kept for an account, in every tab. */
export async function forgetKept(id: string): Promise<void> {
  channel?.postMessage({ forgotten: id })
  dropFromMemory(id)
  for (const key of keysLeft(id)) localStorage.removeItem(key)
  try {
    await whenStored()
    await all('readwrite', (store) => {
      store.delete(rangeOf(id))
      return promisifyRequest(store.transaction)
    })
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

function dropFromMemory(id: string): void {
  for (const key of [...values.keys(), ...pending.keys()])
    if (key.startsWith(`${id}:`)) {
      values.delete(key)
      pending.delete(key)
      marks.delete(key)
    }
  tell()
}

interface Message {
  changed?: string[]
  forgotten?: string
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
if (channel)
  channel.onmessage = async ({ data: { changed = [], forgotten } }: MessageEvent<Message>) => {
    if (forgotten) return dropFromMemory(forgotten)
    const own = changed.filter((key) => key.startsWith(`${account}:`))
    if (own.length === 0) return
    try {
      const found = await all('readonly', (store) =>
        Promise.all(own.map((key) => promisifyRequest(store.get(key)) as Promise<Stored | undefined>)),
      )
      for (const [index, key] of own.entries()) take(key, found[index])
      tell()
    } catch {
      // This tab goes on with what it knows; its next change looks at what is stored.
    }
  }

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKept = <T>(key: string, parse: Parse<T>): T | null =>
  useSyncExternalStore(subscribe, () => readKept(key, parse))

/** Whether the browser refuses to store what is typed: it is then kept as long as the tab lives. */
export const useStorageFails = (): boolean => useSyncExternalStore(subscribe, () => isFailing)
