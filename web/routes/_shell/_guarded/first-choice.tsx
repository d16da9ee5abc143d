import { createFileRoute } from '@tanstack/react-router'
import { FirstChoicePage } from '#web/features/engines/first-choice-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/first-choice')({ component: FirstChoicePage })
