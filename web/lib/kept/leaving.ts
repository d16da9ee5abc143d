import { isRecord } from '#web/lib/is-record.ts'
import type { Left } from './merge.ts'

/** What a tab had not stored when it was closed waits in localStorage, where storing takes no time. */

const prefix = 'hookline:left:'

/** The key under which the words were kept. */
export const keyOfLeft = (name: string): string => name.slice(prefix.length)

/**
 * A page that is closed does not wait for its database: it leaves what is `unstored` behind. Returns what to call after
 * a change, which a page may still make while it is being closed.
 */
export function whenLeaving(unstored: () => Iterable<readonly [key: string, left: Left]>): () => void {
  let isLeaving = false
  function leave(): void {
    isLeaving = true
    try {
      for (const [key, left] of unstored()) localStorage.setItem(prefix + key, JSON.stringify(left))
    } catch {
      // Where that storage is forbidden or full, the database may still make it.
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

/** Names and JSON of what closed tabs of all accounts left. */
export function allLeft(): [name: string, json: string][] {
  try {
    return Object.entries<string>(localStorage).filter(([name]) => name.startsWith(prefix))
  } catch {
    // Where that storage is forbidden, nothing was left in it.
    return []
  }
}

/** What closed tabs left of an account, by its keys, and how to take it away. */
export function leftOf(account: string) {
  const found = allLeft().filter(([name]) => name.startsWith(`${prefix}${account}:`))
  return {
    entries: found.map(([name, json]) => [keyOfLeft(name), parseLeft(json)] as const),
    takeAway() {
      for (const [name] of found) localStorage.removeItem(name)
    },
  }
}

/** Null where an entry is not one. */
export function parseLeft(json: string): Left | null {
  try {
    const left: unknown = JSON.parse(json)
    return isRecord(left) && typeof left.leftAt === 'number' ? (left as unknown as Left) : null
  } catch {
    return null
  }
}
