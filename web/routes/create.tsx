import { createFileRoute, redirect } from '@tanstack/react-router'
import { createSearch } from './_shell/_guarded/index.tsx'

export const Route = createFileRoute('/create')({
  validateSearch: createSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/', search, replace: true })
  },
})
