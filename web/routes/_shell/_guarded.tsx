import { createFileRoute, redirect } from '@tanstack/react-router'
import { Guard, signInSearch } from '#web/features/accounts/guard.tsx'
import { currentUserQuery } from '#web/lib/session.ts'

export const Route = createFileRoute('/_shell/_guarded')({
  // A visitor known to be signed out goes on before any of the page's code is loaded.
  beforeLoad: ({ context, location }) => {
    if (context.queryClient.getQueryData(currentUserQuery.queryKey) === null) {
      throw redirect({ to: '/auth', search: signInSearch(location.href) })
    }
  },
  component: Guard,
  // A few lines, which are not worth a file of their own.
  codeSplitGroupings: [],
})
