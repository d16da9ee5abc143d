import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'

export function Notifications({ trigger }: MenuProps) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-label="Notifications">
        <h2 className="font-semibold">Notifications</h2>
        <p className="mt-1 text-ink-2">Nothing yet. Reminders and the results of publishing will stand here.</p>
      </PopoverContent>
    </Popover>
  )
}
