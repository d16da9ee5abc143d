import type { MessageDescriptor } from '@lingui/core'
import { type ComponentType, Suspense } from 'react'
import { useMay } from '#web/lib/session.ts'
import { lazyPart } from './lazy-part.tsx'

const Reviewing = lazyPart(() => import('./reviewing.tsx').then((file) => ({ default: file.Reviewing })))

/** A page on which everything is for whoever writes posts. Reviewers read where theirs are. */
export const forWriters = (title: MessageDescriptor, Page: ComponentType) =>
  function ForWriters() {
    return useMay('write posts') ? (
      <Page />
    ) : (
      <Suspense>
        <Reviewing title={title} />
      </Suspense>
    )
  }
