import { createFileRoute } from '@tanstack/react-router'
import { LeadMagnetPage } from '#web/features/lead-magnet/lead-magnet-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/lead-magnet')({ component: LeadMagnetPage })
