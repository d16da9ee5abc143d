import { isRecord } from '#web/lib/is-record.ts'
import type { Leftover } from './merge.ts'

/** Leftovers: a closing tab's unstored words, written to localStorage because that is synchronous. */

const prefix = 'hookline:left:'

/** The key of the words in a leftover. */
export const keyOfLeftover = (name: string): string => name.slice(prefix.length)

/**
 * Writes `unstored` words to localStorage when the page closes. Call the returned function after each change, because a
 * closing page may still make some.
 */
export function whenLeaving(unstored: () => Iterable<readonly [key: string, left: Leftover]>): () => void {
  let isLeaving = false
  function leave(): void {
    isLeaving = true
    try {
      for (const [key, left] of unstored()) localStorage.setItem(prefix + key, JSON.stringify(left))
    } catch {
      // If that storage is forbidden or full, the database may still succeed.
    }
  }
  globalThis.addEventListener?.('pagehide', leave)
  globalThis.addEventListener?.('pageshow', () => {
    isLeaving = false
  })
  return () => {
    if (isLeaving) leave()
  }
}

/** Names and JSON of all accounts' leftovers. */
export function allLeftovers(): [name: string, json: string][] {
  try {
    return Object.entries<string>(localStorage).filter(([name]) => name.startsWith(prefix))
  } catch {
    // Without that storage, there are no leftovers.
    return []
  }
}

/** An account's leftovers by key, and a function to remove them. */
export function leftoversOf(account: string) {
  const found = allLeftovers().filter(([name]) => name.startsWith(`${prefix}${account}:`))
  return {
    entries: found.map(([name, json]) => [keyOfLeftover(name), parseLeftover(json)] as const),
    takeAway() {
      for (const [name] of found) localStorage.removeItem(name)
    },
  }
}

export function parseLeftover(json: string): Leftover | null {
  try {
    const left: unknown = JSON.parse(json)
    return isRecord(left) && typeof left.leftAt === 'number' ? (left as unknown as Leftover) : null
  } catch {
    return null
  }
}
