import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { CalendarDays, CalendarPlus, ChevronUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ScheduledPost } from '#shared/calendar.ts'
import { product } from '#shared/product.ts'
import { pastTimeSentence } from '#web/features/scheduling/when.ts'
import { UndoLast } from '#web/features/undo/undo-last.tsx'
import { useWriteFor } from '#web/lib/authors.ts'
import { useClock } from '#web/lib/clock.ts'
import { networkQuery } from '#web/lib/network-queries.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useMay } from '#web/lib/session.ts'
import { failureToast } from '#web/lib/toast.ts'
import { AuthorFilter } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { FailurePanel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Agenda } from './agenda.tsx'
import { dayAndTime, targetOf, weekToSend } from './calendar-post.ts'
import { DayList } from './day-list.tsx'
import { addDays, type Day, longDay, stripDays } from './days.ts'
import { Drafts } from './drafts.tsx'
import { Missed } from './missed.tsx'
import { useMoving } from './moving.ts'
import { PartlyRead } from './partly-read.tsx'
import { useShownDays } from './shown-days.ts'
import { Strip } from './strip.tsx'
import { stepOf, Toolbar } from './toolbar.tsx'
import { useCalendar, useIsWide } from './use-calendar.ts'
import { views } from './views.ts'

// The drag code and the dialogs load when shown.
const Board = lazyPart(() => import('./board.tsx').then((file) => ({ default: file.Board })), MissingPart)
const PostPanel = lazyPart(() => import('./post-panel.tsx').then((file) => ({ default: file.PostPanel })))
const SlotsDialog = lazyPart(() =>
  import('#web/features/scheduling/slots-dialog.tsx').then((file) => ({ default: file.SlotsDialog })),
)
const OpenPointsDialog = lazyPart(() =>
  import('./open-points-dialog.tsx').then((file) => ({ default: file.OpenPointsDialog })),
)
const CalendarDialog = lazyPart(() =>
  import('#web/features/scheduling/calendar-dialog.tsx').then((file) => ({ default: file.CalendarDialog })),
)

const SendDialog = lazyPart(() =>
  import('#web/features/review-links/send-dialog.tsx').then((file) => ({ default: file.SendDialog })),
)

const route = getRouteApi('/_shell/_guarded/calendar')

const MonthDialog = lazyPart(() =>
  import('#web/features/month/month-dialog.tsx').then((file) => ({ default: file.MonthDialog })),
)

interface Scheduling {
  post?: ScheduledPost
  day: Day
  time?: string
}

