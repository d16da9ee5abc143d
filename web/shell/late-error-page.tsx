import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

const load = () => import('./error-page.tsx').then((file) => ({ default: file.ErrorPage }))

/** Loads the error page early, because without a network it could not load. */
export const readyErrorPage = () => void load().catch(() => {})

const ErrorPage = lazyPart(load, () => (
  <div role="alert" className="grid justify-items-center gap-3 px-4 py-16">
    <p>
      <Trans>This page couldn’t be loaded. What you wrote is safe.</Trans>
    </p>
    <Button onClick={() => window.location.reload()}>
      <Trans>Reload the page</Trans>
    </Button>
  </div>
))

export const LateErrorPage = (props: ErrorComponentProps) => (
  <Suspense fallback={<PageSpinner />}>
    <ErrorPage {...props} />
  </Suspense>
)
