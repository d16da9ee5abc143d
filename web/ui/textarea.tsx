import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { fieldClasses } from './input.tsx'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea className={cn(fieldClasses, 'block field-sizing-content px-3.5 py-3 leading-6', className)} {...props} />
  )
}
