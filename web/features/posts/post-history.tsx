import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PostEvent } from '#shared/post-events.ts'
import { product } from '#shared/product.ts'
import { messageOf, read } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { type Clock, clockIn } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'

/** Under the post's key, refetched each time it opens and after changes on the server. */
const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/posts', id, 'history'],
    queryFn: ({ signal }) => read<PostEvent[]>(`/api/posts/${encodeURIComponent(id)}/history`, { signal }),
    staleTime: 0,
  })

export function PostHistory({ postId }: { postId: string }) {
  const { t } = useLingui()

  const { data, error } = useQuery(historyQuery(postId))
  if (!data) return <p className="text-sm text-ink-2">{error ? messageOf(error) : t`Loading…`}</p>
  if (data.length === 0)
    return (
      <p className="text-sm text-ink-2">
        <Trans>Nothing yet. History starts when you schedule the post.</Trans>
      </p>
    )
  return <Events events={data} />
}

const shownAtFirst = 3

/** The last event under a heading, with the rest on demand. Nothing without a history. */
export function HistorySection({ postId }: { postId: string }) {
  const { t } = useLingui()

  const { data = [] } = useQuery(historyQuery(postId))
  const [isWhole, setWhole] = useState(false)
  const heading = useId()
  if (data.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid justify-items-start gap-2 border-t border-line pt-4">
      <h3 id={heading} className="font-semibold">
        <Trans>History</Trans>
      </h3>
      <Events events={isWhole ? data : data.slice(0, shownAtFirst)} />
      {data.length > shownAtFirst && (
        <Button variant="outline" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t`Show fewer` : t`Show all ${data.length}`}
        </Button>
      )}
    </section>
  )
}

function Events({ events }: { events: PostEvent[] }) {
  const clock = useClock()
  return (
    <ol className="grid gap-3">
      {events.map((event) => (
        <li key={`${event.at} ${event.kind}`} className="grid text-sm">
          <span>{sentenceOf(event, clock)}</span>
          <time dateTime={event.at} className="text-ink-3 first-letter:uppercase">
            {[timeBy(clock, event.at), lateness(event), actorOf(event)].filter(Boolean).join(', ')}
          </time>
        </li>
      ))}
    </ol>
  )
}

const timeBy = ({ moment, zone }: Clock, at: string) => `${moment(at)} (${zone})`

function sentenceOf({ kind, detail }: PostEvent, clock: Clock): string {
  const { scheduledFor, timeZone, channel, isInOutbox, via, attempt = 1, code, retryAt } = detail
  switch (kind) {
    case 'scheduled':
      return scheduledFor
        ? t`Scheduled for ${timeBy(timeZone ? clockIn(timeZone) : clock, scheduledFor)}`
        : t`Scheduled`
    case 'unscheduled':
      return t`Unscheduled`
    case 'reminded':
      if (isInOutbox) return t`No reminder by email: no mail server is set up`
      return channel === 'push' ? t`Reminder sent to a browser` : t`Reminder sent by email`
    case 'publishing':
      return attempt > 1
        ? t`Sending to ${product.network} began, attempt ${attempt}`
        : t`Sending to ${product.network} began`
    case 'published':
      return via === 'linkedin' ? t`Published on ${product.network}` : t`Marked as published by hand`
    case 'taken back':
      return t`No longer marked as published`
    case 'clocks changed':
      return t`Time zone rules changed; the time of day stayed the same`
    case 'taken in':
      return t`Taken in from ${product.network}’s data archive`
    case 'approval asked':
      return t`Approval asked for`
    case 'approved':
      return t`Approved`
    case 'changes asked':
      return t`Changes asked for`
    case 'approval lapsed':
      return t`No longer approved`
    case 'failed':
      return channel === 'email' ? unsentMail(code) : failedAttempt(code, retryAt && timeBy(clock, retryAt))
  }
}

function unsentMail(code: string | undefined): string {
  if (code === 'recipient_refused') return t`No reminder by email: the mail server refused your address`
  if (code === 'message_refused') return t`No reminder by email: the mail server refused the message`
  return t`No reminder by email: the mail server refused it`
}

function failedAttempt(code: string | undefined, next: string | undefined): string {
  if (code && next) return t`Publishing failed (${code}); the next try is ${next}`
  if (code) return t`Publishing failed (${code})`
  return next ? t`Publishing failed; the next try is ${next}` : t`Publishing failed`
}

function actorOf({ detail: { program, reviewer } }: PostEvent): string | undefined {
  if (program) return t`by ${program}`
  return reviewer && t`by ${reviewer}, by a link`
}

const minute = 60_000

/** Mentions delays of more than a minute. */
function lateness({ detail: { lateMs = 0 } }: PostEvent): string | undefined {
  if (lateMs <= minute) return undefined
  const minutes = Math.round(lateMs / minute)
  if (minutes < 120) return plural(minutes, { one: 'a minute late', other: '# minutes late' })
  return plural(Math.round(minutes / 60), { one: '# hour late', other: '# hours late' })
}