export function CalendarPage() {
  const { t } = useLingui()

  usePageTitle(t`Calendar`)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const clock = useClock()
  const writeFor = useWriteFor()
  const { timeZone } = clock
  const isWide = useIsWide()
  const { account } = useQuery(networkQuery).data ?? {}
  const isPublishing = account?.publishes && account.state !== 'over'
  const view = search.view ?? (isWide ? 'month' : 'agenda')
  const [scheduling, setScheduling] = useState<Scheduling | null>(null)
  const [isChangingSlots, setChangingSlots] = useState(false)
  const [isPlanning, setPlanning] = useState(false)
  const [isSending, setSending] = useState(false)
  const maySend = useMay('change links')
  /** `/calendar#posting-slots` opens the slots dialog. */
  const isSentToSlots = useLocation({ select: ({ hash }) => hash === 'posting-slots' })
  const now = dayAndTime(new Date(), timeZone)
  const day = search.day ?? now.day
  const [stripStart, setStripStart] = useState(day)
  const { day: today } = now
  const { days, base, month, earlier, turnTo } = useShownDays(view, day, today)
  const calendar = useCalendar(days, stripStart, timeZone, search.author)
  const { slots, contentsOf } = calendar
  const moving = useMoving({
    timeZone,
    onChoose: (post, day, time) => setScheduling({ post, day, time }),
  })
  const leaving = new Set(calendar.moves.keys())
  const toNextSlot = slots?.length ? (post: ScheduledPost) => void moving.toNextSlot(post) : null

  const go = (change: Partial<typeof search>, replace = true) =>
    navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false })
  function closeSlots() {
    setChangingSlots(false)
    if (isSentToSlots) void go({})
  }
  /** The slots of the author whose posts are shown, as far as the person writes for them. */
  function showAuthor(author: string | undefined) {
    void go({ author })
    writeFor(author)
  }
  const choose = (next: Day) => go({ day: next === today ? undefined : next })
  function turn(next: Day) {
    turnTo(next)
    choose(next)
  }
  const open = (post: string) => go({ post }, false)
  const notBefore = (one: Day) => (one < today ? today : one)

  function create(at: Day, time?: string) {
    choose(at)
    if (time && targetOf(at, time, timeZone, new Date()).kind === 'past')
      return failureToast(t`Failed to schedule post`, t(pastTimeSentence))
    setScheduling({ day: notBefore(at), time })
  }
  function accept(post: ScheduledPost, at: string) {
    const { day: on, time } = dayAndTime(at, timeZone)
    moving.moveTo(post, on, time)
  }
  const reschedule = (post: ScheduledPost) => setScheduling({ post, day: notBefore(day) })

  const shown = {
    days,
    day,
    today,
    month,
    contentsOf,
    isLoading: calendar.isLoading,
    onChoose: choose,
    onOpen: open,
    onCreate: create,
  }
  const drafts = { author: search.author, leaving, onOpen: open, onSchedule: reschedule }
  const dayList = (
    <DayList
      key={day}
      title={longDay(day)}
      contents={contentsOf(day)}
      isLoading={!calendar.isKnown(day)}
      timeZone={timeZone}
      onSchedule={(time) => create(day, time)}
      onMove={reschedule}
      onOpen={open}
    />
  )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-96">
          <h1 className="text-2xl font-semibold tracking-tight">
            <Trans>Calendar</Trans>
          </h1>
          <p className="text-ink-2">
            {isPublishing
              ? t`We post it on ${product.network} for you at its time. Times are in ${clock.zone} time.`
              : t`We remind you at the time of a post, and you post it. Times are in ${clock.zone} time.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <UndoLast />
          <AuthorFilter value={search.author} onChange={showAuthor} />
          <Button variant="outline" onClick={() => setPlanning(true)}>
            <CalendarDays aria-hidden /> <Trans>Plan a month</Trans>
          </Button>
          <Button onClick={() => create(notBefore(day))}>
            <CalendarPlus aria-hidden /> <Trans>Schedule a post</Trans>
          </Button>
        </div>
      </div>
      <Missed
        author={search.author}
        timeZone={timeZone}
        leaving={leaving}
        onNextSlot={toNextSlot}
        isFindingSlot={moving.isFindingSlot}
        onChoose={reschedule}
      />
      {calendar.isUnreadable ? (
        <FailurePanel
          title={t`Failed to load the calendar`}
          text={t`Your scheduled posts couldn’t be loaded. They and their times are safe.`}
          onTryAgain={calendar.readAgain}
        />
      ) : (
        <>
          {calendar.isPartlyRead && <PartlyRead onTryAgain={calendar.readAgain} />}
          <Strip
            start={stripStart}
            day={day}
            today={today}
            countOf={(one) => (calendar.isKnown(one) ? contentsOf(one).posts.length : null)}
            onChoose={choose}
            onMove={(steps) => setStripStart(steps === 0 ? today : addDays(stripStart, steps * stripDays))}
          />
          <Toolbar
            view={view}
            days={days}
            month={month}
            base={base}
            isToday={day === today}
            onView={(next) => go({ view: next })}
            onTurn={turn}
            onToday={() => turn(today)}
            onSlots={() => setChangingSlots(true)}
            onSend={maySend ? () => setSending(true) : null}
          />
          <section aria-label={t(views[view])} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {earlier && (
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={earlier.isShown}
                className="-mt-2 justify-self-start"
                onClick={earlier.toggle}
              >
                <ChevronUp aria-hidden className={earlier.isShown ? 'rotate-180' : undefined} />
                {earlier.isShown ? t`Hide earlier weeks` : t`Earlier weeks`}
              </Button>
            )}
            {view !== 'agenda' && (isWide || view === 'month') ? (
              <Suspense fallback={<Skeleton className="h-150" />}>
                <Board {...shown} {...drafts} view={view} onMove={moving.moveTo}>
                  {dayList}
                </Board>
              </Suspense>
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
                <div className="lg:order-last">
                  <Drafts {...drafts} />
                </div>
                <Agenda
                  {...shown}
                  timeZone={timeZone}
                  onSchedule={create}
                  onMove={reschedule}
                  onLater={() => turn(stepOf[view](day, 1))}
                />
              </div>
            )}
          </section>
        </>
      )}
      <Suspense>
        {search.post && (
          <PostPanel
            id={search.post}
            timeZone={timeZone}
            contentsOf={contentsOf}
            onReschedule={reschedule}
            onAccept={accept}
            onNextSlot={toNextSlot}
            onClose={() => go({ post: undefined })}
          />
        )}
        {scheduling && (
          <CalendarDialog
            {...scheduling}
            onClose={() => setScheduling(null)}
            onScheduled={(at) => choose(dayAndTime(at, timeZone).day)}
          />
        )}
        {isSending && (
          <SendDialog
            of={{ ...weekToSend(day, timeZone), authorId: search.author }}
            onClose={() => setSending(false)}
          />
        )}
        {isPlanning && slots && (
          <MonthDialog
            timeZone={timeZone}
            hasSlots={slots.length > 0}
            onSlots={() => {
              setPlanning(false)
              setChangingSlots(true)
            }}
            onClose={() => setPlanning(false)}
          />
        )}
        {(isChangingSlots || isSentToSlots) && slots && (
          <SlotsDialog slots={slots} timeZone={timeZone} onClose={closeSlots} />
        )}
        {moving.question && <OpenPointsDialog question={moving.question} onClose={moving.closeQuestion} />}
      </Suspense>
    </div>
  )
}
