import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx'
import { authorIn } from '#web/lib/author-search.ts'

export const Route = createFileRoute('/_shell/_guarded/analytics')({
  validateSearch: authorIn,
  component: AnalyticsPage,
})
