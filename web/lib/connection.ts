import { useSyncExternalStore } from 'react'

const lookEveryMs = 10_000

/** The server did not answer although the browser may have a network. */
let isServerAway = false
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** The one answer to whether anything can be sent or read now, for what the app does and for what it says. */
export const isOffline = () => isServerAway || navigator.onLine === false

function subscribe(listener: () => void) {
  // Once for all, so that everybody hears of it before anything is drawn, or read, anew.
  for (const name of ['online', 'offline']) window.addEventListener(name, tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline)

/** Calls back whenever there is a connection again, until the function that it returns is called. */
export const onConnected = (listener: () => void) =>
  subscribe(() => {
    if (!isOffline()) listener()
  })

/** From now on the app counts as offline, until the server answers: it is asked every few seconds. */
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
