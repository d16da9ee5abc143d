import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { getToasts, subscribeToToasts } from '#web/lib/toast.ts'
import { lazyPart } from './lazy-part.tsx'

const load = () => import('./toaster.tsx').then((file) => ({ default: file.Toaster }))
const Toaster = lazyPart(load)

/** Loads before any message, because a message about the network could not load it. */
export const readyToaster = () => void load().catch(() => {})

/** Loads the notification region with the first message or on F8. */
export function LazyToaster() {
  const hasMessage = useSyncExternalStore(subscribeToToasts, () => getToasts().length > 0)
  const [isAskedFor, setAskedFor] = useState(false)

  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'F8' && setAskedFor(true)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return <Suspense>{(hasMessage || isAskedFor) && <Toaster hasFocus={isAskedFor} />}</Suspense>
}
