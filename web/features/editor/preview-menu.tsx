import { Trans, useLingui } from '@lingui/react/macro'
import { BookmarkX, CalendarClock, Check, History, ListChecks, PencilLine, WholeWord } from 'lucide-react'
import type { Post } from '#shared/posts.ts'
import { useTakeOutOfLibrary } from '#web/features/posts/library-queries.ts'
import { isSavedOnly } from '#web/lib/post-queries.ts'
import { useMay } from '#web/lib/session.ts'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'

interface PreviewMenuProps extends MenuProps {
  isEditing: boolean
  onSave: () => void
  onToggleEdit: () => void
  onCountWords: () => void
  onSchedule: () => void
  onVersions?: () => void
  onActivity?: () => void
  post?: Post
}

export function PreviewMenu(props: PreviewMenuProps) {
  const { t } = useLingui()

  const { trigger, isEditing, onSave, onToggleEdit, onCountWords, onSchedule, onVersions, onActivity, post } = props
  const takeOut = useTakeOutOfLibrary()
  const mayWrite = useMay('write posts')
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {mayWrite && (
          <>
            <DropdownMenuItem onSelect={onSave}>
              <Check /> <Trans>Save</Trans>
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={onToggleEdit}>
              <PencilLine /> {isEditing ? t`Leave edit mode` : t`Edit mode`}
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuItem onSelect={onCountWords}>
          <WholeWord /> <Trans>Word count</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onSchedule}>
          <CalendarClock /> <Trans>Schedule</Trans>
        </DropdownMenuItem>
        {mayWrite && post && isSavedOnly(post) && (
          <DropdownMenuItem onSelect={() => takeOut(post)}>
            <BookmarkX /> <Trans>Take out of the library</Trans>
          </DropdownMenuItem>
        )}
        {onVersions && (
          <DropdownMenuItem onSelect={onVersions}>
            <History /> <Trans>Versions</Trans>
          </DropdownMenuItem>
        )}
        {onActivity && (
          <DropdownMenuItem onSelect={onActivity}>
            <ListChecks /> <Trans>Activity</Trans>
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
