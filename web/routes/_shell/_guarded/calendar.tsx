import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx'
import { type Day, isDay } from '#web/features/calendar/day.ts'
import { isView, type View } from '#web/features/calendar/views.ts'

interface CalendarSearch {
  day?: Day
  /** Default: the month, on a phone the agenda. */
  view?: View
  /** The post in the open panel. */
  post?: string
  /** Whose posts. Default: everybody's. */
  author?: string
}

export const Route = createFileRoute('/_shell/_guarded/calendar')({
  validateSearch: ({ day, view, post, author }: Record<string, unknown>): CalendarSearch => ({
    day: isDay(day) ? day : undefined,
    view: isView(view) ? view : undefined,
    post: typeof post === 'string' && post ? post : undefined,
    author: typeof author === 'string' && author ? author : undefined,
  }),
  component: CalendarPage,
})
