import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePageViews } from '#web/lib/page-views.ts'

/** Reports each page, announces its name, and refocuses if the focused element has gone. */
export function PageAnnouncer() {
  const router = useRouter()
  const [name, setName] = useState('')
  usePageViews()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // The page sets its title once rendered.
        setTimeout(() => {
          setName(document.title)
          if (document.activeElement === document.body)
            document.getElementById('content')?.focus({ preventScroll: true })
        })
      }),
    [router],
  )

  return (
    <p aria-live="polite" className="sr-only">
      {name}
    </p>
  )
}
