import { useSyncExternalStore } from 'react'

export const workerPath = '/worker.js'
/** A page in use asks for a new version at most this often. */
const maxEveryMs = 60 * 60_000

let hasNewVersion = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this browser has a newer build than this page runs. */
export const useHasNewVersion = () => useSyncExternalStore(subscribe, () => hasNewVersion)

async function lookForNewVersion(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src
  const newest = (await caches.keys()).findLast((name) => name.startsWith('app '))
  if (!entry || !newest) return
  hasNewVersion = !(await (await caches.open(newest)).match(entry))
  for (const listener of listeners) listener()
}

let isStarted = false

/** Keeps the app on this device for use offline, and detects new versions. */
export async function startWorker(): Promise<void> {
  // Browsers allow workers only on https and localhost. In development, nothing may be cached.
  if (isStarted || !('serviceWorker' in navigator) || !import.meta.env.PROD) return
  isStarted = true
  navigator.serviceWorker.addEventListener('controllerchange', () => void lookForNewVersion())
  const registration = await navigator.serviceWorker.register(workerPath).catch(() => null)
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < maxEveryMs) return
    askedAt = Date.now()
    registration?.update().catch(() => {})
  })
}
