import { apply, type Change, store } from './database.ts'

/**
 * Changes on their way to the database: those that wait, in their order, and those that are just being written. A failed
 * write is repeated with the next change.
 */

/** A browser that is asked longer for what it holds is not waited for; what comes later is taken in then. */
const patienceMs = 1_000
export const patience = (ms = patienceMs) => new Promise<void>((resolve) => setTimeout(resolve, ms))

type Stored = Awaited<ReturnType<typeof store>>

interface Page {
  /** What the page knows under a key. */
  valueNow: (key: string) => unknown
  /** After each write. */
  onStored: (stored: Stored) => void
  /** Whether the browser refuses to store has changed. */
  onFailing: () => void
}

export function storageFor({ valueNow, onStored, onFailing }: Page) {
  let pending = new Map<string, Change[]>()
  let writing = new Map<string, Change[]>()
  let isFailing = false
  let changes = 0
  /** The number of the last change of each key. */
  const lastChange = new Map<string, number>()
  let written = Promise.resolve()

  function setFailing(next: boolean): void {
    if (isFailing === next) return
    isFailing = next
    onFailing()
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return
    writing = pending
    pending = new Map()
    const upTo = new Map(lastChange)
    const slow = setTimeout(() => setFailing(true), 3 * patienceMs)
    try {
      const stored = await store(writing, upTo)
      writing = new Map()
      onStored(stored)
      setFailing(false)
    } catch (error) {
      console.warn('What you typed couldn’t be stored in this browser.', error)
      for (const key of writing.keys()) {
        const now = valueNow(key)
        pending.set(key, [() => now])
      }
      writing = new Map()
      setFailing(true)
    } finally {
      clearTimeout(slow)
    }
  }

  return {
    /** Its value is made anew from what other tabs have stored meanwhile, once it is written. */
    change(key: string, change: Change): void {
      pending.set(key, [...(pending.get(key) ?? []), change])
      lastChange.set(key, ++changes)
      written = written.then(write)
    },
    /** The number of a key's last change in this tab. */
    lastChange: (key: string) => lastChange.get(key),
    isPending: (key: string) => pending.has(key),
    isStored: (key: string) => !pending.has(key) && !writing.has(key),
    unstored: () => [...writing.keys(), ...pending.keys()],
    /** What a stored value becomes by the changes that still wait. */
    withPending: (key: string, stored: unknown) => apply(pending.get(key), stored),
    drop: (key: string) => pending.delete(key),
    isFailing: () => isFailing,
    setFailing,
    /** Resolves when all that was changed so far is stored, or could not be. */
    whenWritten: () => written,
    /** The same, with a limit. */
    whenStored: () => Promise.race([written, patience(10 * patienceMs)]),
  }
}
