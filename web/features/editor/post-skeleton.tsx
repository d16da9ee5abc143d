import { Trans } from '@lingui/react/macro'
import { type Section, sections } from '#shared/posts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const skeletonLines: Record<Section, readonly string[]> = {
  hook: ['w-full', 'w-2/5'],
  insight: ['w-full', 'w-11/12', 'w-3/5'],
  value: ['w-11/12', 'w-full', 'w-4/5', 'w-1/2'],
  cta: ['w-3/4'],
}

export function SectionSkeleton({ section }: { section: Section }) {
  return (
    <div className="grid gap-2.5 py-1.5">
      {skeletonLines[section].map((width) => (
        <Skeleton key={width} className={`h-3.5 ${width}`} />
      ))}
    </div>
  )
}

export function PostSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      {sections.map((section) => (
        <div key={section}>
          <Skeleton className="h-3 w-14" />
          <SectionSkeleton section={section} />
        </div>
      ))}
    </div>
  )
}
