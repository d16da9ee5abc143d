import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock, ChevronLeft, ChevronRight, Send } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { addDays, addMonths, agendaDays, type Day, datesAndYear, monthAndYear, monthsOf } from './days.ts'
import { type View, views } from './views.ts'

interface ToolbarProps {
  view: View
  days: readonly Day[]
  /** Null when the days span more than one month. */
  month: Day | null
  /** The day that turning pages starts from. */
  base: Day
  isToday: boolean
  onView: (view: View) => void
  onTurn: (to: Day) => void
  onToday: () => void
  onSlots: () => void
  /** Null for those who may not. */
  onSend: (() => void) | null
}

const names: Record<View, { former: MessageDescriptor; next: MessageDescriptor }> = {
  month: { former: msg`Previous month`, next: msg`Next month` },
  week: { former: msg`Previous week`, next: msg`Next week` },
  agenda: { former: msg`Earlier days`, next: msg`Following days` },
}

export const stepOf: Record<View, (day: Day, steps: number) => Day> = {
  month: addMonths,
  week: (day, steps) => addDays(day, 7 * steps),
  agenda: (day, steps) => addDays(day, agendaDays * steps),
}

function titleOf(view: View, days: readonly Day[], month: Day | null): string {
  if (month) return monthAndYear(month)
  if (view === 'month') return monthsOf(days[0]!, days.at(-1)!)
  return datesAndYear(days)
}

export function Toolbar({ view, days, month, base, isToday, onView, onTurn, onToday, onSlots, onSend }: ToolbarProps) {
  const { t } = useLingui()
  const { former, next } = names[view]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-1">
        <Button variant="ghost" size="icon" aria-label={t(former)} onClick={() => onTurn(stepOf[view](base, -1))}>
          <ChevronLeft />
        </Button>
        <Button variant="ghost" size="icon" aria-label={t(next)} onClick={() => onTurn(stepOf[view](base, 1))}>
          <ChevronRight />
        </Button>
        <h2 aria-live="polite" className="tabular px-1 text-lg font-semibold">
          {titleOf(view, days, month)}
        </h2>
        {!isToday && (
          <Button variant="outline" size="sm" onClick={onToday}>
            <Trans>Today</Trans>
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {onSend && (
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={onSend}>
            <Send aria-hidden /> <Trans>Send week for review…</Trans>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onSlots}>
          <CalendarClock aria-hidden /> <Trans>Posting slots</Trans>
        </Button>
        <fieldset className="flex rounded border border-line-strong bg-surface p-0.5">
          <legend className="sr-only">
            <Trans>View</Trans>
          </legend>
          {(Object.keys(views) as View[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => onView(one)}
              className="h-7 rounded-[6px] px-2.5 text-sm text-ink-2 hover:text-ink aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action-text max-md:h-11 max-md:px-3"
            >
              {t(views[one])}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
