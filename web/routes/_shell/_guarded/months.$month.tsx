import { createFileRoute } from '@tanstack/react-router'
import { MonthPage } from '#web/features/figures/month-page.tsx'
import { authorIn } from '#web/lib/author-search.ts'

export const Route = createFileRoute('/_shell/_guarded/months/$month')({
  validateSearch: authorIn,
  component: MonthPage,
})
