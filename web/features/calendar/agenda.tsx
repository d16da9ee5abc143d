import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CalendarPost } from './calendar-post.ts'
import { DayList } from './day-list.tsx'
import { type Day, longDay, weekdayName } from './days.ts'
import type { DayContents } from './use-calendar.ts'

interface AgendaProps {
  days: readonly Day[]
  day: Day
  today: Day
  timeZone: string
  isLoading: boolean
  contentsOf: (day: Day) => DayContents
  onSchedule: (day: Day, time?: string) => void
  onMove: (post: CalendarPost) => void
  onOpen: (id: string) => void
  onLater: () => void
}

/** A list of days: the chosen day and all days with posts or free slots. */
export function Agenda({ days, day, today, timeZone, isLoading, contentsOf, onLater, ...props }: AgendaProps) {
  const { t } = useLingui()
  const shown = days.filter((one) => {
    const { posts, free, proposed } = contentsOf(one)
    return one === day || posts.length + free.length + proposed.length > 0
  })
  if (isLoading)
    return (
      <div className="grid gap-6">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {shown.map((one) => (
        <DayList
          key={one}
          title={`${one === today ? t`Today` : weekdayName(one)}, ${longDay(one)}`}
          contents={contentsOf(one)}
          isLoading={false}
          timeZone={timeZone}
          onSchedule={(time) => props.onSchedule(one, time)}
          onMove={props.onMove}
          onOpen={props.onOpen}
        />
      ))}
      <Button variant="outline" className="justify-self-start" onClick={onLater}>
        <Trans>Later days</Trans>
      </Button>
    </div>
  )
}
