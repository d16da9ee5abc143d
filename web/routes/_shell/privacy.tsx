import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#web/features/about/privacy-page.tsx'

export const Route = createFileRoute('/_shell/privacy')({ component: PrivacyPage })
