import { t } from '@lingui/core/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ChevronProps, DayPicker, type DayPickerProps } from 'react-day-picker'
import { dated } from '#web/lib/intl.ts'
import { viewersFirstWeekday, type Weekday } from '#web/lib/week.ts'

// Seven touch targets side by side, narrower only in a phone's dialog.
const day = 'size-9 max-md:h-11 max-md:w-[min(2.75rem,calc((100vw-72px)/7))]'
const step =
  'grid size-9 place-items-center rounded text-ink-2 hover:bg-sunk aria-disabled:text-line-strong max-md:size-11'

const components: DayPickerProps['components'] = { Chevron }

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden className="size-4" />
}

/** Accessible names must contain the visible text, the day of the month. */
const labelDayButton: NonNullable<DayPickerProps['labels']>['labelDayButton'] = (date, { today, selected }) =>
  [today && t`Today`, dated(date, { dateStyle: 'full' }), selected && t`selected`].filter(Boolean).join(', ')

/** Sunday is 0 here. */
const dayIndex = (weekday: Weekday) => (weekday % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6

const monthName = (date: Date) => dated(date, { month: 'long', year: 'numeric' })

const labels: DayPickerProps['labels'] = {
  labelDayButton,
  labelNav: () => t`Navigation bar`,
  labelGrid: monthName,
  labelWeekday: (date) => dated(date, { weekday: 'long' }),
  labelPrevious: () => t`Go to the Previous Month`,
  labelNext: () => t`Go to the Next Month`,
}

const formatters: DayPickerProps['formatters'] = {
  formatCaption: monthName,
  formatWeekdayName: (date) => dated(date, { weekday: 'short' }).slice(0, 2),
}

export function CalendarGrid(props: DayPickerProps) {
  return (
    <DayPicker
      showOutsideDays
      weekStartsOn={dayIndex(viewersFirstWeekday())}
      components={components}
      labels={labels}
      formatters={formatters}
      classNames={{
        root: 'relative w-fit select-none',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: step,
        button_next: step,
        month_caption: 'flex h-9 items-center justify-center font-semibold max-md:h-11',
        month_grid: 'mt-1 border-collapse',
        weekday: `${day} text-xs font-medium text-ink-3`,
        day: 'p-0 text-center tabular',
        day_button: `${day} rounded hover:bg-sunk disabled:text-ink-3 disabled:line-through disabled:hover:bg-transparent`,
        selected: '[&>button]:bg-action [&>button]:font-semibold [&>button]:text-on-action [&>button]:hover:bg-action',
        today: '[&>button]:font-semibold [&>button]:underline [&>button]:underline-offset-4',
        outside: '[&>button]:text-ink-3',
      }}
      {...props}
    />
  )
}
