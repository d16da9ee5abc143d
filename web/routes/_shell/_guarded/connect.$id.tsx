import { createFileRoute } from '@tanstack/react-router'
import { ConnectPage } from '#web/features/integrations/connect-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/connect/$id')({ component: ConnectPage })
