import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { PublishButton, usePublishing } from '#web/features/posts/publishing.tsx'
import { clockIn } from '#web/lib/format.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { missedQuery } from './queries.ts'

const atFirst = 3

interface MissedProps {
  /** Whose posts. Default: everybody's. */
  author: string | undefined
  timeZone: string
  leaving: ReadonlySet<string>
  /** Null without slots. */
  onNextSlot: ((post: ScheduledPost) => void) | null
  isFindingSlot: boolean
  onChoose: (post: ScheduledPost) => void
}

/** Posts whose time has passed without publication. */
export function Missed(props: MissedProps) {
  const { publish, dialog } = usePublishing()
  return (
    <>
      <MissedList {...props} onPublish={publish} />
      {dialog}
    </>
  )
}

interface MissedListProps extends MissedProps {
  onPublish: (id: string) => void
}

function MissedList({ author, timeZone, leaving, onNextSlot, isFindingSlot, onChoose, onPublish }: MissedListProps) {
  const { t } = useLingui()

  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const missed = (useQuery(missedQuery(author)).data ?? []).filter((post) => !leaving.has(post.id))
  if (missed.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded border border-warn/40 bg-warn-soft p-3.5"
    >
      <h2 id={id} className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-4 shrink-0 text-warn" />
        {plural(missed.length, {
          1: 'One post wasn’t published on time',
          one: '# post wasn’t published on time',
          other: '# posts weren’t published on time',
        })}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-2 gap-y-3 md:gap-y-2">
        {(isWhole ? missed : missed.slice(0, atFirst)).map((post) => {
          return (
            <li key={post.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
              <div className="min-w-0 flex-1 basis-52 break-words">
                <Link
                  from="/calendar"
                  search={(search) => ({ ...search, post: post.id })}
                  resetScroll={false}
                  data-own
                  className="font-medium hover:underline"
                >
                  {post.title || t`Untitled post`}
                </Link>{' '}
                <span className="tabular text-sm whitespace-nowrap text-ink-2">
                  {post.status === 'failed'
                    ? t`not published ${{ when: clockIn(timeZone).moment(post.scheduledFor) }}`
                    : t`missed ${{ when: clockIn(timeZone).moment(post.scheduledFor) }}`}
                </span>
                {post.lacksApproval && (
                  <span className="text-sm text-warn">
                    {' '}
                    <Trans>It is not approved.</Trans>
                  </span>
                )}
                <AuthorName of={post.authorId} />
              </div>
              <div className="flex flex-wrap gap-2">
                {onNextSlot && (
                  <Button size="sm" disabled={isFindingSlot} onClick={() => onNextSlot(post)}>
                    <Trans>Move to the next free slot</Trans>
                  </Button>
                )}
                <Button variant="outline" size="sm" onClick={() => onChoose(post)}>
                  <Trans>Choose a time</Trans>
                </Button>
                <PublishButton post={post} onClick={() => onPublish(post.id)} />
              </div>
            </li>
          )
        })}
      </ul>
      {missed.length > atFirst && !isWhole && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          <Trans>Show all {missed.length}</Trans>
        </Button>
      )}
    </section>
  )
}
