import { useSyncExternalStore } from 'react'

const lookEveryMs = 10_000

/** The server does not answer, although the browser may have a network. */
let isServerAway = false
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Whether nothing can be sent or read. Both behaviour and messages use this. */
export const isOffline = () => isServerAway || navigator.onLine === false

function subscribe(listener: () => void) {
  // One shared handler, so all listeners hear it before anything renders or refetches.
  for (const name of ['online', 'offline']) window.addEventListener(name, tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline)

/** Calls back on every reconnection, until its returned function is called. */
export const onConnected = (listener: () => void) =>
  subscribe(() => {
    if (!isOffline()) listener()
  })

/** Makes the app count as offline until the server answers. Asks the server every few seconds. */
export function noteServerAway(): void {
  if (isServerAway) return
  isServerAway = true
  const timer = setInterval(look, lookEveryMs)
  window.addEventListener('online', look)
  tell()

  async function look() {
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    isServerAway = false
    clearInterval(timer)
    window.removeEventListener('online', look)
    tell()
  }
}
