import { apply, type Change, store } from './database.ts'

/** Queues changes for the database in order. The next change retries a failed write. */

/** Waits this long for a slow browser; later answers are merged when they come. */
const patienceMs = 1_000
export const patience = (ms = patienceMs) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Page {
  valueNow: (key: string) => unknown
  /** Called after each write. */
  onStored: (stored: Awaited<ReturnType<typeof store>>) => void
  /** Called when the browser starts or stops refusing to store. */
  onFailing: () => void
}
let page: Page
/** Call once, before any change. */
export const connectPage = (known: Page): void => {
  page = known
}

let pending = new Map<string, Change[]>()
let writing = new Map<string, Change[]>()
let failing = false
let changes = 0
/** By key, the number of its last change. */
const lastChange = new Map<string, number>()
let written = Promise.resolve()

/** `change` runs again on other tabs' values when it is written. */
export function storeChange(key: string, change: Change): void {
  pending.set(key, [...(pending.get(key) ?? []), change])
  lastChange.set(key, ++changes)
  written = written.then(write)
}

export const lastChangeOf = (key: string): number | undefined => lastChange.get(key)

export const isPending = (key: string): boolean => pending.has(key)

/** Whether the key's last change is stored. */
export const isStored = (key: string): boolean => !pending.has(key) && !writing.has(key)

export const unstored = (): string[] => [...writing.keys(), ...pending.keys()]

/** Applies waiting changes to a stored value. */
export const withPending = (key: string, stored: unknown): unknown => apply(pending.get(key), stored)

export const dropPending = (key: string): boolean => pending.delete(key)

export const isFailing = (): boolean => failing

export function setFailing(next: boolean): void {
  if (failing === next) return
  failing = next
  page.onFailing()
}

/** Resolves when all changes so far are stored or have failed. */
export const whenWritten = (): Promise<void> => written

/** The same, with a time limit. */
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
    console.warn('failed to store the kept words', error)
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
