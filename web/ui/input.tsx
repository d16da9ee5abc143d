import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

/** 16 px on phones, because iOS zooms into fields with smaller text. */
export const fieldClasses =
  'w-full rounded border border-line-strong bg-surface text-ink placeholder:text-ink-3 focus-visible:border-action focus-visible:outline-1 focus-visible:outline-offset-0 disabled:bg-sunk disabled:text-ink-3 aria-invalid:border-danger max-md:text-[1rem]'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(fieldClasses, 'h-9 px-3 max-md:h-11', className)} {...props} />
}
