import { createFileRoute } from '@tanstack/react-router'
import { SupportPage } from '#web/features/about/support-page.tsx'

export const Route = createFileRoute('/_shell/support')({ component: SupportPage })
