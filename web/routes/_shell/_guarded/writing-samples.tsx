import { createFileRoute } from '@tanstack/react-router'
import { SamplesPage } from '#web/features/samples/samples-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/writing-samples')({ component: SamplesPage })
