import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { monthAfter, monthName } from '#shared/figure-month.ts'
import type { Figures } from '#shared/figures.ts'
import { product } from '#shared/product.ts'
import { useAuthor } from '#web/lib/authors.ts'
import { currentLocale } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddFiles } from './add-files.tsx'
import { Comparisons } from './comparisons.tsx'
import { Demographics } from './demographics.tsx'
import { dayName, Figure, spanName } from './figure.tsx'
import { FileList } from './file-list.tsx'
import { OpenJoins } from './open-joins.tsx'
import { PostTable } from './post-table.tsx'
import { figuresQuery } from './queries.ts'
import { ReachChart } from './reach-chart.tsx'
import { since, spans, startOf, sum } from './series.ts'

const route = getRouteApi('/_shell/_guarded/analytics')

/** What LinkedIn's own files say about the author's posts. */
export function LinkedInFigures({ author }: { author?: string }) {
  const { t } = useLingui()

  const { data, isPending, refetch } = useQuery(figuresQuery(author))
  return (
    <SettingsCard
      title={t`What ${product.network} counted`}
      text={t`${product.network} lets you download what your posts reached. Add the file here; nothing is guessed.`}
    >
      {data ? (
        <>
          <AddFiles isFirst={data.files.length === 0} />
          {data.files.length > 0 && <Known all={data} author={author} />}
        </>
      ) : isPending ? (
        <div role="status" aria-label={t`Loading what ${product.network} counted`} className="grid gap-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-64" />
        </div>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>
            <Trans>What {product.network} counted couldn’t be loaded. Your files are safe.</Trans>
          </p>
          <Button variant="outline" size="sm" onClick={() => refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </SettingsCard>
  )
}

function Known({ all, author }: { all: Figures; author: string | undefined }) {
  const { t } = useLingui()

  const search = route.useSearch()
  const navigate = route.useNavigate()
  const span = spans.find(({ id }) => id === search.period)?.id ?? '365'
  const from = startOf(span, all)
  const figures = since(from, all)
  const { days, followers, periods } = figures
  // Posts of two people cannot be compared, nor do they share a month.
  const one = useAuthor()?.id
  const lastMonth = monthAfter(new Date().toISOString().slice(0, 7), -1)
  const period = periods.findLast(({ membersReached }) => membersReached !== null)
  return (
    <>
      <OpenJoins author={author} />
      <div className="grid gap-3">
        <Select
          aria-label={t`Period`}
          className="w-44 print:hidden"
          options={spans.map(({ id, name }) => ({ id, name: t(name) }))}
          value={span}
          onChange={({ target }) =>
            navigate({ search: (former) => ({ ...former, period: target.value }), replace: true, resetScroll: false })
          }
        />
        <dl className="grid grid-cols-2 items-end gap-4 sm:grid-cols-5">
          <Figure name={t`Impressions`} value={sum(days.map(({ impressions }) => impressions))} />
          <Figure
            name={period ? t`Members reached, ${{ days: spanName(period) }}` : t`Members reached`}
            value={period?.membersReached ?? null}
          />
          <Figure name={t`Engagements`} value={sum(days.map(({ engagements }) => engagements))} />
          <Figure name={t`New followers`} value={sum(days.map(({ newFollowers }) => newFollowers))} />
          <Figure
            name={followers ? t`Followers on ${{ day: dayName(followers.on) }}` : t`Followers`}
            value={followers?.total ?? null}
          />
        </dl>
        <p className="text-sm">
          <Link
            to="/months/$month"
            params={{ month: lastMonth }}
            search={{ author: author ?? one }}
            className="text-action underline"
          >
            {t`${{ month: monthName(lastMonth, currentLocale()) }} to read or print`}
          </Link>
        </p>
        {all.accounts > 1 && (
          <p className="text-sm text-ink-2">
            <Trans>
              These files are about {all.accounts} authors. A day’s sum shows where the files of all tell it. Choose an
              author for followers, members reached and who they are.
            </Trans>
          </p>
        )}
      </div>
      <ReachChart figures={figures} />
      <Comparisons author={author ?? one} />
      <PostTable from={from} author={author} />
      <Demographics demographics={figures.demographics} />
      <FileList files={figures.files} />
    </>
  )
}
