import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ChartNoAxesColumn, Lock } from 'lucide-react'
import type { Analytics } from '#shared/analytics.ts'
import { knownTone } from '#shared/catalogue.ts'
import { categoryName } from '#shared/category-names.ts'
import { product } from '#shared/product.ts'
import { ApiError } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { dated, inDigits } from '#web/lib/intl.ts'
import { translated } from '#web/lib/language.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { AuthorFilter } from '#web/ui/authors.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { ProBadge } from '#web/ui/pro-badge.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BarChart, ColumnChart } from './bar-chart.tsx'
import { analyticsQuery } from './queries.ts'

const LinkedInFigures = lazyPart(() =>
  import('#web/features/figures/linkedin-figures.tsx').then((file) => ({ default: file.LinkedInFigures })),
)

const route = getRouteApi('/_shell/_guarded/analytics')

export function AnalyticsPage() {
  const { t } = useLingui()

  usePageTitle(t`Analytics`)
  const { author } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(analyticsQuery(useClock().timeZone, author))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="flex items-center gap-2.5 text-2xl font-semibold tracking-tight">
            <Trans>Analytics</Trans> <ProBadge />
          </h1>
          <p className="text-ink-2">
            <Trans>Figures about your own posts.</Trans>
          </p>
        </div>
        <AuthorFilter
          value={author}
          onChange={(next) => navigate({ search: (former) => ({ ...former, author: next }), replace: true })}
        />
      </div>
      {data && <LinkedInFigures author={author} />}
      {data ? (
        data.total === 0 ? (
          <NoPosts />
        ) : (
          <Figures data={data} />
        )
      ) : error ? (
        <Failure error={error} onTryAgain={() => refetch()} />
      ) : (
        <div role="status" aria-label={t`Loading your figures`} className="grid gap-4 md:grid-cols-2">
          {['figures', 'weeks', 'categories', 'tones'].map((place) => (
            <Skeleton key={place} className="h-64" />
          ))}
        </div>
      )}
    </div>
  )
}

const statusNames = { draft: msg`Drafts`, scheduled: msg`Scheduled`, published: msg`Published` }

function Figures({ data }: { data: Analytics }) {
  const { t } = useLingui()

  const { total, live, words, byStatus, byWeek, byCategory, byTone } = data
  const figures = [
    [t`Posts`, total],
    [t`Live on ${product.network}`, live],
    [t`Words written`, words],
    [t`Words per post`, Math.round(words / total)],
  ] as const
  const bars = (counts: Analytics['byTone'], nameOf: (id: string) => string) =>
    counts.map(({ id, posts }) => ({ id, name: translated(nameOf(id)), value: posts }))
  return (
    <>
      <dl className="grid grid-cols-2 divide-line rounded border border-line bg-surface sm:grid-cols-4 sm:divide-x">
        {figures.map(([name, value]) => (
          <div key={name} className="grid gap-1 p-5">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="tabular text-2xl font-semibold tracking-tight">{inDigits(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        <ColumnChart
          title={t`Created by week`}
          bars={byWeek.map(({ start, posts }) => ({ id: start, name: weekName(start), value: posts }))}
        />
        <BarChart
          title={t`By status`}
          bars={Object.entries(statusNames).map(([id, name]) => ({
            id,
            name: t(name),
            value: byStatus[id as keyof typeof statusNames],
          }))}
        />
        <BarChart title={t`By category`} bars={bars(byCategory, categoryName)} />
        <BarChart title={t`By tone`} bars={bars(byTone, (id) => knownTone(id).name)} />
      </div>
    </>
  )
}

/** `2026-11-16` → `Nov 16`: a calendar day, in no time zone. */
const weekName = (start: string): string => dated(start, { month: 'short', day: 'numeric', timeZone: 'UTC' })

const NoPosts = () => {
  const { t } = useLingui()
  return (
    <Panel
      icon={<ChartNoAxesColumn aria-hidden className="text-ink-3" />}
      title={t`Nothing to count yet`}
      text={t`Once you’ve written a few posts, this page shows how many, when and of which kind.`}
      example={t`12 posts, 4 of them live, 180 words each, most of them written on a Monday.`}
    >
      <Button asChild>
        <AppLink href="/create">
          <Trans>Create New Post</Trans>
        </AppLink>
      </Button>
    </Panel>
  )
}

function Failure({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  const { t } = useLingui()

  if (error instanceof ApiError && error.status === 402) {
    return (
      <Panel icon={<Lock aria-hidden className="text-ink-3" />} title={t`Analytics comes with Pro`} text={error.body}>
        <Button asChild>
          <AppLink href="/pricing">
            <Trans>Upgrade</Trans>
          </AppLink>
        </Button>
      </Panel>
    )
  }
  return (
    <FailurePanel
      title={t`Failed to load analytics`}
      text={t`Your figures couldn’t be loaded. Your posts are safe.`}
      onTryAgain={onTryAgain}
    />
  )
}
