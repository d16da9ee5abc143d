import { createFileRoute } from '@tanstack/react-router'
import { ApiDocsPage } from '#web/features/api-docs/api-docs-page.tsx'

export const Route = createFileRoute('/_shell/api-docs')({ component: ApiDocsPage })
