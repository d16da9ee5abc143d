import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { isSameZone, knownZone, momentAt, occurrences, type Resolution } from '#shared/wall-time.ts'
import { useClock } from '#web/lib/clock.ts'
import { clockIn } from '#web/lib/format.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { useChangeTimeZone } from '#web/lib/use-change-time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Calendar } from '#web/ui/calendar.tsx'
import { Input } from '#web/ui/input.tsx'
import { Label } from '#web/ui/label.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { choiceSentences, isPast, momentOf, pastTimeSentence, resolutionOf, type When, whenOf } from './when.ts'

interface WhenFieldsProps {
  when: When
  /** Gets only the parts that the author changed. A new day or time discards the chosen occurrence. */
  onChange: (change: Partial<When>) => void
  /** The input missing at the last attempt, until the author adds it. */
  missing?: Missing | null
}

export type Said = readonly [title: MessageDescriptor, sentence: MessageDescriptor]

/** Title and sentence about missing input, shown at its field. */
export interface Missing {
  field: 'date' | 'time'
  said: Said
}

/** The month view knows only the browser's time zone. */
const dateOf = (day: string) => new Date(`${day}T00:00`)
const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

export function WhenFields({ when, onChange, missing = null }: WhenFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const { timeZone, longDate, clockTime, offset, zone } = useClock()
  const now = new Date()
  const today = dateOf(momentAt(now, timeZone).wallTime.slice(0, 10))
  const day = when.day ? dateOf(when.day) : undefined
  const resolution = resolutionOf(when, timeZone)
  const at = momentOf(when, timeZone)?.instant
  const isRefused = isPast(when, timeZone, now)
  const noDay = missing?.field === 'date' && !when.day
  const noTime = missing?.field === 'time' && !when.time
  const take = (slot: Date) => onChange(whenOf(slot.toISOString(), when.time, timeZone))
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:gap-6">
      <fieldset aria-describedby={noDay ? `${id}-no-day` : undefined} className="min-w-0 justify-self-center">
        <legend className="mb-1.5 font-semibold">
          <Trans>Date</Trans>
        </legend>
        <Calendar
          mode="single"
          selected={day}
          defaultMonth={day}
          onSelect={(picked) => onChange({ day: picked && dayOf(picked) })}
          disabled={{ before: today }}
          startMonth={today}
          today={today}
        />
        {noDay && <MissingNote id={`${id}-no-day`} said={missing.said} />}
      </fieldset>
      <div className="grid content-start gap-4">
        <div>
          <Label htmlFor={`${id}-time`} className="mb-1.5">
            <Trans>Time</Trans>
          </Label>
          <Input
            id={`${id}-time`}
            type="time"
            data-when="time"
            value={when.time}
            aria-invalid={isRefused || noTime}
            aria-describedby={[noTime && `${id}-no-time`, isRefused && `${id}-past`, `${id}-zone`]
              .filter(Boolean)
              .join(' ')}
            onChange={({ target }) => onChange({ time: target.value.slice(0, 5) })}
            className="w-36"
          />
          {noTime && <MissingNote id={`${id}-no-time`} said={missing.said} />}
          <p id={`${id}-zone`} translate="no" className="mt-1.5 text-sm text-ink-3">
            {timeZone.replaceAll('_', ' ')}, {offset(at ?? now)}
          </p>
        </div>
        <SlotChoice onTake={take} />
        <BrowserElsewhere timeZone={timeZone} />
        {resolution && resolution.kind !== 'once' && <Choice resolution={resolution} when={when} onChange={onChange} />}
        <p aria-live="polite" className="text-ink-2">
          {isRefused ? (
            <span id={`${id}-past`} className="text-danger">
              {t(pastTimeSentence)}
            </span>
          ) : (
            at && (
              <>
                <span>{t`${{ day: longDate(at) }} at ${{ time: clockTime(at) }}`}</span>{' '}
                <span translate="no">
                  ({zone}, {offset(at)})
                </span>
              </>
            )
          )}
        </p>
      </div>
    </div>
  )
}

function MissingNote({ id, said: [title, sentence] }: Pick<Missing, 'said'> & { id: string }) {
  const { t } = useLingui()
  return (
    <p id={id} role="alert" className="mt-1.5 grid max-w-63 text-sm text-danger">
      <span className="font-semibold">{t(title)}</span>
      <span>{t(sentence)}</span>
    </p>
  )
}

/** Tells travellers that times use another zone, before they choose a wrong hour. */
function BrowserElsewhere({ timeZone }: { timeZone: string }) {
  const change = useChangeTimeZone()
  const here = knownZone(browserZone())
  if (!here || isSameZone(here, timeZone)) return null
  const { zone, offset } = clockIn(here)
  return (
    <div className="grid justify-items-start gap-1.5 rounded border border-line bg-sunk px-3 py-2.5 text-sm text-ink-2">
      <p>
        <Trans>
          This browser is in {zone} time ({offset(new Date())}). Times here are in {clockIn(timeZone).zone} time, your
          time zone.
        </Trans>
      </p>
      <Button variant="outline" size="sm" aria-disabled={change.isPending} onClick={() => change.mutate(here)}>
        <Trans>Use {zone} time</Trans>
      </Button>
    </div>
  )
}

interface ChoiceProps extends WhenFieldsProps {
  resolution: Exclude<Resolution, { kind: 'once' }>
}

const names = {
  skipped: { earlier: msg`before clocks are set forward`, later: msg`after that` },
  twice: { earlier: msg`before clocks are set back`, later: msg`after that` },
}

/** A skipped or repeated time, with its two possible moments. */
function Choice({ resolution, when, onChange }: ChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const { shortDate, clockTime, offset } = useClock()
  const { kind } = resolution
  return (
    <fieldset className="grid gap-2 rounded border border-warn px-3 pt-1 pb-3">
      <legend className="float-left mb-1 w-full text-sm text-ink">{choiceSentences[kind](when.time)}</legend>
      {occurrences.map((occurrence) => {
        const { instant, wallTime } = resolution[occurrence]
        const otherDay = !wallTime.startsWith(when.day!) && `${shortDate(instant)}, `
        return (
          <label key={occurrence} className="flex min-h-9 cursor-pointer items-center gap-2.5 max-md:min-h-11">
            <input
              type="radio"
              data-when="occurrence"
              name={id}
              checked={when.occurrence === occurrence}
              onChange={() => onChange({ occurrence })}
              className="size-4 shrink-0 accent-action"
            />
            <span className="tabular">
              {otherDay}
              {clockTime(instant)} ({offset(instant)}), {t(names[kind][occurrence])}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
