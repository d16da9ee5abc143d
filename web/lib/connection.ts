import { useSyncExternalStore } from 'react'

/** The server did not answer although the browser has a network. */
let isServerAway = false
const listeners = new Set<() => void>()

export function setServerAway(isAway: boolean): void {
  isServerAway = isAway
  for (const listener of listeners) listener()
}

export const isOffline = () => isServerAway || !navigator.onLine

function subscribe(listener: () => void) {
  listeners.add(listener)
  for (const name of ['online', 'offline']) window.addEventListener(name, listener)
  return () => {
    listeners.delete(listener)
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener)
  }
}

export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline)
