import { Button } from '#web/ui/button.tsx'

/** While a model is asked its small question; one that has to be loaded first takes its time. */
export const Asking = ({ onCancel }: { onCancel: () => void }) => (
  <div role="status" className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
    Asking it a small question…
    <Button variant="outline" size="sm" onClick={onCancel}>
      Cancel
    </Button>
  </div>
)
