import { Link, useNavigate } from '@tanstack/react-router'
import { CopyPlus, Ellipsis, LayoutTemplate, PenLine, TextCursorInput, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { blanksOf } from '#shared/blanks.ts'
import { type Post, parseContent } from '#shared/posts.ts'
import { sayBlanks } from '#web/features/claims/open-blanks.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDuplicatePost, useTakeBack } from './queries.ts'

/** Where a post is edited. */
export const editing = (post: Post) => ({ to: '/create', search: { id: post.id } }) as const

/** The title of a card, which opens the post, and the menu of what can be done with it. */
export function PostCardHead({ post, children }: { post: Post; children: ReactNode }) {
  const title = post.title || 'Untitled post'
  return (
    <div className="flex items-start gap-2">
      <h2 dir="auto" className="min-w-0 flex-1 pt-0.5 font-semibold">
        <Link {...editing(post)} className="line-clamp-2 hover:underline">
          {title}
        </Link>
      </h2>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Actions for ${title}`} className="-my-1.5 -mr-2">
            <Ellipsis />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>{children}</DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}

/** How much of a post its author still has to fill in. */
export function BlanksBadge({ post }: { post: Post }) {
  const count = post.publication ? 0 : blanksOf(parseContent(post.content)).length
  return count > 0 && <Badge variant="warn">{sayBlanks(count)}</Badge>
}

export function EditItem({ post }: { post: Post }) {
  const navigate = useNavigate()
  return (
    <DropdownMenuItem onSelect={() => navigate(editing(post))}>
      <PenLine /> Edit post
    </DropdownMenuItem>
  )
}

export const RenameItem = ({ onSelect }: { onSelect: () => void }) => (
  <DropdownMenuItem onSelect={onSelect}>
    <TextCursorInput /> Rename
  </DropdownMenuItem>
)

export function DuplicateItem({ post }: { post: Post }) {
  const navigate = useNavigate()
  const duplicate = useDuplicatePost((copy) =>
    toast({
      title: 'Post duplicated',
      description: `“${copy.title || 'Untitled post'}” is a draft.`,
      action: { label: 'Open', onSelect: () => navigate(editing(copy)) },
    }),
  )
  return (
    <DropdownMenuItem onSelect={() => duplicate.mutate(post.id)}>
      <CopyPlus /> Duplicate
    </DropdownMenuItem>
  )
}

export const TemplateItem = ({ onSelect }: { onSelect: () => void }) => (
  <DropdownMenuItem onSelect={onSelect}>
    <LayoutTemplate /> Save as template
  </DropdownMenuItem>
)

/** Takes back the author’s word that a post is live; what the network published stays so. */
export function NotPostedItem({ post }: { post: Post }) {
  const takeBack = useTakeBack()
  if (post.publication?.via !== 'manual') return null
  return (
    <DropdownMenuItem onSelect={() => takeBack.mutate(post.id)}>
      <Undo2 /> I did not post it
    </DropdownMenuItem>
  )
}

export const DeleteItem = ({ onSelect }: { onSelect: () => void }) => (
  <>
    <DropdownMenuSeparator />
    <DropdownMenuItem destructive onSelect={onSelect}>
      <Trash2 /> Delete post
    </DropdownMenuItem>
  </>
)
