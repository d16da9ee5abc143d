import { createFileRoute } from '@tanstack/react-router'
import { BesidePage } from '#web/features/figures/beside-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/beside/$id')({ component: BesidePage })
