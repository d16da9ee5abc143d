import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { messageOf } from '#web/lib/api.ts'
import { Button } from './button.tsx'
import { Skeleton } from './skeleton.tsx'

interface LoadedProps<T> {
  of: T | undefined
  error: Error | null
  onRetry: () => void
  what: string
  children: (loaded: T) => ReactNode
}

export function Loaded<T>({ of: loaded, error, onRetry, what, children }: LoadedProps<T>) {
  const { t } = useLingui()

  if (loaded) return children(loaded)
  if (!error)
    return (
      <div role="status" aria-label={t`Loading ${what}`}>
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        <Trans>
          Could not load {what}. {messageOf(error)}
        </Trans>
      </p>
      <Button variant="outline" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
