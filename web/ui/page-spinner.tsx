import { cn } from '#web/lib/cn.ts'
import { Spinner } from './spinner.tsx'

/** As tall as the window, so that the footer does not stand there only to be pushed away by the page. */
export const PageSpinner = ({ className }: { className?: string }) => (
  <div className={cn('grid min-h-dvh content-start justify-center pt-[30vh]', className)}>
    <Spinner />
  </div>
)
