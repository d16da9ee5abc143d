import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded border border-line bg-surface', className)} {...props} />
}
