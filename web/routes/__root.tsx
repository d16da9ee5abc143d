import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { AuthProvider } from '#web/features/accounts/auth-provider.tsx'
import { PageAnnouncer } from '#web/shell/page-announcer.tsx'
import { LazyToaster } from '#web/ui/lazy-toaster.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: () => (
    <AuthProvider>
      <Outlet />
      <PageAnnouncer />
      <LazyToaster />
    </AuthProvider>
  ),
})
