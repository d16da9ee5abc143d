import { useDroppable } from '@dnd-kit/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ProposedChip } from '#web/features/month/proposed-chip.tsx'
import { cn } from '#web/lib/cn.ts'
import { timeOfDay } from '#web/lib/format.ts'
import { addDays, type Day, dateOf, longDay, shortWeekday, weekdayName } from './days.ts'
import { PostChip } from './drag.tsx'
import { type GridProps, hourName, idOf } from './grid.ts'
import { FreeSlotButton } from './month-grid.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourOf = ({ time }: { time: string }) => Number(time.slice(0, 2))
const firstHour = 7

/** Seven days by hours. Arrow keys move between cells, and rows grow with their contents. */
export function WeekGrid({ days, day, today, isLoading, contentsOf, onChoose, onOpen, onCreate }: GridProps) {
  const { t } = useLingui()

  const [hour, setHour] = useState(9)
  const box = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)

  // Scroll to the morning; the night is above.
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(`[data-hour="${firstHour}"]`)
    if (row && box.current && head.current) box.current.scrollTop = row.offsetTop - head.current.offsetHeight
  }, [])

  function step(event: KeyboardEvent, days: number, hours: number) {
    event.preventDefault()
    const next = { day: addDays(day, days), hour: Math.min(23, Math.max(0, hour + hours)) }
    onChoose(next.day)
    setHour(next.hour)
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-cell="${idOf(next)}"]`)?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') step(event, -1, 0)
    else if (event.key === 'ArrowRight') step(event, 1, 0)
    else if (event.key === 'ArrowUp') step(event, 0, -1)
    else if (event.key === 'ArrowDown') step(event, 0, 1)
  }

  return (
    <div
      ref={box}
      className="relative max-h-[max(24rem,calc(100dvh-14rem))] overflow-y-auto rounded border border-line bg-surface"
    >
      <table
        aria-busy={isLoading}
        className="w-full table-fixed border-separate border-spacing-0 transition-opacity duration-120 aria-busy:opacity-60"
      >
        <thead ref={head} className="sticky top-0 z-20 bg-surface">
          <tr>
            <th scope="col" className="w-18 border-b border-line">
              <span className="sr-only">
                <Trans>Hour</Trans>
              </span>
            </th>
            {days.map((one) => {
              const { posts, advice } = contentsOf(one)
              return (
                <th key={one} scope="col" className="border-b border-l border-line p-0.5 font-medium">
                  <button
                    type="button"
                    data-day={one}
                    aria-pressed={one === day}
                    onClick={() => onChoose(one)}
                    className="flex w-full items-center justify-center gap-1 rounded-[6px] p-1 text-sm text-ink-2 hover:bg-sunk aria-pressed:bg-action-soft"
                  >
                    <span aria-hidden>{shortWeekday(one)}</span>
                    <span className="sr-only">{weekdayName(one)}</span>
                    <span
                      className={cn(
                        'tabular grid size-6 place-items-center rounded-full',
                        one === today ? 'bg-action font-semibold text-on-action' : 'text-ink',
                      )}
                    >
                      {dateOf(one)}
                    </span>
                    <span className="sr-only">
                      {plural(posts.length, { one: '# post', other: '# posts' })}
                      {advice.length > 0 && `, ${t`has a note`}`}
                    </span>
                    {advice.length > 0 && <CircleAlert aria-hidden className="size-3.5 text-warn" />}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {hours.map((one) => (
            <tr key={one} data-hour={one}>
              <th
                scope="row"
                className="tabular border-b border-line px-1.5 pt-0.5 text-right align-top text-xs whitespace-nowrap text-ink-3"
              >
                {timeOfDay(hourName(one))}
              </th>
              {days.map((weekday) => (
                <WeekHour
                  key={weekday}
                  day={weekday}
                  hour={one}
                  isTabStop={weekday === day && one === hour}
                  contents={contentsOf(weekday)}
                  onKeyDown={onKeyDown}
                  onFocus={() => {
                    setHour(one)
                    if (weekday !== day) onChoose(weekday)
                  }}
                  onOpen={onOpen}
                  onCreate={onCreate}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface WeekHourProps extends Pick<GridProps, 'onOpen' | 'onCreate'> {
  day: Day
  hour: number
  isTabStop: boolean
  contents: ReturnType<GridProps['contentsOf']>
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
}

function WeekHour({ day, hour, isTabStop, contents, onKeyDown, onFocus, onOpen, onCreate }: WeekHourProps) {
  const { t } = useLingui()

  const id = idOf({ day, hour })
  const { setNodeRef, isOver } = useDroppable({ id, data: { day, hour } })
  const posts = contents.posts.filter((post) => hourOf(post) === hour)
  const free = contents.free.filter((slot) => hourOf(slot) === hour)
  const proposed = contents.proposed.filter((one) => hourOf(one) === hour)
  return (
    <td
      ref={setNodeRef}
      className={cn(
        'relative h-11 border-b border-l border-line p-0.5 align-top',
        isOver && 'bg-action-soft outline-2 -outline-offset-2 outline-action',
      )}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-cell={id}
        aria-label={t`Schedule a post on ${longDay(day)} at ${timeOfDay(hourName(hour))}`}
        onClick={() => onCreate(day, hourName(hour))}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="absolute inset-0 hover:bg-sunk focus-visible:-outline-offset-2"
      />
      <div className="pointer-events-none relative grid gap-0.5 *:pointer-events-auto">
        {posts.map((post) => (
          <PostChip key={post.id} post={post} onOpen={onOpen} />
        ))}
        {proposed.map(({ post, time }) => (
          <ProposedChip key={post.id} post={post} time={time} onOpen={onOpen} />
        ))}
        {free.map(({ time }) => (
          <FreeSlotButton key={time} day={day} time={time} onCreate={onCreate} />
        ))}
      </div>
    </td>
  )
}
