import { isRecord } from '#web/lib/is-record.ts'
import type { Left } from './merge.ts'

/** Leftovers: a closing tab's unstored words, written to localStorage because that is synchronous. */

const prefix = 'hookline:left:'

/** The key of the words in a leftover. */
export const keyOfLeft = (name: string): string => name.slice(prefix.length)

/**
 * Writes `unstored` words to localStorage when the page closes. Call the returned function after each change, because a
 * closing page may still make some.
 */
export function whenLeaving(unstored: () => Iterable<readonly [key: string, left: Left]>): () => void {
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
export function allLeft(): [name: string, json: string][] {
  try {
    return Object.entries<string>(localStorage).filter(([name]) => name.startsWith(prefix))
  } catch {
    // Without that storage, there are no leftovers.
    return []
  }
}

/** An account's leftovers by key, and a function to remove them. */
export function leftOf(account: string) {
  const found = allLeft().filter(([name]) => name.startsWith(`${prefix}${account}:`))
  return {
    entries: found.map(([name, json]) => [keyOfLeft(name), parseLeft(json)] as const),
    takeAway() {
      for (const [name] of found) localStorage.removeItem(name)
    },
  }
}

export function parseLeft(json: string): Left | null {
  try {
    const left: unknown = JSON.parse(json)
    return isRecord(left) && typeof left.leftAt === 'number' ? (left as unknown as Left) : null
  } catch {
    return null
  }
}
