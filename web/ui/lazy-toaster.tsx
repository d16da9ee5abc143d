import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToasts, subscribeToToasts } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx').then((file) => ({ default: file.Toaster })))

/** Loads the notification region with the first message. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, () => getToasts().length > 0)
  return <Suspense>{isNeeded && <Toaster />}</Suspense>
}
