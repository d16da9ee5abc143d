import { Trans, useLingui } from '@lingui/react/macro'
import { use, useId, useState } from 'react'
import { resolveWallTime } from '#shared/wall-time.ts'
import { browserZone, TimeZone } from '#web/lib/time-zone.ts'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWindowWords, type Window } from './window-words.ts'

type Choice = 'any' | 'as before' | 'planned' | 'until'

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
  const before = !isMoved && former && (former.timeFrom || former.timeUntil) ? former : null
  const [picked, setPicked] = useState<Choice | null>(null)
  const [day, setDay] = useState('')
  const planned = scheduledFor && { timeFrom: scheduledFor, timeUntil: scheduledFor }
  const windows: Record<Choice, Window | null> = {
    any: { timeFrom: null, timeUntil: null },
    'as before': before,
    planned: planned || null,
    until: day ? { timeFrom: null, timeUntil: endOf(day, timeZone) } : null,
  }
  const usual = isMoved ? 'planned' : before ? 'as before' : 'any'
  const choice = picked === null || (picked !== 'until' && !windows[picked]) ? usual : picked
  const options: { id: Choice; name: string }[] = [
    { id: 'any', name: t`At any time` },
    ...(before ? [{ id: 'as before' as const, name: t`As before, ${words(before)}` }] : []),
    ...(planned ? [{ id: 'planned' as const, name: t`Only as planned, ${words(planned)}` }] : []),
    { id: 'until', name: t`At any time until a day` },
  ]
  return { window: windows[choice], choice, options, choose: setPicked, day, setDay }
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
