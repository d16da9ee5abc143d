import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MeasuredPost, PostCurve } from '#shared/figures.ts'
import { dayOut, type PostMetric, postMetrics } from '#shared/post-metrics.ts'
import { product } from '#shared/product.ts'
import { listed } from '#web/lib/intl.ts'
import { useHasPaidFeatures, useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Chart } from './chart.tsx'
import { Demographics } from './demographics.tsx'
import { dayName, growthOf, metricNames, shown } from './figure.tsx'
import { PostFileDialog } from './post-file-dialog.tsx'
import { curveQuery } from './queries.ts'
import { RowMenu } from './row-menu.tsx'
import { counters } from './series.ts'

/** What people look for first: named also where no file tells it. */
const main: readonly PostMetric[] = ['impressions', 'membersReached', 'saves', 'sends', 'followersGained']

/** What LinkedIn counted of one post, and how it grew. */
export function PostFigures({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()

  const { data } = useQuery({ ...curveQuery(id), enabled: useHasPaidFeatures() })
  if (!data) return null
  const { measured } = data
  return measured ? (
    <section
      aria-label={t`What ${product.network} counted`}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line px-3 py-3 text-sm"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">
          <Trans>What {product.network} counted</Trans>
        </h2>
        <span className="flex items-center gap-1">
          <AddFile postId={id} />
          <RowMenu id={id} title={title} />
        </span>
      </div>
      <Counts measured={measured} />
      <p className="text-ink-2">{sayGrowth(measured)}</p>
      <Curve curve={data.curve} measured={measured} />
      {data.demographics.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer max-md:py-2">
            <Trans>Who saw it</Trans>
          </summary>
          <div className="mt-2">
            <Demographics demographics={data.demographics} />
          </div>
        </details>
      )}
      <Sources curve={data.curve} measured={measured} />
    </section>
  ) : (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-3">
      <p>
        <Trans>What this post reached is unknown: no file from {product.network} names it.</Trans>
      </p>
      <AddFile postId={id} />
      <RowMenu id={id} title={title} />
    </div>
  )
}

function AddFile({ postId }: { postId: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('write figures')) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Trans>Add a file</Trans>
      </Button>
      {isOpen && <PostFileDialog postId={postId} onClose={() => setOpen(false)} />}
    </>
  )
}

function Counts({ measured: { figures } }: { measured: MeasuredPost }) {
  const { t } = useLingui()
  const others = postMetrics.filter((metric) => !main.includes(metric) && figures[metric] !== undefined)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
      {[...main, ...others].map((metric) => (
        <div key={metric}>
          <dt className="text-ink-2">{t(metricNames[metric])}</dt>
          <dd className={figures[metric] === undefined ? 'text-ink-3' : 'tabular text-base font-semibold'}>
            {shown(figures[metric])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function sayGrowth(measured: MeasuredPost): string {
  const growth = growthOf(measured)
  if (growth === 'growing') return t`Less than a week old, so these figures still grow.`
  if (growth === 'early')
    return t`Counted until ${{ day: dayName(measured.asOf) }}, in its first week. It has grown since; a newer file tells how far.`
  return t`Counted until ${{ day: dayName(measured.asOf) }}.`
}

function Curve({ curve, measured }: Pick<PostCurve, 'curve'> & { measured: MeasuredPost }) {
  const { t } = useLingui()

  const known = curve.flatMap(({ asOf, figures: { impressions } }) =>
    impressions === undefined ? [] : [{ from: asOf, to: asOf, count: impressions as number | null }],
  )
  if (known.length < 2) return null
  const out = dayOut(measured)
  const first = out && out < known[0]!.from ? [{ from: out, to: out, count: null, posts: t`this post` }] : []
  return (
    <Chart
      name={t`Impressions by file`}
      unit={t`Impressions`}
      counted={counters.impressions}
      stops={[...first, ...known]}
      joined="all"
      isSmall
    />
  )
}

/** Of several files, each names what it is the newest to tell. */
function Sources({ curve, measured }: Pick<PostCurve, 'curve'> & { measured: MeasuredPost }) {
  const { t } = useLingui()
  const metrics = Object.keys(measured.figures) as PostMetric[]
  const sourceOf = (metric: PostMetric) => curve.findLast(({ figures }) => figures[metric] !== undefined) ?? measured
  const sources = [...Map.groupBy(metrics, sourceOf)]
  return (
    <ul className="text-xs text-ink-3">
      {sources.map(([{ file, asOf }, those]) => (
        <li key={`${asOf} ${file}`} className="break-words">
          {sources.length > 1 &&
            `${listed(
              those.map((metric) => t(metricNames[metric])),
              'unit',
            )}: `}
          {t`${{ file: file || t`A file` }}, as of ${{ day: dayName(asOf) }}`}
        </li>
      ))}
    </ul>
  )
}
