import { Trans, useLingui } from '@lingui/react/macro'
import { use, useId, useState } from 'react'
import { isForTime } from '#shared/approved-time.ts'
import { momentAt, resolveWallTime } from '#shared/wall-time.ts'
import { type Day, weekOf } from '#web/features/calendar/days.ts'
import { browserZone, TimeZone } from '#web/lib/time-zone.ts'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWindowWords, type Window } from './window-words.ts'

type Choice = 'any' | 'week' | 'as before' | 'planned' | 'until'

interface WindowChoiceProps {
  scheduledFor: string | null
  /** Of the same person's former approval. */
  former: Window | null | undefined
  /** The planned time lies outside of the former approval's. */
  isMoved: boolean
}

/** When an approved post may go out. The window is null while its day is missing. */
export function useWindowChoice({ scheduledFor, former, isMoved }: WindowChoiceProps) {
  const { t } = useLingui()

  const words = useWindowWords()
  const timeZone = use(TimeZone) ?? browserZone()
  const before = former && (former.timeFrom || former.timeUntil) && isForTime(former, scheduledFor) ? former : null
  const [picked, setPicked] = useState<Choice | null>(null)
  const [day, setDay] = useState('')
  const planned = scheduledFor && { timeFrom: scheduledFor, timeUntil: scheduledFor }
  const week = weekFor(scheduledFor, timeZone)
  const windows: Record<Choice, Window | null> = {
    any: { timeFrom: null, timeUntil: null },
    week,
    'as before': before,
    planned: planned || null,
    until: day ? { timeFrom: null, timeUntil: endOf(day, timeZone) } : null,
  }
  const usual = isMoved ? 'planned' : before ? 'as before' : 'any'
  const choice = picked === null || (picked !== 'until' && !windows[picked]) ? usual : picked
  const options: { id: Choice; name: string }[] = [
    { id: 'any', name: t`At any time` },
    {
      id: 'week',
      name: week.timeFrom ? t`At any time in its week, ${words(week)}` : t`At any time this week, ${words(week)}`,
    },
    ...(before ? [{ id: 'as before' as const, name: t`As before, ${words(before)}` }] : []),
    ...(planned ? [{ id: 'planned' as const, name: t`Only as planned, ${words(planned)}` }] : []),
    { id: 'until', name: t`At any time until a day` },
  ]
  return { window: windows[choice], choice, options, choose: setPicked, day, setDay }
}

/** This week from now on, or the whole week of a time that is planned later. */
function weekFor(scheduledFor: string | null, timeZone: string): Window {
  const dayOf = (at: Date): Day => momentAt(at, timeZone).wallTime.slice(0, 10)
  const days = weekOf(dayOf(new Date()))
  const planned = scheduledFor && dayOf(new Date(scheduledFor))
  if (!planned || planned <= days.at(-1)!) return { timeFrom: null, timeUntil: endOf(days.at(-1)!, timeZone) }
  const later = weekOf(planned)
  return { timeFrom: startOf(later[0]!, timeZone), timeUntil: endOf(later.at(-1)!, timeZone) }
}

/** The first moment of a day that exists in the zone. */
function startOf(day: Day, timeZone: string): string {
  const found = resolveWallTime(`${day}T00:00`, timeZone)
  return (
    found.kind === 'once' ? found.at : found.kind === 'skipped' ? found.later : found.earlier
  ).instant.toISOString()
}

/** The last moment of a day that exists in the zone. */
function endOf(day: string, timeZone: string): string {
  const found = resolveWallTime(`${day}T23:59`, timeZone)
  const { instant } = found.kind === 'once' ? found.at : found.later
  return new Date(instant.getTime() + 59_999).toISOString()
}

export function WindowFields({ choice, options, choose, day, setDay }: ReturnType<typeof useWindowChoice>) {
  const [timeId, dayId] = [useId(), useId()]
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={timeId}>
        <Trans>It may go out</Trans>
      </Label>
      <Select id={timeId} options={options} value={choice} onChange={({ target }) => choose(target.value as Choice)} />
      {choice === 'until' && (
        <>
          <Label htmlFor={dayId} className="sr-only">
            <Trans>The last day</Trans>
          </Label>
          <Input id={dayId} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </>
      )}
    </div>
  )
}
