import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Says the name of a page that was gone to, and gives the focus a place there when what had it is gone. */
export function PageAnnouncer() {
  const router = useRouter()
  const [name, setName] = useState('')

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
