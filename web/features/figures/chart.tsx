import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { shown, spanName } from './figure.tsx'
import { type Joined, Plot, type Stop } from './plot.tsx'

interface ChartProps {
  name: string
  /** What is counted, such as `Impressions`. */
  unit: string
  /** `1,250 impressions` */
  counted: (count: number | null) => string
  stops: readonly Stop[]
  joined: Joined
  isSmall?: boolean
}

/** A drawing with a slider over it, which arrow keys and screen readers move from day to day, and a table behind. */
export function Chart({ name, unit, counted, stops, joined, isSmall }: ChartProps) {
  const { t } = useLingui()
  const [at, setAt] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const place = Math.min(at ?? stops.length - 1, stops.length - 1)
  const hasPosts = stops.some(({ posts }) => posts)
  const say = ({ posts, count, ...days }: Stop) => {
    const said = t`${{ days: spanName(days) }}: ${{ count: counted(count) }}`
    return posts ? t`${said}. Posted: ${posts}` : said
  }

  function toPost(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const isForward = event.key === 'ArrowUp'
    const found = isForward
      ? stops.findIndex(({ posts }, index) => posts && index > place)
      : stops.findLastIndex(({ posts }, index) => posts && index < (at === null ? stops.length : place))
    if (found >= 0) setAt(found)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="relative rounded has-focus-visible:outline-2 has-focus-visible:outline-action">
        <Plot stops={stops} joined={joined} isSmall={isSmall} at={at === null ? null : place} onPoint={setAt} />
        <input
          type="range"
          aria-label={name}
          min={0}
          max={stops.length - 1}
          value={place}
          aria-valuetext={say(stops[place]!)}
          onChange={(event) => setAt(Number(event.target.value))}
          onFocus={() => setAt(place)}
          onKeyDown={toPost}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
      </div>
      {/* The slider says the same. */}
      <p aria-hidden dir="auto" className="tabular min-h-10 text-sm text-ink-2 print:hidden">
        {at !== null
          ? say(stops[place]!)
          : hasPosts && joined !== 'none' && !isSmall
            ? t`Point at the line, or press ← and →; ↑ and ↓ go from post to post. Dots are posts on the day they went out.`
            : t`Point at the line, or press ← and →.`}
      </p>
      <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer max-md:py-2">
          <Trans>As a table</Trans>
        </summary>
        {isOpen && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
          <section className="max-h-72 overflow-auto print:max-h-none" tabIndex={0} aria-label={t`${name}, as a table`}>
            <table className="w-full">
              <thead>
                <tr className="text-left">
                  <th scope="col">{stops.every(({ from, to }) => from === to) ? t`Day` : t`Period`}</th>
                  <th scope="col" className="text-right">
                    {unit}
                  </th>
                  {hasPosts && (
                    <th scope="col" className="pl-4">
                      <Trans>Posts</Trans>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {stops.toReversed().map((stop) => (
                  <tr key={`${stop.from} ${stop.to}`} className="tabular align-top">
                    <th scope="row" className="py-0.5 text-left font-normal whitespace-nowrap max-sm:whitespace-normal">
                      {spanName(stop)}
                    </th>
                    <td className="py-0.5 text-right">{shown(stop.count)}</td>
                    {hasPosts && (
                      <td dir="auto" className="py-0.5 pl-4 break-words">
                        {stop.posts}
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </details>
    </div>
  )
}
