import { useId } from 'react'
import type { FigureDay, MeasuredPost } from '#shared/figures.ts'
import { cn } from '#web/lib/cn.ts'
import { dayName } from './figure.tsx'

const height = 200
const margin = { left: 44, right: 8, top: 10, bottom: 20 }
const dayMs = 86_400_000

/** Impressions by day, with posts as marks on the line. Days that no file tells leave a gap. */
export function ReachChart({ days, posts }: { days: readonly FigureDay[]; posts: readonly MeasuredPost[] }) {
  const id = useId()
  const known = days.flatMap(({ day, impressions }) => (impressions === null ? [] : [{ day, count: impressions }]))
  if (known.length < 2) return null
  const reach = new Map(known.map(({ day, count }) => [day, count]))
  const marks = posts.flatMap(({ address, publishedAt, publishedOn, post }) => {
    const day = (publishedAt ?? publishedOn)?.slice(0, 10)
    const count = day && reach.get(day)
    return day && count !== undefined && count !== '' ? [{ address, day, count, title: post?.title ?? 'A post' }] : []
  })
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={id} className="font-semibold">
        Impressions by day
      </h3>
      <Plot width={360} known={known} marks={marks} className="sm:hidden" />
      <Plot width={800} known={known} marks={marks} className="max-sm:hidden" />
      <p className="text-sm text-ink-2">Dots are posts on the day they went out.</p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer max-md:py-2">As a table</summary>
        <div className="max-h-72 overflow-y-auto">
          <table className="w-full">
            <thead>
              <tr className="text-left">
                <th scope="col">Day</th>
                <th scope="col">Impressions</th>
                <th scope="col">Engagements</th>
                <th scope="col">New followers</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, impressions, engagements, newFollowers }) => (
                <tr key={day} className="tabular">
                  <th scope="row" className="text-left font-normal">
                    {dayName(day)}
                  </th>
                  <td>{impressions ?? 'unknown'}</td>
                  <td>{engagements ?? 'unknown'}</td>
                  <td>{newFollowers ?? 'unknown'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}

interface Point {
  day: string
  count: number
}

interface PlotProps {
  /** In units of the drawing, in which letters keep their size. */
  width: number
  known: readonly Point[]
  marks: readonly (Point & { address: string; title: string })[]
  className: string
}

function Plot({ width, known, marks, className }: PlotProps) {
  const start = Date.parse(known[0]!.day)
  const end = Date.parse(known.at(-1)!.day)
  const most = Math.max(1, ...known.map(({ count }) => count))
  const right = width - margin.right
  const x = (day: string) =>
    margin.left + ((right - margin.left) * (Date.parse(day) - start)) / Math.max(dayMs, end - start)
  const y = (count: number) => margin.top + (height - margin.top - margin.bottom) * (1 - count / most)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className={cn('w-full text-action', className)}>
      {[0, 0.5, 1].map((part) => (
        <g key={part} className="text-ink-3">
          <line
            x1={margin.left}
            x2={right}
            y1={y(most * part)}
            y2={y(most * part)}
            stroke="currentColor"
            strokeOpacity="0.3"
          />
          <text x={margin.left - 6} y={y(most * part) + 4} textAnchor="end" fontSize="12" fill="currentColor">
            {short(most * part)}
          </text>
        </g>
      ))}
      <path d={pathOf(known, x, y)} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {marks.map(({ address, day, count, title }) => (
        <circle key={address} cx={x(day)} cy={y(count)} r="4" className="fill-hook">
          <title>{`${title}, ${dayName(day)}`}</title>
        </circle>
      ))}
      <text x={margin.left} y={height - 4} fontSize="12" className="fill-ink-3">
        {dayName(known[0]!.day)}
      </text>
      <text x={right} y={height - 4} fontSize="12" textAnchor="end" className="fill-ink-3">
        {dayName(known.at(-1)!.day)}
      </text>
    </svg>
  )
}

const short = (count: number) => (count >= 10_000 ? `${Math.round(count / 1_000)}k` : String(Math.round(count)))

/** A line for each run of days without a gap. */
function pathOf(known: readonly Point[], x: (day: string) => number, y: (count: number) => number): string {
  return known
    .map(({ day, count }, at) => {
      const former = known[at - 1]
      const goesOn = former && Date.parse(day) - Date.parse(former.day) <= dayMs
      return `${goesOn ? 'L' : 'M'}${x(day).toFixed(1)} ${y(count).toFixed(1)}`
    })
    .join('')
}
