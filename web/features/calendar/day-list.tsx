import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Ellipsis, Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clockIn, timeOfDay } from '#web/lib/format.ts'
import { sayBlanks } from '#web/lib/say-blanks.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type CalendarPost, hasBlanks } from './calendar-post.ts'
import { StatusBadge } from './status-badge.tsx'
import type { DayContents } from './use-calendar.ts'

const DayPostMenu = lazyPart(() => import('./day-post-menu.tsx').then((file) => ({ default: file.DayPostMenu })))

/** The number of posts shown at first and added per press. */
const maxAtFirst = 10

interface DayListProps {
  title: string
  contents: DayContents
  isLoading: boolean
  timeZone: string
  /** Without a time, the usual one applies. */
  onSchedule: (time?: string) => void
  onMove: (post: CalendarPost) => void
  onOpen: (id: string) => void
}

/** A day's posts, laid out for one thumb. */
export function DayList({ title, contents, isLoading, timeZone, onSchedule, onMove, onOpen }: DayListProps) {
  const { t } = useLingui()

  const id = useId()
  const { posts, free, proposed, advice } = contents
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={id} className="flex min-h-9 items-center text-lg font-semibold">
        {title}
      </h2>
      {isLoading ? (
        <Skeleton className="h-24" />
      ) : (
        <>
          {posts.length + free.length + proposed.length === 0 && (
            <div className="grid justify-items-start gap-3 rounded border border-dashed border-line-strong p-4">
              <div className="grid gap-1">
                <p className="text-ink-2">
                  <Trans>Nothing is scheduled for this day.</Trans>
                </p>
                <p className="text-sm text-ink-3">
                  <Trans>Example: one of your drafts at {timeOfDay('09:00')}.</Trans>
                </p>
              </div>
              <Button variant="outline" size="sm" onClick={() => onSchedule()}>
                <Trans>Schedule a post</Trans>
              </Button>
            </div>
          )}
          {advice.map((note) => (
            <p key={note} className="flex items-start gap-2 text-sm wrap-anywhere text-ink-2">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
              {note}
            </p>
          ))}
          {posts.length > 0 && <DayPosts posts={posts} timeZone={timeZone} onMove={onMove} />}
          {proposed.map(({ post, time }) => (
            <button
              key={post.id}
              type="button"
              onClick={() => onOpen(post.id)}
              className="flex min-h-11 items-center gap-3 rounded border border-dashed border-action/60 bg-action-soft px-3.5 py-2 text-left hover:border-action"
            >
              <span className="tabular min-w-12 shrink-0 font-semibold">{timeOfDay(time)} </span>
              <bdi data-own className="min-w-0 flex-1 break-words">
                {post.title || t`Untitled post`}{' '}
              </bdi>
              <Badge>
                <Trans>Proposed</Trans>
              </Badge>
            </button>
          ))}
          {free.map(({ time }) => (
            <button
              key={time}
              type="button"
              onClick={() => onSchedule(time)}
              className="flex min-h-11 items-center gap-3 rounded border border-dashed border-line-strong px-3.5 text-left text-ink-2 hover:bg-sunk hover:text-ink"
            >
              <span className="tabular min-w-12 shrink-0">{timeOfDay(time)} </span>
              <span className="flex-1">
                <Trans>Free slot</Trans>{' '}
              </span>
              <Plus aria-hidden className="size-4" />
              <span className="sr-only">
                <Trans>Schedule a post</Trans>
              </span>
            </button>
          ))}
        </>
      )}
    </section>
  )
}

function DayPosts({ posts, timeZone, onMove }: Pick<DayListProps, 'timeZone' | 'onMove'> & { posts: CalendarPost[] }) {
  const [most, setMost] = useState(maxAtFirst)
  const list = useRef<HTMLUListElement>(null)

  function showMore() {
    const last = list.current?.lastElementChild
    flushSync(() => setMost(most + maxAtFirst))
    last?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {posts.slice(0, most).map((post) => (
          <li key={post.id}>
            <DayPost post={post} timeZone={timeZone} onMove={() => onMove(post)} />
          </li>
        ))}
      </ul>
      {posts.length > most && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={showMore}>
          <Trans>{posts.length - most} more</Trans>
        </Button>
      )}
    </>
  )
}

interface DayPostProps {
  post: CalendarPost
  timeZone: string
  onMove: () => void
}

function DayPost({ post, timeZone, onMove }: DayPostProps) {
  const { t } = useLingui()

  const { id, hook, scheduledFor, savedToLibrary, status, isMoving } = post
  const title = post.title || t`Untitled post`
  const planned = clockIn(post.timeZone ?? timeZone)
  return (
    <Card className={isMoving ? 'grid gap-1 p-3.5 opacity-60' : 'grid gap-1 p-3.5'}>
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
          <time dateTime={scheduledFor} className="tabular font-semibold">
            {timeOfDay(post.time)}
          </time>
          <StatusBadge status={status} savedToLibrary={savedToLibrary} />
          {post.lacksApproval && (
            <Badge variant="warn">
              <Trans>Not approved</Trans>
            </Badge>
          )}
          {hasBlanks(post) && <Badge variant="warn">{sayBlanks(post.blanks)}</Badge>}
        </p>
        <LazyMenu
          trigger={
            <Button
              variant="ghost"
              size="icon"
              aria-label={t`Actions for ${title}`}
              aria-haspopup="menu"
              className="-mt-1.5 -mr-1.5 -mb-1"
            >
              <Ellipsis />
            </Button>
          }
        >
          {(trigger) => <DayPostMenu trigger={trigger} post={post} onMove={onMove} />}
        </LazyMenu>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        <Link
          from="/calendar"
          search={(search) => ({ ...search, post: id })}
          resetScroll={false}
          data-own
          className="font-semibold break-words hover:underline"
        >
          {title}
        </Link>
        <AuthorName of={post.authorId} />
        {hook.trim() !== title.trim() && (
          <p dir="auto" data-own className="line-clamp-2 text-sm break-words text-ink-2">
            {hook}
          </p>
        )}
        {post.timeZone && post.timeZone !== timeZone && (
          <p className="tabular text-sm text-ink-3">
            <Trans>
              Planned for {planned.moment(scheduledFor)} ({planned.zone})
            </Trans>
          </p>
        )}
        {(status === 'missed' || status === 'failed') && (
          <Button variant="outline" size="sm" className="mt-0.5 justify-self-start" onClick={onMove}>
            <Trans>Choose a time</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}
