import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import {
  BookmarkX,
  CalendarClock,
  Copy,
  CopyPlus,
  LayoutTemplate,
  PenLine,
  TextCursorInput,
  Trash2,
  Undo2,
} from 'lucide-react'
import { Suspense } from 'react'
import type { Post } from '#shared/posts.ts'
import { isSavedOnly } from '#web/lib/post-queries.ts'
import { useMay } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { editing } from './editing.ts'
import { useTakeOutOfLibrary } from './library-queries.ts'
import { useDuplicatePost, useTakeBack } from './queries.ts'

const SayingItems = lazyPart(() =>
  import('#web/features/figures/saying-items.tsx').then((file) => ({ default: file.SayingItems })),
)

export interface PostActions {
  post: Post
  /** In the library, Copy comes first. */
  isInLibrary?: boolean
  onCopy: () => void
  onDelete: () => void
  onRename: () => void
  onSaveTemplate: () => void
}

export function PostMenu(props: PostActions & MenuProps) {
  const { t } = useLingui()

  const { trigger, post, isInLibrary, onCopy, onDelete, onRename, onSaveTemplate } = props
  const navigate = useNavigate()
  const duplicate = useDuplicatePost((copy) => {
    const title = copy.title || t`Untitled post`
    toast({
      title: t`Post duplicated`,
      description: t`“${title}” is a draft.`,
      action: { label: t`Open`, onSelect: () => navigate(editing(copy)) },
    })
  })
  const takeBack = useTakeBack()
  const takeOut = useTakeOutOfLibrary()
  const maySchedule = useMay('schedule posts')
  const copyItem = (
    <DropdownMenuItem onSelect={onCopy}>
      <Copy /> {isInLibrary ? t`Copy to clipboard` : t`Copy content`}
    </DropdownMenuItem>
  )
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {isInLibrary && copyItem}
        <DropdownMenuItem onSelect={() => navigate(editing(post))}>
          <PenLine /> <Trans>Edit post</Trans>
        </DropdownMenuItem>
        {/* The calendar has its own dialogs. */}
        {maySchedule && post.status !== 'published' && post.status !== 'publishing' && (
          <DropdownMenuItem onSelect={() => navigate({ to: '/calendar', search: { post: post.id } })}>
            <CalendarClock /> {post.status === 'scheduled' ? t`Reschedule or unschedule…` : t`Schedule…`}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={onRename}>
          <TextCursorInput /> <Trans>Rename</Trans>
        </DropdownMenuItem>
        {!isInLibrary && copyItem}
        <DropdownMenuItem onSelect={() => duplicate.mutate(post.id)}>
          <CopyPlus /> <Trans>Duplicate</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onSaveTemplate}>
          <LayoutTemplate /> <Trans>Save as template</Trans>
        </DropdownMenuItem>
        {post.publication && (
          <Suspense>
            <SayingItems id={post.id} />
          </Suspense>
        )}
        {isSavedOnly(post) && (
          <DropdownMenuItem onSelect={() => takeOut(post)}>
            <BookmarkX /> <Trans>Take out of the library</Trans>
          </DropdownMenuItem>
        )}
        {/* The network decides what it has published. */}
        {post.publication?.via === 'manual' && (
          <DropdownMenuItem onSelect={() => takeBack.mutate(post.id)}>
            <Undo2 /> <Trans>I did not post it</Trans>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem destructive onSelect={onDelete}>
          <Trash2 /> <Trans>Delete post</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
