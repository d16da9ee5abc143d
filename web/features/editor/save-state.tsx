import { Check } from 'lucide-react'
import { lazy } from 'react'
import { badgeOf, type Post } from '#shared/posts.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import type { PostEditor } from './post-editor.ts'
import { stageOf } from './writing.ts'

const lineClasses =
  'flex items-center gap-1 text-sm text-ink-3 @max-[27rem]:order-last @max-[27rem]:w-full @max-[27rem]:justify-between'

/** One line that says whether the text is saved, and how far the writing has come. */
export function SaveState({ editor }: { editor: PostEditor }) {
  const { progress, post } = editor
  if (progress) {
    return (
      <div className={lineClasses}>
        <span>{stageOf(progress)}…</span>
        <Button variant="ghost" size="sm" className="px-2" onClick={editor.cancel}>
          Cancel
        </Button>
      </div>
    )
  }
  if (!post) return null
  if (editor.hasUnsaved && !editor.isSaving)
    return (
      <div className={lineClasses}>
        <span className="text-warn">Not saved</span>
        <Button variant="ghost" size="sm" className="px-2" onClick={editor.saveEdits}>
          Save
        </Button>
      </div>
    )
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-3 @max-[19rem]:sr-only">
      {!editor.isSaving && <Check aria-hidden className="size-3.5" />}
      <span className={editor.isSaving ? undefined : '@max-[27rem]:sr-only'}>
        {editor.isSaving ? 'Saving…' : 'Saved'}
      </span>
    </span>
  )
}

const HistoryPopover = lazy(() => import('./history-popover.tsx').then((file) => ({ default: file.HistoryPopover })))

/** Where a post stands, and for one on its way how it came there. */
export function PostStatus({ editor: { post } }: { editor: PostEditor }) {
  if (!post) return null
  return (
    <>
      <StatusBadge post={post} />
      {(post.scheduledFor || post.publication) && (
        <LazyMenu
          trigger={
            <Button
              variant="ghost"
              size="text"
              className="text-xs text-ink-3 underline underline-offset-2 max-md:min-h-11"
            >
              History
            </Button>
          }
        >
          {(trigger) => <HistoryPopover postId={post.id} trigger={trigger} />}
        </LazyMenu>
      )}
    </>
  )
}

function StatusBadge({ post }: { post: Post }) {
  const { shortDate, clockTime, place } = useClock()
  if (post.status === 'publishing') return <Badge variant="action">Publishing</Badge>
  if (post.status === 'failed') return <Badge variant="warn">Not published</Badge>
  const badge = badgeOf(post)
  if (badge === 'published') return <Badge variant="good">{post.publication ? 'Published' : 'In your library'}</Badge>
  if (badge === 'draft' || !post.scheduledFor) return null
  return (
    <Badge variant="action">
      <time dateTime={post.scheduledFor}>
        {shortDate(post.scheduledFor)}, {clockTime(post.scheduledFor)}
      </time>
      <span className="ml-1">({place})</span>
    </Badge>
  )
}
