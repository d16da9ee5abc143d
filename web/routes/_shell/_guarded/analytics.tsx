import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx'
import { type AuthorSearch, authorIn } from '#web/lib/author-search.ts'

/** What the page's lists show. Each knows its own values, and its usual one for any other. */
const choices = ['period', 'q', 'kind', 'sort', 'order'] as const
type Choices = Partial<Record<(typeof choices)[number], string>>

export const Route = createFileRoute('/_shell/_guarded/analytics')({
  validateSearch: (search: Record<string, unknown>): AuthorSearch & Choices => ({
    ...authorIn(search),
    ...Object.fromEntries(
      choices.map((name) => [name, typeof search[name] === 'string' && search[name] ? search[name] : undefined]),
    ),
  }),
  component: AnalyticsPage,
})
