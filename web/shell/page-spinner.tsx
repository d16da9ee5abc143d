import { Spinner } from '#web/ui/spinner.tsx'

/** As tall as the window, so that the footer does not stand there only to be pushed away by the page. */
export const PageSpinner = () => (
  <div className="grid min-h-dvh justify-center pt-[30vh]">
    <Spinner />
  </div>
)
