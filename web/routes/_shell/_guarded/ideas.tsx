import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { IdeasPage } from '#web/features/ideas/ideas-page.tsx'
import { forWriters } from '#web/ui/for-writers.tsx'

interface IdeasSearch {
  /** The id of the shown set, or "favourites"; the newest set without it. */
  set?: string
}

export const Route = createFileRoute('/_shell/_guarded/ideas')({
  validateSearch: ({ set }: Record<string, unknown>): IdeasSearch => ({
    set: typeof set === 'string' ? set : undefined,
  }),
  component: forWriters(msg`Content Ideas`, IdeasPage),
})
