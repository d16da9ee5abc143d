import { useLingui } from '@lingui/react/macro'
import { contentText, parseContent } from '#shared/posts.ts'
import type { Review, ReviewedPost } from '#shared/review.ts'
import { cn } from '#web/lib/cn.ts'
import { clockIn } from '#web/lib/format.ts'
import { dated } from '#web/lib/intl.ts'
import { browserZone } from '#web/lib/time-zone.ts'

interface PostListProps {
  review: Review
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The posts by day, each with its beginning and what the reviewer decided. */
export function PostList({ review: { posts, span, mayDecide }, chosen, onChoose }: PostListProps) {
  const { t } = useLingui()

  const dayOf = ({ scheduledFor, timeZone }: ReviewedPost) =>
    scheduledFor
      ? dated(scheduledFor, { weekday: 'long', month: 'short', day: 'numeric', timeZone: zoneOf(span, timeZone) })
      : t`Not planned for a time yet`
  return (
    <nav aria-label={t`Posts`} className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      {[...Map.groupBy(posts, dayOf)].map(([day, ofDay]) => (
        <section key={day} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <h2 className="text-sm font-semibold text-ink-2">{day}</h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded border border-line bg-surface">
            {ofDay.map((post) => (
              <li key={post.id}>
                <button
                  type="button"
                  aria-current={post.id === chosen ? 'true' : undefined}
                  onClick={() => onChoose(post.id)}
                  className={cn(
                    'flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover:bg-sunk',
                    post.id === chosen && 'bg-action-soft',
                  )}
                >
                  {post.scheduledFor && (
                    <span className="tabular shrink-0 text-sm text-ink-2">
                      {clockIn(zoneOf(span, post.timeZone)).clockTime(post.scheduledFor)}
                    </span>
                  )}
                  <span dir="auto" data-own className="min-w-0 flex-1 truncate">
                    {contentText(parseContent(post.now)).split('\n')[0] || t`Without text`}
                  </span>
                  <State post={post} mayDecide={mayDecide} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const zoneOf = (span: Review['span'], timeZone: string | null) => span?.timeZone ?? timeZone ?? browserZone()

function State({ post: { state, decision }, mayDecide }: { post: ReviewedPost; mayDecide: boolean }) {
  const { t } = useLingui()

  const [said, colour] =
    state === 'live'
      ? [t`Live`, 'text-good']
      : decision?.decision === 'changes'
        ? [t`Changes asked for`, 'text-warn']
        : decision?.isCurrent
          ? decision.isForItsTime
            ? [t`Approved`, 'text-good']
            : [t`New time`, 'text-warn']
          : decision
            ? [t`Changed since`, 'text-warn']
            : [mayDecide ? t({ message: 'Open', context: 'state of a post' }) : '', 'text-ink-3']
  return said ? <span className={`shrink-0 text-sm font-semibold ${colour}`}>{said}</span> : null
}
