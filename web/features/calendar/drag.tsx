import { useDraggable } from '@dnd-kit/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check, CircleAlert, CircleDashed, GripVertical, ShieldAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import type { PostStatus } from '#shared/posts.ts'
import { cn } from '#web/lib/cn.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { listed } from '#web/lib/intl.ts'
import { sayBlanks } from '#web/lib/say-blanks.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { type CalendarPost, canMove, hasBlanks } from './calendar-post.ts'
import type { DraftHandleProps } from './drafts.tsx'

/** The dragged item: a calendar post, or a draft without a cell. */
export interface Dragged {
  post: ScheduledPost
  from: CalendarPost | null
}

interface DragButtonProps extends Omit<ComponentProps<'button'>, 'id'> {
  dragged: Dragged
  disabled?: boolean
}

/** Opens on click or Enter. Mouse, long touch or Space pick it up. */
function DragButton({ dragged, disabled = false, className, ...props }: DragButtonProps) {
  const { t } = useLingui()

  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: dragged.post.id,
    data: dragged,
    disabled,
  })
  const described = disabled
    ? {}
    : {
        /* not shown */ 'aria-roledescription': t`draggable`,
        'aria-describedby': attributes['aria-describedby'],
      }
  return (
    <button
      ref={setNodeRef}
      type="button"
      data-post={dragged.post.id}
      {...described}
      {...listeners}
      // Some browsers click on keyup, which would open the item just picked up.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      className={cn('touch-manipulation select-none', isDragging && 'opacity-40', className)}
      {...props}
    />
  )
}

const chipClasses =
  'block min-h-6 w-full min-w-0 rounded-sm border border-line border-l-3 border-l-action bg-surface px-1.5 py-0.75 text-left text-xs text-ink hover:border-line-strong'
const tints: Partial<Record<CalendarPost['status'], string>> = {
  published: 'border-l-good text-ink-2',
  due: 'border-l-warn',
  missed: 'border-l-warn',
  failed: 'border-l-danger',
}

/** As heard after the title. */
const statesHeard: Record<PostStatus, MessageDescriptor> = {
  draft: msg`draft`,
  scheduled: msg`scheduled`,
  due: msg`due now`,
  publishing: msg`publishing`,
  published: msg`published`,
  failed: msg`not published`,
  missed: msg`missed`,
}

export function PostChip({ post, onOpen }: { post: CalendarPost; onOpen: (id: string) => void }) {
  const { t } = useLingui()
  const heard = [
    t(statesHeard[post.status]),
    ...(post.lacksApproval ? [t`not approved`] : []),
    ...(hasBlanks(post) ? [sayBlanks(post.blanks)] : []),
  ]
  return (
    <DragButton
      dragged={{ post, from: post }}
      disabled={!canMove(post)}
      aria-busy={post.isMoving}
      onClick={() => onOpen(post.id)}
      className={cn(chipClasses, tints[post.status], canMove(post) && 'cursor-grab', post.isMoving && 'opacity-60')}
    >
      <ChipContents post={post} />
      <AuthorName of={post.authorId} className="text-xs" />
      <span className="sr-only">, {listed(heard, 'unit')}</span>
    </DragButton>
  )
}

const ChipContents = ({ post }: { post: CalendarPost }) => {
  const { t } = useLingui()
  return (
    <span className="line-clamp-2 break-words">
      {post.status === 'published' && <Check aria-hidden className="mr-0.5 inline size-3 text-good" />}
      {(post.status === 'missed' || post.status === 'failed') && (
        <CircleAlert aria-hidden className="mr-0.5 inline size-3 text-warn" />
      )}
      {post.lacksApproval && <ShieldAlert aria-hidden className="mr-0.5 inline size-3 text-warn" />}
      {hasBlanks(post) && <CircleDashed aria-hidden className="mr-0.5 inline size-3 text-warn" />}
      <span className="tabular font-semibold">{timeOfDay(post.time)} </span>
      <bdi data-own>{post.title || t`Untitled post`}</bdi>
    </span>
  )
}

export const DraggedChip = ({ dragged: { post, from } }: { dragged: Dragged }) => {
  const { t } = useLingui()
  return (
    <div className={cn(chipClasses, 'max-w-56 cursor-grabbing shadow-float')}>
      {from ? (
        <ChipContents post={from} />
      ) : (
        <bdi data-own className="line-clamp-2">
          {post.title || t`Untitled post`}
        </bdi>
      )}
    </div>
  )
}

export const DraggableDraft = ({ card, children, ...props }: DraftHandleProps) => (
  <DragButton
    dragged={{ post: card, from: null }}
    {...props}
    className="flex min-h-11 min-w-0 flex-1 cursor-grab items-center gap-1.5 rounded py-2 pr-3 pl-1.5 text-left hover:bg-sunk active:cursor-grabbing"
  >
    <GripVertical aria-hidden className="size-4 shrink-0 text-ink-3" />
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">{children}</span>
  </DragButton>
)
