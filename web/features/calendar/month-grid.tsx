import { useDroppable } from '@dnd-kit/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProposedChip } from '#web/features/month/proposed-chip.tsx'
import { cn } from '#web/lib/cn.ts'
import { timeOfDay } from '#web/lib/format.ts'
import {
  addDays,
  type Day,
  dateOf,
  isSameMonth,
  longDay,
  monthName,
  shortMonth,
  shortWeekday,
  weekdayName,
} from './days.ts'
import { PostChip } from './drag.tsx'
import type { GridProps } from './grid.ts'
import { idOf } from './grid.ts'

const maxShown = 3

/** Weeks of days. Arrow keys move between the days. */
export function MonthGrid({ days, day, today, month, isLoading, contentsOf, ...props }: GridProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <table
      aria-busy={isLoading}
      className="w-full table-fixed border-separate max-[359px]:-mx-1.5 max-[359px]:w-[calc(100%+0.75rem)] border-spacing-0 rounded border border-line bg-surface transition-opacity duration-120 aria-busy:opacity-60"
    >
      <thead>
        <tr>
          {days.slice(0, 7).map((one) => (
            <th key={one} scope="col" className="py-2 text-sm font-medium text-ink-3">
              <span aria-hidden>{shortWeekday(one)}</span>
              <span className="sr-only">{weekdayName(one)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <MonthDay
                key={one}
                {...props}
                day={one}
                isToday={one === today}
                isPast={one < today}
                isChosen={one === day}
                isOutside={month !== null && !isSameMonth(one, month)}
                contents={contentsOf(one)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MonthDayProps extends Pick<GridProps, 'onChoose' | 'onOpen' | 'onCreate'> {
  day: Day
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  isOutside: boolean
  contents: ReturnType<GridProps['contentsOf']>
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function MonthDay({ day, isToday, isPast, isChosen, isOutside, contents, ...props }: MonthDayProps) {
  const { t } = useLingui()

  const { onChoose, onOpen, onCreate } = props
  const { posts, free, proposed, advice } = contents
  const { setNodeRef, isOver } = useDroppable({ id: idOf({ day }), data: { day } })
  const hidden = posts.length > maxShown ? posts.length - maxShown + 1 : 0
  return (
    <td
      ref={setNodeRef}
      className={cn(
        'group relative h-px border-t border-line align-top not-last:border-r md:p-0.5',
        isChosen && 'bg-action-soft',
        isOver && 'bg-action-soft outline-2 -outline-offset-2 outline-action',
      )}
    >
      {!isPast && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t`Schedule a post on ${longDay(day)}`}
          onClick={() => onCreate(day)}
          className="absolute inset-0 max-md:hidden"
        >
          <Plus
            aria-hidden
            className="absolute top-1.5 right-1.5 size-4 text-ink-3 opacity-0 group-hover:opacity-100"
          />
        </button>
      )}
      <div className="pointer-events-none relative grid h-full min-h-12 content-start gap-0.5 *:pointer-events-auto md:min-h-24 md:pb-1">
        <button
          type="button"
          tabIndex={isChosen ? 0 : -1}
          data-day={day}
          aria-pressed={isChosen}
          onClick={() => onChoose(day)}
          onKeyDown={(event) => {
            const step = steps[event.key]
            if (!step) return
            event.preventDefault()
            const next = addDays(day, step)
            const grid = event.currentTarget.closest('table')
            onChoose(next)
            requestAnimationFrame(() => grid?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
          }}
          className={cn(
            'flex items-center gap-1 rounded-[6px] p-1 text-left hover:bg-sunk max-md:grid max-md:min-h-11 max-md:content-start md:w-fit',
            isOutside ? 'text-ink-3' : 'text-ink',
          )}
        >
          {dateOf(day) === 1 && (
            <span aria-hidden className="text-xs font-medium text-ink-2 max-md:order-1 md:pl-1">
              {shortMonth(day)}
            </span>
          )}
          <span
            className={cn(
              'tabular grid size-6 place-items-center rounded-full text-sm',
              isToday && 'bg-action font-semibold text-on-action',
            )}
          >
            <span className="sr-only">{monthName(day)} </span>
            {dateOf(day)}
          </span>
          {posts.length > 0 && (
            <span className="tabular pl-1 text-xs font-semibold text-action-text md:sr-only">
              <span aria-hidden>{posts.length}</span>
              <span className="sr-only">
                <Plural value={posts.length} one="# post" other="# posts" />
              </span>
            </span>
          )}
          {advice.length > 0 && (
            <span className="max-md:pl-1">
              <CircleAlert aria-hidden className="size-3.5 text-warn" />
              <span className="sr-only">
                <Trans>has a note</Trans>
              </span>
            </span>
          )}
        </button>
        <Chips>
          {posts.slice(0, posts.length - hidden).map((post) => (
            <PostChip key={post.id} post={post} onOpen={onOpen} />
          ))}
          {hidden > 0 && (
            <button
              type="button"
              tabIndex={-1}
              onClick={() => onChoose(day)}
              className="min-h-6 rounded-sm px-1.5 text-left text-xs text-ink-3 hover:bg-sunk hover:text-ink"
            >
              <Trans>{hidden} more</Trans>
            </button>
          )}
          {proposed.map(({ post, time }) => (
            <ProposedChip key={post.id} post={post} time={time} onOpen={onOpen} />
          ))}
          {free.slice(0, Math.max(0, maxShown - posts.length - proposed.length)).map(({ time }) => (
            <FreeSlotButton key={time} day={day} time={time} onCreate={onCreate} />
          ))}
        </Chips>
      </div>
    </td>
  )
}

const Chips = ({ children }: { children: ReactNode }) => <div className="contents max-md:hidden">{children}</div>

export const FreeSlotButton = ({ day, time, onCreate }: Pick<GridProps, 'onCreate'> & { day: Day; time: string }) => (
  <button
    type="button"
    tabIndex={-1}
    onClick={() => onCreate(day, time)}
    className="tabular min-h-6 rounded-sm border border-dashed border-line-strong px-1 py-0.5 text-left text-xs text-ink-3 hover:bg-sunk hover:text-ink"
  >
    <span aria-hidden>
      <Trans>
        <span className="whitespace-nowrap">{timeOfDay(time)}</span> free
      </Trans>
    </span>
    <span className="sr-only">
      <Trans>
        {timeOfDay(time)} free slot on {longDay(day)}: schedule a post
      </Trans>
    </span>
  </button>
)
