import { Outlet, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { PageSpinner } from '#web/shell/page-spinner.tsx'
import { useAuth } from './auth.tsx'

export const signInSearch = (path: string) => ({ returnTo: path === '/' ? undefined : path })

/** Pages behind it need a signed-in person; when there is none, the route is asked again and leads to the sign-in. */
export function Guard() {
  const { user, isLoading, error } = useAuth()
  const router = useRouter()
  // The page behind the guard is large: deferred, it is drawn in small steps.
  const isLetIn = useDeferredValue(user !== null, false)
  const isSignedOut = !user && !isLoading && !error

  useEffect(() => {
    if (isSignedOut) void router.invalidate()
  }, [isSignedOut, router])

  if (error && !user) throw error
  return user && isLetIn ? <Outlet /> : <PageSpinner />
}
