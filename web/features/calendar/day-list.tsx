import { Link } from '@tanstack/react-router'
import { CalendarClock, CalendarX, Ellipsis, PencilLine } from 'lucide-react'
import { useId } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { useUnschedule } from '#web/features/scheduling/queries.ts'
import { browserZone, clockIn } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface DayListProps {
  /** The day in words. */
  title: string
  posts: ScheduledPost[]
  isLoading: boolean
  onSchedule: () => void
  onMove: (post: ScheduledPost) => void
}

export function DayList({ title, posts, isLoading, onSchedule, onMove }: DayListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="flex min-h-9 items-center text-lg font-semibold">
        {title}
      </h2>
      {isLoading ? (
        <Skeleton className="h-24" />
      ) : posts.length === 0 ? (
        <div className="grid justify-items-start gap-3 rounded border border-dashed border-line-strong p-5">
          <p className="text-ink-2">Nothing is scheduled for this day.</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={onSchedule}>
              Schedule a post
            </Button>
            <Button asChild variant="ghost" size="sm">
              <Link to="/posts" search={{ tab: 'drafts' }}>
                Choose from your drafts
              </Link>
            </Button>
          </div>
        </div>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {posts.map((post) => (
            <li key={post.id}>
              <DayPost post={post} onMove={() => onMove(post)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DayPost({ post, onMove }: { post: ScheduledPost; onMove: () => void }) {
  const unschedule = useUnschedule()
  const { id, title, hook, scheduledFor, timeZone, savedToLibrary, status } = post
  const { clockTime } = clockIn(browserZone())
  const planned = clockIn(timeZone ?? browserZone())
  return (
    <Card className="flex items-start gap-3 p-3.5">
      <p className="tabular w-12 shrink-0 pt-px font-semibold">
        <time dateTime={scheduledFor}>{clockTime(scheduledFor)}</time>
      </p>
      <div className="grid min-w-0 flex-1 gap-1">
        <Link to="/" search={{ id }} className="font-semibold break-words hover:underline">
          {title || 'Untitled post'}
        </Link>
        <p dir="auto" className="line-clamp-2 text-sm break-words text-ink-2">
          {hook}
        </p>
        {timeZone && timeZone !== browserZone() && (
          <p className="tabular text-sm text-ink-3">
            Planned for {planned.shortDate(scheduledFor)} at {planned.clockTime(scheduledFor)} ({planned.place})
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 pt-0.5">
          {status === 'published' ? (
            <Badge variant="good">Published</Badge>
          ) : status === 'missed' ? (
            <>
              <Badge variant="warn">Missed</Badge>
              <Button variant="outline" size="sm" onClick={onMove}>
                Move it
              </Button>
            </>
          ) : (
            <Badge variant="action">{savedToLibrary ? 'Saved to library' : 'Scheduled'}</Badge>
          )}
        </div>
      </div>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Actions for ${title || 'Untitled post'}`}
            className="-mt-1 -mr-1"
          >
            <Ellipsis />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem asChild>
            <Link to="/" search={{ id }}>
              <PencilLine /> Edit post
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={onMove}>
            <CalendarClock /> Reschedule
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => unschedule(id)}>
            <CalendarX /> Take off the calendar
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </Card>
  )
}
