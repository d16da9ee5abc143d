import { createFileRoute } from '@tanstack/react-router'
import { TrashPage } from '#web/features/trash/trash-page.tsx'

export const Route = createFileRoute('/_shell/_guarded/trash')({
  staticData: { hasSkeleton: true },
  component: TrashPage,
})
