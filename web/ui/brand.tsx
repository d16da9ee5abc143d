import { Link } from '@tanstack/react-router'
import { Anchor } from 'lucide-react'
import { product } from '#shared/product.ts'
import { cn } from '#web/lib/cn.ts'
import { Badge } from './badge.tsx'

export function Brand({ className }: { className?: string }) {
  return (
    <Link to="/" className={cn('flex items-center gap-2 self-start rounded max-md:min-h-11', className)}>
      <span className="grid size-6.5 place-items-center rounded-[7px] bg-action text-on-action">
        <Anchor aria-hidden className="size-4" />
      </span>
      <span className="text-[0.9375rem] font-bold tracking-tight">{product.name}</span>
      <Badge>BETA</Badge>
    </Link>
  )
}
