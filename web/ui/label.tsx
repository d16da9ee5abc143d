import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export function Label({ htmlFor, className, children, ...props }: ComponentProps<'label'> & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={cn('block font-semibold', className)} {...props}>
      {children}
    </label>
  )
}
