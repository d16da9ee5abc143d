import { createFileRoute } from '@tanstack/react-router'
import { ActivityPage } from '#web/features/activity/activity-page.tsx'

interface ActivitySearch {
  group?: string
  by?: string
  days?: number
}

export const Route = createFileRoute('/_shell/_guarded/activity')({
  // The page knows which groups there are.
  validateSearch: ({ group, by, days }: Record<string, unknown>): ActivitySearch => ({
    group: typeof group === 'string' ? group : undefined,
    by: typeof by === 'string' ? by : undefined,
    days: typeof days === 'number' ? days : undefined,
  }),
  staticData: { hasSkeleton: true },
  component: ActivityPage,
})
