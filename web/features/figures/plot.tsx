import type { PointerEvent } from 'react'
import { cn } from '#web/lib/cn.ts'
import { inDigits } from '#web/lib/intl.ts'
import { dayName } from './figure.tsx'

/** A day, or the days from one to another, with what LinkedIn counted on them. */
export interface Stop {
  from: string
  to: string
  /** Null if no file tells it. */
  count: number | null
  /** Says which posts went out. */
  posts?: string
}

/** `days` draws a line through days that follow each other, `all` through everything that is known. */
export type Joined = 'days' | 'all' | 'none'

interface PlotProps {
  /** Oldest first. */
  stops: readonly Stop[]
  joined: Joined
  /** The stop that is pointed at. */
  at?: number | null
  onPoint?: (at: number) => void
  /** There is never more room than on a phone. */
  isSmall?: boolean
}

const height = 200
const margin = { left: 44, right: 8, top: 10, bottom: 20 }
const dayMs = 86_400_000

/** In two sizes, so that letters keep theirs. */
export const Plot = ({ isSmall = false, ...props }: PlotProps) => (
  <>
    <Drawing {...props} width={360} className={isSmall ? 'max-w-md' : 'sm:hidden'} />
    {!isSmall && <Drawing {...props} width={800} className="max-sm:hidden" />}
  </>
)

function Drawing({
  stops,
  joined,
  at = null,
  onPoint,
  width,
  className,
}: PlotProps & { width: number; className: string }) {
  const start = Date.parse(stops[0]!.from)
  const end = Date.parse(stops.at(-1)!.to)
  const counts = stops.flatMap(({ count }) => count ?? [])
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)]
  // A total that barely moves would be a flat line.
  const least = joined === 'all' && lowest > 0.8 * highest ? lowest : 0
  const most = Math.max(least + 1, ...counts)
  const right = width - margin.right
  const bottom = height - margin.bottom
  const x = (ms: number) => margin.left + ((right - margin.left) * (ms - start)) / Math.max(dayMs, end - start)
  const middle = ({ from, to }: Stop) => (x(Date.parse(from)) + x(Date.parse(to))) / 2
  const y = (count: number) => margin.top + (bottom - margin.top) * (1 - (count - least) / (most - least))
  const marks = joined === 'none' ? [] : stops.filter(({ posts }) => posts)
  const chosen = at === null ? undefined : stops[at]

  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect()
    const place = ((clientX - box.left) / box.width) * width
    const distances = stops.map((stop) => Math.abs(middle(stop) - place))
    onPoint?.(distances.indexOf(Math.min(...distances)))
  }

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      onPointerMove={onPoint && point}
      onPointerDown={onPoint && point}
      className={cn('w-full touch-pan-y text-action', className)}
    >
      {[0, 0.5, 1].map((part) => {
        const count = least + (most - least) * part
        return (
          <g key={part} className="text-ink-3">
            <line x1={margin.left} x2={right} y1={y(count)} y2={y(count)} stroke="currentColor" strokeOpacity="0.3" />
            <text x={margin.left - 6} y={y(count) + 4} textAnchor="end" fontSize="12" fill="currentColor">
              {short(count, least > 0)}
            </text>
          </g>
        )
      })}
      <path
        d={pathOf(stops, joined, (day) => x(Date.parse(day)), y)}
        fill="none"
        stroke="currentColor"
        strokeWidth={joined === 'none' ? 4 : 2}
        strokeDasharray={joined === 'all' ? '4 4' : undefined}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {joined === 'all' &&
        stops.map(
          (stop) =>
            stop.count !== null && (
              <circle key={stop.to} cx={middle(stop)} cy={y(stop.count)} r="3" fill="currentColor" />
            ),
        )}
      {marks.map((stop) => (
        <circle
          key={stop.from}
          cx={middle(stop)}
          cy={stop.count === null || joined !== 'days' ? bottom : y(stop.count)}
          r={marks.length > width / 16 ? 2.5 : 4}
          className="fill-hook"
        />
      ))}
      {chosen && (
        <g className="text-ink">
          <line x1={middle(chosen)} x2={middle(chosen)} y1={margin.top} y2={bottom} stroke="currentColor" />
          {chosen.count !== null && <circle cx={middle(chosen)} cy={y(chosen.count)} r="5" fill="currentColor" />}
        </g>
      )}
      <text x={margin.left} y={height - 4} fontSize="12" className="fill-ink-3">
        {dayName(stops[0]!.from)}
      </text>
      <text x={right} y={height - 4} fontSize="12" textAnchor="end" className="fill-ink-3">
        {dayName(stops.at(-1)!.to)}
      </text>
    </svg>
  )
}

const short = (count: number, isExact: boolean) =>
  inDigits(Math.round(count), {
    notation: 'compact',
    ...(isExact ? { maximumSignificantDigits: 5 } : { maximumFractionDigits: 1 }),
  })

function pathOf(
  stops: readonly Stop[],
  joined: Joined,
  x: (day: string) => number,
  y: (count: number) => number,
): string {
  let former: Stop | undefined
  return stops
    .flatMap((stop) => {
      if (stop.count === null) return []
      const isNext = former && Date.parse(stop.from) - Date.parse(former.to) <= dayMs
      const goesOn = former && (joined === 'all' || (joined === 'days' && isNext))
      former = stop
      const end = x(stop.to).toFixed(1)
      return `${goesOn ? 'L' : 'M'}${x(stop.from).toFixed(1)} ${y(stop.count).toFixed(1)}H${end}`
    })
    .join('')
}
