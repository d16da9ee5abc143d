import { Trans } from '@lingui/react/macro'
import { badgeOf, type Post } from '#shared/posts.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const HistoryPopover = lazyPart(() =>
  import('./history-popover.tsx').then((file) => ({ default: file.HistoryPopover })),
)

/** The post's status, with its history once publishing has begun. */
export function PostStatus({ post }: { post: Post }) {
  return (
    <>
      <StatusBadge post={post} />
      {(post.scheduledFor || post.publication || post.failure) && (
        <LazyMenu
          trigger={
            <Button
              variant="ghost"
              size="text"
              className="text-xs text-ink-3 underline underline-offset-2 max-md:min-h-11 max-md:min-w-11"
            >
              <Trans>History</Trans>
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
  const { moment, zone } = useClock()
  if (post.status === 'publishing')
    return (
      <Badge variant="action">
        <Trans>Publishing</Trans>
      </Badge>
    )
  if (post.status === 'failed')
    return (
      <Badge variant="warn">
        <Trans>Not published</Trans>
      </Badge>
    )
  const badge = badgeOf(post)
  if (post.publication)
    return (
      <Badge variant="good">
        <Trans>Published</Trans>
      </Badge>
    )
  if (badge === 'published')
    return (
      <Badge>
        <Trans>Published to library</Trans>
      </Badge>
    )
  if (badge === 'draft' || !post.scheduledFor) return null
  const isLate = post.status === 'due' || post.status === 'missed'
  const time = (
    <time dateTime={post.scheduledFor} className={isLate ? undefined : 'inline-block first-letter:uppercase'}>
      {moment(post.scheduledFor)}
    </time>
  )
  return (
    <Badge isLong variant={isLate ? 'warn' : 'action'}>
      <span>
        {post.status === 'due' ? (
          <Trans>Due now: {time}</Trans>
        ) : post.status === 'missed' ? (
          <Trans>Missed {time}</Trans>
        ) : (
          time
        )}{' '}
        (<span translate="no">{zone}</span>)
      </span>
    </Badge>
  )
}
