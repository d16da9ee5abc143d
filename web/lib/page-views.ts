import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageOf } from '#shared/pages.ts'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

const isUnwanted = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true

/** Delays nothing and fails silently, because nobody waits for it. */
function report(pathname: string): void {
  void fetch('/api/page-views', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: pageOf(pathname) }),
  }).catch(() => {})
}

/** Reports each opened page to the server, unless the browser asks not to be tracked. */
export function usePageViews(): void {
  const router = useRouter()
  useEffect(() => {
    if (isUnwanted()) return
    let last = ''
    const tell = () => {
      const page = pageOf(router.state.location.pathname)
      if (page !== last) report(page)
      last = page
    }
    tell()
    return router.subscribe('onResolved', tell)
  }, [router])
}
