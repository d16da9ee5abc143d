import { Spinner } from '#web/ui/spinner.tsx'

export const PageSpinner = () => (
  <div className="grid min-h-[60vh] place-items-center">
    <Spinner />
  </div>
)
