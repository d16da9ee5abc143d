import { createFileRoute } from '@tanstack/react-router'
import { ConnectPage } from '#web/features/members/connect-page.tsx'

export const Route = createFileRoute('/connect')({ component: ConnectPage })
