import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LeadMagnetPage } from '#web/features/lead-magnet/lead-magnet-page.tsx'
import { forWriters } from '#web/ui/for-writers.tsx'

export const Route = createFileRoute('/_shell/_guarded/lead-magnet')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => ({
    id: typeof id === 'string' ? id : undefined,
  }),
  component: forWriters(msg`Lead magnet`, LeadMagnetPage),
})
