import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formerMember } from '#shared/comment-news.ts'
import { newsOf } from '#shared/news-words.ts'
import type { Notification } from '#shared/notifications.ts'
import { product } from '#shared/product.ts'
import { notificationsQuery } from '#web/features/notifications/queries.ts'
import { useMarkSeen } from '#web/features/notifications/seen-queries.ts'
import { PublishButton } from '#web/features/posts/publishing.tsx'
import { useClock } from '#web/lib/clock.ts'
import { type Clock, timeOfDay } from '#web/lib/format.ts'
import { translated } from '#web/lib/language.ts'
import { commentsHash } from '#web/lib/post-hashes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonVariants } from '#web/ui/button.tsx'
import type { MenuProps } from '#web/ui/lazy-menu.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '#web/ui/popover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function Notifications({ trigger, onPublish }: MenuProps & ListProps) {
  const { t } = useLingui()

  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="end" aria-label={t`Notifications`} className="w-88 max-w-[calc(100vw-1rem)]">
        <h2 className="mb-2 font-semibold">
          <Trans>Notifications</Trans>
        </h2>
        <NotificationList onPublish={onPublish} />
      </PopoverContent>
    </Popover>
  )
}

interface ListProps {
  /** Called with the id of the post to publish. */
  onPublish: (id: string) => void
}

