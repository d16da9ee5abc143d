import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/analytics')({ component: AnalyticsPage })
