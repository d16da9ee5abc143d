import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { useAuth } from '#web/lib/session.ts'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

export const signInSearch = (path: string) => ({ returnTo: path === '/' ? undefined : path })

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shows a skeleton while the session is unknown. */
    hasSkeleton?: boolean
  }
}

/** Lets signed-in people through. Without a session it reruns the route, which redirects to the sign-in. */
export function Guard() {
  const { user, isLoading, error } = useAuth()
  const router = useRouter()
  // The page behind the guard is large: deferred, it renders in small steps.
  const isLetIn = useDeferredValue(user !== null, false)
  const hasSkeleton = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hasSkeleton) })
  const isShown = hasSkeleton ? user || isLoading : user && isLetIn
  const isSignedOut = !user && !isLoading && !error

  useEffect(() => {
    if (isSignedOut) void router.invalidate()
  }, [isSignedOut, router])

  if (error && !user) throw error
  return isShown ? <Outlet /> : <PageSpinner />
}