/** Refetches each time it opens. */
function NotificationList({ onPublish }: ListProps) {
  const { t } = useLingui()
  const { data: list, isPending, isError, refetch } = useQuery({ ...notificationsQuery, refetchOnMount: 'always' })
  if (isPending) return <Skeleton className="h-24" />
  return (
    <>
      {isError && (
        <div role="alert" className="mb-2 grid justify-items-start gap-2">
          <p className="text-ink-2">
            <Trans>Your notifications couldn’t be loaded.</Trans>
            {list && ` ${t`The list below may be out of date.`}`}
          </p>
          <Button variant="outline" size="sm" onClick={() => refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      )}
      {list && <Entries list={list} onPublish={onPublish} />}
    </>
  )
}

function Entries({ list, onPublish }: ListProps & { list: Notification[] }) {
  const { mutate: markSeen, isPending } = useMarkSeen()
  const hasNew = list.some(({ isNew }) => isNew)
  if (list.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-2">
          <Trans>Nothing yet. Posts that are due and posts you missed will appear here.</Trans>
        </p>
        <p className="text-sm text-ink-3">
          <Trans>Example: “The Monday meeting” is due tomorrow at {timeOfDay('09:00')}.</Trans>
        </p>
        <PopoverClose asChild>
          <Link to="/calendar" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            <Trans>Schedule a post</Trans>
          </Link>
        </PopoverClose>
      </div>
    )
  return (
    <>
      <ul className="-mx-1.5 max-h-96 overflow-y-auto">
        {list.map((one) => (
          <li key={one.id} className="flex items-center gap-2">
            <Entry one={one} onOpen={() => one.isNew && markSeen(one.id)} />
            {canPublish(one) && (
              <PopoverClose asChild>
                <PublishButton post={one} onClick={() => onPublish(one.postId)} />
              </PopoverClose>
            )}
          </li>
        ))}
      </ul>
      {hasNew && (
        <Button
          variant="outline"
          size="sm"
          className="mt-2"
          aria-disabled={isPending}
          onClick={() => !isPending && markSeen(undefined)}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      )}
    </>
  )
}

const canPublish = (one: Notification) =>
  one.kind === 'due' || one.kind === 'now' || one.kind === 'missed' || one.kind === 'failed'

function Entry({ one, onOpen }: { one: Notification; onOpen: () => void }) {
  const { t } = useLingui()
  const { badge, variant } = kinds[one.kind]
  const clock = useClock()
  return (
    <PopoverClose asChild>
      <Link
        {...placeOf(one)}
        onClick={onOpen}
        className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 rounded px-1.5 py-2 hover:bg-sunk"
      >
        <span className="flex items-center gap-2">
          <Badge variant={variant}>{t(badge)}</Badge>
          {'lacksApproval' in one && one.lacksApproval && (
            <Badge variant="warn">
              <Trans>Not approved</Trans>
            </Badge>
          )}
          {one.isNew && (
            <Badge>
              <Trans>New</Trans>
            </Badge>
          )}
        </span>
        <span data-own className="line-clamp-2 font-semibold break-words">
          {nameOf(one)}
        </span>
        <span className="tabular text-sm text-ink-2">{sentenceOf(one, clock)}</span>
      </Link>
    </PopoverClose>
  )
}

const kinds = {
  due: { badge: msg`Due soon`, variant: 'action' },
  now: { badge: msg`Due now`, variant: 'warn' },
  missed: { badge: msg`Missed`, variant: 'warn' },
  published: { badge: msg`Published`, variant: 'good' },
  failed: { badge: msg`Not published`, variant: 'warn' },
  comment: { badge: msg({ message: 'Comment', context: 'noun' }), variant: 'action' },
  undelivered: { badge: msg`Email refused`, variant: 'warn' },
  'approval-asked': { badge: msg`To approve`, variant: 'action' },
  'approval-lapsed': { badge: msg`To approve`, variant: 'warn' },
  decided: { badge: msg`Decided`, variant: 'action' },
  member: { badge: msg`Members`, variant: 'action' },
  connection: { badge: msg`Reconnect`, variant: 'warn' },
  'author-link': { badge: msg`Connection`, variant: 'action' },
} as const

function nameOf(one: Notification): string {
  if (one.kind === 'member') return one.workspace || t`This workspace`
  if (one.kind === 'connection' || one.kind === 'author-link')
    return one.author === null
      ? t`Your connection to ${product.network}`
      : t`${{ author: one.author }}’s connection to ${product.network}`
  return one.title || t`Untitled post`
}

const placeOf = (one: Notification) => {
  if (one.kind === 'member' || one.kind === 'author-link' || (one.kind === 'connection' && one.author !== null))
    return { to: '/settings', search: { section: 'members' } } as const
  if (one.kind === 'connection') return { to: '/settings', search: { section: 'integrations' } } as const
  if (one.kind === 'comment') return { to: '/', search: { id: one.postId }, hash: commentsHash } as const
  if (one.kind === 'undelivered') return { to: '/settings', search: { section: 'notifications' } } as const
  return { to: '/', search: { id: one.postId } } as const
}

function sentenceOf(one: Notification, clock: Clock) {
  const { moment, onMoment, timeAndDay, zone } = clock
  switch (one.kind) {
    case 'published':
      return t`Went live ${onMoment(one.at)} (${zone})`
    case 'failed':
      return translated(one.sentence)
    case 'undelivered':
      return t`The mail server refused the reminder of ${moment(one.at)} (${zone}). See other ways to be reminded`
    case 'connection':
      return sayConnection(one, clock)
    case 'author-link':
      return one.use === 'connected'
        ? t`${{ author: one.author }} connected it ${{ when: onMoment(one.at) }} (${{ zone }})`
        : t`${{ author: one.author }} disconnected it ${{ when: onMoment(one.at) }} (${{ zone }})`
    case 'comment':
    case 'approval-asked':
    case 'approval-lapsed':
    case 'decided':
    case 'member':
      return t`${{ what: t(newsOf(one, translated(formerMember))!.sentence) }}, ${{ when: moment(one.at) }}`
    case 'missed':
      return one.lacksApproval
        ? t`Was due ${onMoment(one.at)} (${zone}), and is not approved`
        : t`Was due ${onMoment(one.at)} (${zone})`
    case 'now':
      return one.lacksApproval
        ? t`It is not approved. It was planned for ${timeAndDay(one.at)}`
        : t`Post it now. It was planned for ${timeAndDay(one.at)}`
    default:
      return one.isByHand ? t`Post it at ${timeAndDay(one.at)}` : t`Goes out ${onMoment(one.at)} (${zone})`
  }
}

function sayConnection(
  { isOver, at, author }: Extract<Notification, { kind: 'connection' }>,
  { onMoment, zone }: Clock,
) {
  if (isOver)
    return author === null
      ? t`It has ended, so nothing is published automatically. Reconnect`
      : t`It has ended, so nothing is published automatically. Send a new link`
  return author === null
    ? t`It ends ${{ when: onMoment(at) }} (${{ zone }}). Reconnect before then`
    : t`It ends ${{ when: onMoment(at) }} (${{ zone }}). Send a new link before then`
}
