import { Button } from '#web/ui/button.tsx'

/** While a model is asked its small question; one that has to be loaded first takes its time. */
export const Asking = ({ onCancel }: { onCancel: () => void }) => (
  <>
    <span role="status" className="text-sm text-ink-2">
      Asking it a short question…
    </span>
    <Button variant="ghost" size="sm" onClick={onCancel}>
      Cancel
    </Button>
  </>
)
