import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#web/features/about/terms-page.tsx'

export const Route = createFileRoute('/_shell/terms')({ component: TermsPage })
