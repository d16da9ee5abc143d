import { createFileRoute } from '@tanstack/react-router'
import { MonthPage } from '#web/features/figures/month-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/months/$month')({ component: MonthPage })
