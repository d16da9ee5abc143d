import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-flex h-5 items-center rounded-sm border border-line-strong px-1.5 font-sans text-[0.6875rem] font-medium whitespace-nowrap text-ink-2',
        className,
      )}
      {...props}
    />
  )
}
