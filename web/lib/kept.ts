import { useSyncExternalStore } from 'react'

/** What someone typed and has not sent yet, kept in this browser so that a closed tab loses no word. */

const prefix = 'hookline:'
const values = new Map<string, unknown>()
const listeners = new Set<() => void>()

/** Makes the value out of what was stored, or null when that is not one: an older Hookline may have written it. */
export type Parse<T> = (stored: unknown) => T | null

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function load<T>(key: string, parse: Parse<T>): T | null {
  try {
    return parse(JSON.parse(localStorage.getItem(prefix + key) ?? 'null'))
  } catch {
    return null
  }
}

export function readKept<T>(key: string, parse: Parse<T>): T | null {
  if (!values.has(key)) values.set(key, load(key, parse))
  return values.get(key) as T | null
}

export function keep(key: string, value: unknown): void {
  values.set(key, value)
  try {
    if (value === null) localStorage.removeItem(prefix + key)
    else localStorage.setItem(prefix + key, JSON.stringify(value))
  } catch {
    // Storage can be full or forbidden; the words are then kept as long as the tab lives.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useKept = <T>(key: string, parse: Parse<T>): T | null =>
  useSyncExternalStore(subscribe, () => readKept(key, parse))
