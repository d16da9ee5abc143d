import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden className={cn('animate-pulse rounded bg-line', className)} {...props} />
}
