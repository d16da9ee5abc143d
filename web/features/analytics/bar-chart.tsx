import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { inDigits } from '#web/lib/intl.ts'

interface Bar {
  id: string
  name: string
  value: number
}

interface BarChartProps {
  title: string
  bars: readonly Bar[]
}

const share = (value: number, bars: readonly Bar[]) =>
  `${(100 * value) / Math.max(1, ...bars.map((bar) => bar.value))}%`

/** Horizontal bars with names and numbers. Screen readers get a table. */
export function BarChart({ title, bars }: BarChartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 rounded border border-line bg-surface p-5">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">
              <Trans>Posts</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id} className="align-middle">
              <th scope="row" className="w-2/5 py-1 pr-3 text-left font-normal break-words text-ink-2">
                {bar.name}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden
                    style={{ width: share(bar.value, bars) }}
                    className="block h-4 min-w-px rounded-sm bg-action"
                  />
                  <span className="tabular shrink-0 text-sm font-semibold">{inDigits(bar.value)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Vertical bars, one per time step. */
export function ColumnChart({ title, bars }: BarChartProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded border border-line bg-surface p-5">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ol className="flex h-44 items-stretch gap-1 sm:gap-2">
        {bars.map((bar, at) => (
          <li key={bar.id} className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1">
            <span className="flex w-full flex-1 items-end pt-5">
              <span
                style={{ height: share(bar.value, bars) }}
                className="relative block min-h-px w-full rounded-t-sm bg-action"
              >
                <span className="tabular absolute inset-x-0 bottom-full pb-1 text-center text-xs font-semibold">
                  <span className="sr-only">
                    {t`Week of ${bar.name}: ${plural(bar.value, { one: '# post', other: '# posts' })}`}
                  </span>
                  <span aria-hidden>{inDigits(bar.value)}</span>
                </span>
              </span>
            </span>
            <span aria-hidden className="tabular h-4 text-[0.65625rem] whitespace-nowrap text-ink-3">
              {(bars.length - 1 - at) % 3 === 0 && bar.name}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
