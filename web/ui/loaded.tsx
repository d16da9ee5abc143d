import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { messageOf } from '#web/lib/api.ts'
import { Button } from './button.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<T> {
  of: T | undefined
  error: Error | null
  onRetry: () => void
  loading: string
  failed: string
  children: (loaded: T) => ReactNode
}

export function Loaded<T>({ of: loaded, error, onRetry, loading, failed, children }: LoadedProps<T>) {
  if (loaded) return children(loaded)
  if (!error)
    return (
      <div role="status" aria-label={loading}>
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        {failed} {messageOf(error)}
      </p>
      <Button variant="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
