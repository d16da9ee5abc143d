import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'

/** Shown during the test question. A model that loads first takes a while. */
export const Asking = ({ onCancel }: { onCancel: () => void }) => (
  <>
    <span role="status" className="text-sm text-ink-2">
      <Trans>Asking it a short question…</Trans>
    </span>
    <Button variant="ghost" size="sm" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </>
)
