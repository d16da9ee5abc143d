import { createFileRoute, redirect } from '@tanstack/react-router'
import { Guard, signInSearch } from '#web/features/accounts/guard.tsx'
import { currentUserQuery } from '#web/lib/session.ts'

export const Route = createFileRoute('/_shell/_guarded')({
  // Redirects signed-out visitors before the page's code loads.
  beforeLoad: ({ context, location }) => {
    if (context.queryClient.getQueryData(currentUserQuery.queryKey) === null) {
      throw redirect({ to: '/auth', search: signInSearch(location.href) })
    }
  },
  component: Guard,
  // Too small for a file of its own.
  codeSplitGroupings: [],
})
