import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { fieldClasses } from './input.tsx'

interface SelectProps extends ComponentProps<'select'> {
  /** `isOwn` says that people or makers of models gave it its name. */
  options: readonly { id: string; name: string; isOwn?: boolean }[]
}

export function Select({ className, options, ...props }: SelectProps) {
  return (
    <div className={cn('relative', className)}>
      <select className={cn(fieldClasses, 'h-9 appearance-none pr-9 pl-3 max-md:h-11')} {...props}>
        {options.map((option) => (
          <option key={option.id} value={option.id} data-own={option.isOwn}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
      />
    </div>
  )
}
