import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePageViews } from '#web/lib/page-views.ts'

/** Reports each page, says the name of one that was gone to, and gives the focus a place there when what had it is gone. */
export function PageAnnouncer() {
  const router = useRouter()
  const [name, setName] = useState('')
  usePageViews()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // The page names itself once it is drawn.
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
