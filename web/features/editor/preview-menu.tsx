import { CalendarClock, Check, History, PencilLine, WholeWord } from 'lucide-react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'

interface PreviewMenuProps extends MenuProps {
  isEditing: boolean
  onSave: () => void
  onToggleEdit: () => void
  onCountWords: () => void
  onSchedule: () => void
  onVersions?: () => void
}

export function PreviewMenu(props: PreviewMenuProps) {
  const { trigger, isEditing, onSave, onToggleEdit, onCountWords, onSchedule, onVersions } = props
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={onSave}>
          <Check /> Save
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onToggleEdit}>
          <PencilLine /> {isEditing ? 'Leave edit mode' : 'Edit mode'}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onCountWords}>
          <WholeWord /> Word count
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onSchedule}>
          <CalendarClock /> Schedule
        </DropdownMenuItem>
        {onVersions && (
          <DropdownMenuItem onSelect={onVersions}>
            <History /> Versions
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
