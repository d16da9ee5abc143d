import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export function NotFoundPage() {
  const { t } = useLingui()
  usePageTitle(t`Page not found`)
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Card className="grid w-full max-w-md gap-3 p-6">
        <div className="flex items-center gap-3">
          <CircleAlert aria-hidden className="size-7 shrink-0 text-danger" />
          <h1 className="text-2xl font-semibold">
            <Trans>404 Page Not Found</Trans>
          </h1>
        </div>
        <p>{t`There’s nothing at this address.`}</p>
        <p className="text-sm text-ink-3">{t`Did you forget to add the page to the router?`}</p>
        <Button asChild variant="outline" className="justify-self-start">
          <Link to="/">{t`Go to Create Post`}</Link>
        </Button>
      </Card>
    </div>
  )
}
