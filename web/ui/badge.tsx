import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

const base =
  'inline-flex h-5 shrink-0 items-center rounded-sm border px-1.25 text-[0.65625rem] font-semibold whitespace-nowrap'

const variants = {
  default: 'border-line-strong text-ink-2',
  good: 'border-good/40 bg-good-soft text-good',
  warn: 'border-warn/40 bg-warn-soft text-warn',
  action: 'border-action/40 bg-action-soft text-action-text',
}

interface BadgeProps extends ComponentProps<'span'> {
  variant?: keyof typeof variants
  /** A text that may need a second line in a narrow place. */
  isLong?: boolean
}

const longClasses = 'h-auto min-h-5 max-w-full whitespace-normal'

export function Badge({ className, variant = 'default', isLong, ...props }: BadgeProps) {
  return <span className={cn(base, variants[variant], isLong && longClasses, className)} {...props} />
}
