import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '#web/features/create/create-page.tsx'
import { createSearch } from './index.tsx'

export const Route = createFileRoute('/_shell/_guarded/dashboard')({
  validateSearch: createSearch,
  component: CreatePage,
})
