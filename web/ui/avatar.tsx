import { cn } from '#web/lib/cn.ts'

/** Letters in a circle; the name beside it says who it is. */
export function Avatar({ letters, className }: { letters: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-8 shrink-0 place-items-center rounded-full bg-action-soft text-sm font-semibold text-action-text',
        className,
      )}
    >
      {letters}
    </span>
  )
}
