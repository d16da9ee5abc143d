import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage } from '#web/features/calendar/calendar-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/calendar')({ component: CalendarPage })
