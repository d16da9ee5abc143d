import type { ScheduledPost } from '#shared/calendar.ts'
import { cn } from '#web/lib/cn.ts'
import { browserZone, clockIn } from '#web/lib/format.ts'
import { addDays, keyOf } from './days.ts'

interface MonthGridProps {
  days: Date[]
  day: Date
  today: Date
  postsOf: (day: Date) => ScheduledPost[]
  isLoading: boolean
  onChoose: (day: Date) => void
}

const shown = 2
const { clockTime } = clockIn(browserZone())

/** Six weeks of days; the arrow keys move between them. */
export function MonthGrid({ days, day, today, postsOf, isLoading, onChoose }: MonthGridProps) {
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  return (
    <table
      aria-busy={isLoading}
      className="w-full table-fixed border-separate border-spacing-0 rounded border border-line bg-surface transition-opacity duration-120 aria-busy:opacity-60"
    >
      <thead>
        <tr>
          {days.slice(0, 7).map((one) => (
            <th key={keyOf(one)} scope="col" className="py-2 text-sm font-medium text-ink-3">
              <span aria-hidden>{one.toLocaleDateString('en-US', { weekday: 'short' })}</span>
              <span className="sr-only">{one.toLocaleDateString('en-US', { weekday: 'long' })}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={keyOf(week[0]!)}>
            {week.map((one) => {
              const posts = postsOf(one)
              const isChosen = keyOf(one) === keyOf(day)
              return (
                <td key={keyOf(one)} className="h-px border-t border-line p-0.5 align-top not-last:border-r">
                  <button
                    type="button"
                    tabIndex={isChosen ? 0 : -1}
                    data-day={keyOf(one)}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(one)}
                    onKeyDown={(event) => {
                      const step = steps[event.key]
                      if (!step) return
                      event.preventDefault()
                      const next = addDays(one, step)
                      const grid = event.currentTarget.closest('table')
                      onChoose(next)
                      requestAnimationFrame(() =>
                        grid?.querySelector<HTMLElement>(`[data-day="${keyOf(next)}"]`)?.focus(),
                      )
                    }}
                    className={cn(
                      'grid h-full min-h-12 w-full content-start gap-0.5 rounded-[6px] p-1 text-left hover:bg-sunk aria-pressed:bg-action-soft md:min-h-21',
                      one.getMonth() !== day.getMonth() && 'text-ink-3',
                    )}
                  >
                    <span
                      className={cn(
                        'tabular grid size-6 place-items-center rounded-full text-sm',
                        keyOf(one) === keyOf(today) && 'bg-action font-semibold text-on-action',
                      )}
                    >
                      <span className="sr-only">{one.toLocaleDateString('en-US', { month: 'long' })} </span>
                      {one.getDate()}
                    </span>
                    {posts.length > 0 && (
                      <span className="tabular pl-1 text-xs font-semibold text-action-text md:sr-only">
                        {posts.length}
                        <span className="sr-only">{posts.length === 1 ? ' post' : ' posts'}</span>
                      </span>
                    )}
                    {posts.slice(0, shown).map((post) => (
                      <span key={post.id} className="truncate pl-1 text-xs text-ink-2 max-md:hidden">
                        <span className="tabular font-semibold">{clockTime(post.scheduledFor)}</span> {post.title}
                      </span>
                    ))}
                    {posts.length > shown && (
                      <span className="pl-1 text-xs text-ink-3 max-md:hidden">{posts.length - shown} more</span>
                    )}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
