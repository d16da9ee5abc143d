import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SamplesPage } from '#web/features/samples/samples-page.tsx'
import { forWriters } from '#web/ui/for-writers.tsx'

export const Route = createFileRoute('/_shell/_guarded/writing-samples')({
  component: forWriters(msg`Writing samples`, SamplesPage),
})
