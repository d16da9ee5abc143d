import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx'

interface AnalyticsSearch {
  author?: string
}

export const Route = createFileRoute('/_shell/_guarded/analytics')({
  validateSearch: ({ author }: Record<string, unknown>): AnalyticsSearch => ({
    author: typeof author === 'string' && author ? author : undefined,
  }),
  component: AnalyticsPage,
})
