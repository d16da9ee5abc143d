import { apply, type Change, store } from './database.ts'

/**
 * Changes on their way to the database: those that wait, in their order, and those that are just being written. A failed
 * write is repeated with the next change.
 */

/** A browser that is asked longer for what it holds is not waited for; what comes later is taken in then. */
const patienceMs = 1_000
export const patience = (ms = patienceMs) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Page {
  /** What the page knows under a key. */
  valueNow: (key: string) => unknown
  /** After each write. */
  onStored: (stored: Awaited<ReturnType<typeof store>>) => void
  /** When the browser begins or ceases to refuse to store. */
  onFailing: () => void
}
let page: Page
/** Once, before anything is changed. */
export const storeFor = (known: Page): void => {
  page = known
}

let pending = new Map<string, Change[]>()
let writing = new Map<string, Change[]>()
let failing = false
let changes = 0
/** The number of the last change of each key. */
const lastChange = new Map<string, number>()
let written = Promise.resolve()

/** The value is made anew from what other tabs have stored meanwhile, once it is written. */
export function storeChange(key: string, change: Change): void {
  pending.set(key, [...(pending.get(key) ?? []), change])
  lastChange.set(key, ++changes)
  written = written.then(write)
}

/** The number of a key's last change in this tab. */
export const lastChangeOf = (key: string): number | undefined => lastChange.get(key)

export const isPending = (key: string): boolean => pending.has(key)

/** Whether the last change is stored already. */
export const isStored = (key: string): boolean => !pending.has(key) && !writing.has(key)

export const unstored = (): string[] => [...writing.keys(), ...pending.keys()]

/** What a stored value becomes by the changes that still wait. */
export const withPending = (key: string, stored: unknown): unknown => apply(pending.get(key), stored)

export const dropPending = (key: string): boolean => pending.delete(key)

export const isFailing = (): boolean => failing

export function setFailing(next: boolean): void {
  if (failing === next) return
  failing = next
  page.onFailing()
}

/** Resolves when all that was changed so far is stored, or could not be. */
export const whenWritten = (): Promise<void> => written

/** The same, with a limit. */
export const whenStored = (): Promise<void> => Promise.race([written, patience(10 * patienceMs)])

async function write(): Promise<void> {
  if (pending.size === 0) return
  writing = pending
  pending = new Map()
  const upTo = new Map(lastChange)
  const slow = setTimeout(() => setFailing(true), 3 * patienceMs)
  try {
    const stored = await store(writing, upTo)
    writing = new Map()
    page.onStored(stored)
    setFailing(false)
  } catch (error) {
    console.warn('What you typed couldn’t be stored in this browser.', error)
    for (const key of writing.keys()) {
      const now = page.valueNow(key)
      pending.set(key, [() => now])
    }
    writing = new Map()
    setFailing(true)
  } finally {
    clearTimeout(slow)
  }
}
