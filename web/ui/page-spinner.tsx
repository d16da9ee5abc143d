import { cn } from '#web/lib/cn.ts'
import { Spinner } from './spinner.tsx'

/** As tall as the window, so the footer does not jump when the page loads. */
export const PageSpinner = ({ className }: { className?: string }) => (
  <div className={cn('grid min-h-dvh content-start justify-center pt-[30vh]', className)}>
    <Spinner />
  </div>
)
