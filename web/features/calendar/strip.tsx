import { Plural, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { Button } from '#web/ui/button.tsx'
import { type Day, dateOf, datesOf, monthName, shortWeekday, stripFrom } from './days.ts'

interface StripProps {
  start: Day
  day: Day
  today: Day
  /** Null while loading. */
  countOf: (day: Day) => number | null
  onChoose: (day: Day) => void
  /** Number of strips to move; 0 returns to today. */
  onMove: (steps: -1 | 0 | 1) => void
}

/** Five days with their numbers of posts. */
export function Strip({ start, day, today, countOf, onChoose, onMove }: StripProps) {
  const { t } = useLingui()

  return (
    <section
      aria-label={t`Five days`}
      className="flex items-stretch gap-1 max-[374px]:flex-wrap max-[374px]:items-center"
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Five days earlier`}
        className="h-auto max-md:w-11 max-[374px]:h-11"
        onClick={() => onMove(-1)}
      >
        <ChevronLeft />
      </Button>
      <p className="tabular flex-1 text-center text-sm font-medium min-[375px]:hidden">{datesOf(stripFrom(start))}</p>
      <ul className="grid min-w-0 flex-1 grid-cols-5 gap-1 max-[374px]:order-1 max-[374px]:basis-full md:gap-3">
        {stripFrom(start).map((one) => {
          const count = countOf(one)
          const isToday = one === today
          return (
            <li key={one} className="grid">
              <button
                type="button"
                aria-pressed={one === day}
                onClick={() => onChoose(one)}
                className="grid min-h-20 content-center justify-items-center gap-0.5 rounded border border-line bg-surface px-1 py-2 hover:border-line-strong aria-pressed:border-action aria-pressed:ring-1 aria-pressed:ring-action"
              >
                <span className={cn('text-sm', isToday ? 'font-semibold text-action-text' : 'text-ink-2')}>
                  {isToday ? t`Today` : shortWeekday(one)}
                </span>
                <span className="tabular text-lg leading-6 font-semibold">
                  <span className="sr-only">{monthName(one)} </span>
                  {dateOf(one)}
                </span>
                <span className={cn('tabular h-5 text-xs', count ? 'font-semibold text-action-text' : 'text-ink-3')}>
                  {count !== null && (
                    <>
                      <span aria-hidden className="sm:hidden">
                        {count}
                      </span>
                      <span className="max-sm:sr-only">
                        <Plural value={count} one="# post" other="# posts" />
                      </span>
                    </>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Five days later`}
        className="h-auto max-md:w-11 max-[374px]:h-11"
        onClick={() => onMove(1)}
      >
        <ChevronRight />
      </Button>
    </section>
  )
}
