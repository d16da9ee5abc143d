import { t } from '@lingui/core/macro'
import { LoaderCircle } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'

export function Spinner({ label = t`Loading`, className }: { label?: string; className?: string }) {
  return (
    <span role="status" className={cn('inline-grid place-items-center text-ink-3', className)}>
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
