import { createFileRoute } from '@tanstack/react-router'
import { SalesGptPage } from '#web/features/salesgpt/salesgpt-page.tsx'

export const Route = createFileRoute('/salesgpt')({ component: SalesGptPage })
