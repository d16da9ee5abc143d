import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

const badgeVariants = cva(
  'inline-flex h-5 shrink-0 items-center rounded-sm border px-1.25 text-[0.65625rem] font-semibold whitespace-nowrap',
  {
    variants: {
      variant: {
        default: 'border-line-strong text-ink-2',
        good: 'border-good/40 bg-good-soft text-good',
        warn: 'border-warn/40 bg-warn-soft text-warn',
        action: 'border-action/40 bg-action-soft text-action-text',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export function Badge({ className, variant, ...props }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />
}
