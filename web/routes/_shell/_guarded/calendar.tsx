import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx'
import { type Day, isDay } from '#web/features/calendar/day.ts'
import { isView, type View } from '#web/features/calendar/views.ts'
import { type AuthorSearch, authorIn } from '#web/lib/author-search.ts'

interface CalendarSearch extends AuthorSearch {
  day?: Day
  /** Default: the month, on a phone the agenda. */
  view?: View
  /** The post in the open panel. */
  post?: string
}

export const Route = createFileRoute('/_shell/_guarded/calendar')({
  validateSearch: ({ day, view, post, ...search }: Record<string, unknown>): CalendarSearch => ({
    day: isDay(day) ? day : undefined,
    view: isView(view) ? view : undefined,
    post: typeof post === 'string' && post ? post : undefined,
    ...authorIn(search),
  }),
  component: CalendarPage,
})
