import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx'
import { isDay } from '#web/features/calendar/days.ts'

export const Route = createFileRoute('/_shell/_guarded/calendar')({
  validateSearch: ({ day }: Record<string, unknown>): { day?: string } => ({ day: isDay(day) ? day : undefined }),
  component: CalendarPage,
})
