import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarArrowUp, CalendarClock, CalendarX, CircleAlert, ExternalLink, PencilLine, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { ProposalNote } from '#web/features/month/proposal-note.tsx'
import { HistorySection } from '#web/features/posts/post-history.tsx'
import { PublishingNote } from '#web/features/posts/publishing-note.tsx'
import { useUnschedule } from '#web/features/scheduling/queries.ts'
import { ApiError } from '#web/lib/api.ts'
import { clockIn, timeOfDay } from '#web/lib/format.ts'
import { usePosting } from '#web/lib/network-queries.ts'
import { postQuery } from '#web/lib/post-queries.ts'
import { ApprovalBadge } from '#web/ui/approval-badge.tsx'
import { AuthorName } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { sayMedia } from '#web/ui/media-downloads.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { asCard, dayAndTime } from './calendar-post.ts'
import { weekdayAndYear } from './days.ts'
import { StatusBadge } from './status-badge.tsx'
import type { DayContents } from './use-calendar.ts'

const PublishDialog = lazyPart(() =>
  import('#web/features/posts/publish-dialog.tsx').then((file) => ({ default: file.PublishDialog })),
)

interface PostPanelProps {
  id: string
  timeZone: string
  contentsOf: (day: string) => DayContents
  onReschedule: (post: ScheduledPost) => void
  /** Schedules a draft for its proposed time. */
  onAccept: (post: ScheduledPost, at: string) => void
  /** Null without slots. */
  onNextSlot: ((post: ScheduledPost) => void) | null
  onClose: () => void
}

/** A calendar post or draft with its scheduling actions. */
export function PostPanel({ id, onClose, ...props }: PostPanelProps) {
  const { t } = useLingui()

  const { data: post, error, refetch } = useQuery(postQuery(id))
  const [isPublishing, setPublishing] = useState(false)
  if (post && isPublishing)
    return (
      <Suspense>
        <PublishDialog post={post} onClose={() => setPublishing(false)} />
      </Suspense>
    )
  return (
    <Sheet
      title={post?.title ? <span data-own>{post.title}</span> : post ? t`Untitled post` : t`Post`}
      onClose={onClose}
    >
      {post ? (
        <Contents post={post} onPublish={() => setPublishing(true)} onClose={onClose} {...props} />
      ) : error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-ink-2">
            {error instanceof ApiError && error.status === 404
              ? t`This post doesn’t exist, or was deleted.`
              : t`The post couldn’t be loaded. It’s safe.`}
          </p>
          <Button variant="outline" onClick={() => refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Sheet>
  )
}

interface ContentsProps extends Omit<PostPanelProps, 'id'> {
  post: Post
  onPublish: () => void
}

function Contents({
  post,
  timeZone,
  contentsOf,
  onReschedule,
  onAccept,
  onNextSlot,
  onPublish,
  onClose,
}: ContentsProps) {
  const { t } = useLingui()

  const unschedule = useUnschedule()
  const { name } = usePosting()
  const { id, status, publication, savedToLibrary, scheduledFor } = post
  const content = parseContent(post.content)
  const when = scheduledFor && dayAndTime(scheduledFor, timeZone)
  const isFixed = status === 'publishing' || status === 'published'
  const hasNoTime = status === 'draft' || status === 'missed' || status === 'failed'
  const act = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StatusBadge status={status} savedToLibrary={savedToLibrary} />
          <ApprovalBadge post={post} />
          {when && <Time post={post} scheduledFor={scheduledFor} timeZone={timeZone} {...when} />}
        </div>
        <AuthorName of={post.authorId} />
        {when &&
          contentsOf(when.day).advice.map((note) => (
            <p key={note} className="flex items-start gap-2 text-sm wrap-anywhere text-ink-2">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
              {note}
            </p>
          ))}
      </div>
      <p
        dir="auto"
        data-own
        className="line-clamp-10 shrink-0 border-l-3 border-hook pl-3 leading-post break-words whitespace-pre-line text-ink"
      >
        {contentText(content) || t`This post has no text yet.`}
      </p>
      {post.media.length > 0 && <p className="text-sm text-ink-3">{sayMedia(post.media)}</p>}
      <ProposalNote
        post={post}
        timeZone={timeZone}
        onAccept={act(() => post.proposal && onAccept(asCard({ ...post, content }), post.proposal.at))}
      />
      <PublishingNote post={post} onPublish={onPublish} />
      <div className="grid gap-2 [&>*]:justify-start">
        <Button asChild>
          <Link to="/" search={{ id }}>
            <PencilLine aria-hidden /> <Trans>Open in editor</Trans>
          </Link>
        </Button>
        {hasNoTime && onNextSlot && (
          <Button variant="outline" onClick={act(() => onNextSlot(asCard({ ...post, content })))}>
            <CalendarArrowUp aria-hidden /> <Trans>Move to the next free slot</Trans>
          </Button>
        )}
        {!isFixed && (
          <Button variant="outline" onClick={act(() => onReschedule(asCard({ ...post, content })))}>
            <CalendarClock aria-hidden /> {hasNoTime ? t`Choose a time` : t`Reschedule`}
          </Button>
        )}
        {!isFixed && (
          <Button variant="outline" onClick={onPublish}>
            <Send aria-hidden /> {name}
          </Button>
        )}
        {publication?.url && (
          <Button asChild variant="outline">
            <a href={publication.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden /> <Trans>View on {product.network}</Trans>
            </a>
          </Button>
        )}
        {scheduledFor && status !== 'publishing' && (
          <Button variant="ghost" onClick={act(() => void unschedule(post))}>
            <CalendarX aria-hidden /> <Trans>Unschedule</Trans>
          </Button>
        )}
      </div>
      <HistorySection postId={id} />
    </>
  )
}

interface TimeProps {
  post: Post
  scheduledFor: string
  timeZone: string
  day: string
  time: string
}

function Time({ post, scheduledFor, timeZone, day, time }: TimeProps) {
  const { t } = useLingui()
  const clock = clockIn(timeZone)
  const planned = clockIn(post.timeZone ?? timeZone)
  return (
    <p className="tabular text-ink-2">
      <time dateTime={scheduledFor}>{t`${{ day: weekdayAndYear(day) }} at ${{ time: timeOfDay(time) }}`}</time> (
      {clock.zone}, {clock.offset(scheduledFor)})
      {planned.timeZone !== clock.timeZone &&
        `, ${t`planned for ${{ when: planned.moment(scheduledFor) }} (${{ zone: planned.zone }})`}`}
    </p>
  )
}
