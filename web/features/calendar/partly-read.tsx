import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'

export function PartlyRead({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded border border-line bg-surface px-4 py-2.5"
    >
      <p className="text-ink-2">
        <Trans>
          Part of the calendar couldn’t be loaded and may be missing or out of date. Your posts and their times are
          safe.
        </Trans>
      </p>
      <Button variant="outline" size="sm" onClick={onTryAgain}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  )
}
