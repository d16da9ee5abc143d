import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarPlus, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { product } from '#shared/product.ts'
import { browserZone, clockIn, zoneName } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DayList } from './day-list.tsx'
import { addDays, addMonths, keyOf, monthGrid, parseDay, startOf, stripDays } from './days.ts'
import { MonthGrid } from './month-grid.tsx'
import { scheduledQuery } from './queries.ts'
import { Strip } from './strip.tsx'

const CalendarDialog = lazy(() =>
  import('#web/features/scheduling/calendar-dialog.tsx').then((file) => ({ default: file.CalendarDialog })),
)

const route = getRouteApi('/_shell/_guarded/calendar')

/** While the next range loads, the posts of the last one are shown; they do not count as loaded. */
const isLoaded = ({ data, isPlaceholderData }: UseQueryResult<ScheduledPost[]>) =>
  data !== undefined && !isPlaceholderData

export function CalendarPage() {
  usePageTitle('Calendar')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = startOf(new Date())
  const day = search.day ? parseDay(search.day) : today
  const [stripStart, setStripStart] = useState(day)
  const [dialog, setDialog] = useState<{ post?: ScheduledPost } | null>(null)

  const days = monthGrid(day)
  const gridEnd = addDays(days.at(-1)!, 1)
  const stripEnd = addDays(stripStart, stripDays)
  const month = useQuery(scheduledQuery(days[0]!, gridEnd))
  const strip = useQuery(scheduledQuery(stripStart, stripEnd))
  const byDay = Map.groupBy([...(month.data ?? []), ...(strip.data ?? [])], ({ scheduledFor }) =>
    keyOf(new Date(scheduledFor)),
  )
  const postsOf = (at: Date) => [...new Map((byDay.get(keyOf(at)) ?? []).map((post) => [post.id, post])).values()]

  /** Until its range has loaded, a day has no known number of posts. */
  const isKnown = (at: Date) =>
    (isLoaded(month) && at >= days[0]! && at < gridEnd) || (isLoaded(strip) && at >= stripStart && at < stripEnd)
  const readAgain = () => {
    for (const range of [month, strip]) if (range.isError) void range.refetch()
  }

  const choose = (next: Date) =>
    navigate({
      search: { day: keyOf(next) === keyOf(today) ? undefined : keyOf(next) },
      replace: true,
      resetScroll: false,
    })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Calendar</h1>
          <p className="text-ink-2">
            {product.network} limits what its API lets apps post: at its time, post each one by hand. Times are in{' '}
            {zoneName(browserZone())} time.
          </p>
        </div>
        <Button onClick={() => setDialog({})}>
          <CalendarPlus aria-hidden /> Schedule a post
        </Button>
      </div>
      {month.error && !month.data ? (
        <Panel
          role="alert"
          icon={<TriangleAlert aria-hidden className="text-danger" />}
          title="Failed to load the calendar"
          text="Your scheduled posts could not be read just now. They and their times are kept."
        >
          <Button variant="outline" onClick={readAgain}>
            Try Again
          </Button>
        </Panel>
      ) : (
        <>
          {(month.isError || strip.isError) && <PartlyRead onTryAgain={readAgain} />}
          <Strip
            start={stripStart}
            day={day}
            today={today}
            countOf={(at) => (isKnown(at) ? postsOf(at).length : null)}
            onChoose={choose}
            onMove={(steps) => setStripStart(steps === 0 ? today : addDays(stripStart, steps * stripDays))}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <section aria-label="Month" className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:order-last">
              <MonthHeading day={day} onMove={(months) => choose(addMonths(day, months))} />
              <MonthGrid
                days={days}
                day={day}
                today={today}
                postsOf={postsOf}
                isLoading={!isLoaded(month)}
                onChoose={choose}
              />
            </section>
            <DayList
              title={clockIn(browserZone()).longDate(day)}
              posts={postsOf(day)}
              isLoading={!isKnown(day)}
              onSchedule={() => setDialog({})}
              onMove={(post) => setDialog({ post })}
            />
          </div>
        </>
      )}
      <Suspense>
        {dialog && (
          <CalendarDialog
            post={dialog.post}
            day={keyOf(new Date(Math.max(day.getTime(), today.getTime())))}
            onClose={() => setDialog(null)}
            onScheduled={(at) => choose(startOf(at))}
          />
        )}
      </Suspense>
    </div>
  )
}

function PartlyRead({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded border border-line bg-surface px-4 py-2.5"
    >
      <p className="text-ink-2">
        Part of the calendar could not be read just now and may be missing or out of date. Your posts and their times
        are kept.
      </p>
      <Button variant="outline" size="sm" onClick={onTryAgain}>
        Try Again
      </Button>
    </div>
  )
}

function MonthHeading({ day, onMove }: { day: Date; onMove: (months: number) => void }) {
  return (
    <div className="flex items-center justify-between">
      <h2 className="text-lg font-semibold">{day.toLocaleDateString('en-US', { month: 'long', year: 'numeric' })}</h2>
      <div className="flex gap-1">
        <Button variant="ghost" size="icon" aria-label="Previous month" onClick={() => onMove(-1)}>
          <ChevronLeft />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Next month" onClick={() => onMove(1)}>
          <ChevronRight />
        </Button>
      </div>
    </div>
  )
}
