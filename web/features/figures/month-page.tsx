import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FigureMonth, isMonth, type MonthPost, monthAfter, monthName, sayMonth } from '#shared/figure-month.ts'
import { product } from '#shared/product.ts'
import { ApiError } from '#web/lib/api.ts'
import { useAuthorName } from '#web/lib/authors.ts'
import { useClock } from '#web/lib/clock.ts'
import { listed } from '#web/lib/intl.ts'
import { currentLocale } from '#web/lib/language.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dayName, metricNames, shown, spanName, timesOf } from './figure.tsx'
import { monthQuery } from './saying-queries.ts'

/** A month to read or print: what went out, what it did, and what is too early to say. */
export function MonthPage() {
  const { t } = useLingui()

  const { month = '' } = useParams({ strict: false })
  const { author } = useSearch({ from: '/_shell/_guarded/months/$month' })
  const authorName = useAuthorName(author ?? null)
  const { timeZone } = useClock()
  const isKnown = isMonth(month)
  const name = isKnown ? monthName(month, currentLocale()) : t`Month`
  usePageTitle(name)
  const { data, error, refetch } = useQuery({ ...monthQuery(month, timeZone, author), enabled: isKnown })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{name}</h1>
          {author && authorName && (
            <p className="text-ink-2">
              <Trans>
                Posts of <span data-own>{authorName}</span>
              </Trans>
            </p>
          )}
        </div>
        {isKnown && (
          <nav aria-label={t`Months`} className="flex flex-wrap gap-2 print:hidden">
            <Beside month={monthAfter(month, -1)}>
              {(other) => (
                <>
                  <ChevronLeft aria-hidden /> {other}
                </>
              )}
            </Beside>
            <Beside month={monthAfter(month, 1)}>
              {(other) => (
                <>
                  {other} <ChevronRight aria-hidden />
                </>
              )}
            </Beside>
            <Button variant="outline" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden /> <Trans>Print</Trans>
            </Button>
          </nav>
        )}
      </div>
      {!isKnown ? (
        <Panel icon={null} title={t`There is no such month`} text={t`The address of a month ends as in 2026-10.`}>
          <Button asChild>
            <AppLink href="/analytics">
              <Trans>Open Analytics</Trans>
            </AppLink>
          </Button>
        </Panel>
      ) : data ? (
        <Month data={data} />
      ) : error instanceof ApiError && error.status === 402 ? (
        <Panel icon={null} title={t`Analytics comes with Pro`} text={error.body}>
          <Button asChild>
            <AppLink href="/pricing">
              <Trans>Upgrade</Trans>
            </AppLink>
          </Button>
        </Panel>
      ) : error ? (
        <FailurePanel
          title={t`Failed to load the month`}
          text={t`Its figures couldn’t be loaded. Your posts are safe.`}
          onTryAgain={() => refetch()}
        />
      ) : (
        <div role="status" aria-label={t`Loading the month`}>
          <Skeleton className="h-64" />
        </div>
      )}
    </div>
  )
}

const Beside = ({ month, children }: { month: string; children: (name: string) => ReactNode }) => (
  <Button asChild variant="outline" size="sm">
    <Link to="/months/$month" params={{ month }} search={(former) => former}>
      {children(monthName(month, currentLocale()))}
    </Link>
  </Button>
)

function Month({ data }: { data: FigureMonth }) {
  const { t } = useLingui()

  const { totals, days, missing, files, posts } = data
  const of = (state: MonthPost['state']) => posts.filter((post) => post.state === state)
  const isUntold = totals.impressions === null && days > 0
  return (
    <>
      <div className="grid max-w-prose gap-1">
        {sayMonth(data, monthName(data.month, currentLocale())).map((sentence) => (
          <p key={sentence.id}>{t(sentence)}</p>
        ))}
        {isUntold && (
          <p className="print:hidden">
            <AppLink href="/analytics" className="text-action underline">
              <Trans>Add a file from {product.network}</Trans>
            </AppLink>
          </p>
        )}
      </div>
      {!isUntold && days > 0 && (
        <dl className="grid grid-cols-2 gap-4 rounded border border-line bg-surface p-5 sm:grid-cols-3">
          <Total name={t`Impressions`} total={totals.impressions} days={days} />
          <Total name={t`Engagements`} total={totals.engagements} days={days} />
          <Total name={t`New followers`} total={totals.newFollowers} days={days} />
        </dl>
      )}
      {!isUntold && missing.length > 0 && (
        <p className="text-sm text-ink-2">{t`No file tells ${{ days: listed(missing.map(spanName), 'unit') }}.`}</p>
      )}
      <Posts title={t`What went out`} posts={of('settled')} />
      <Posts
        title={t`Too early to say`}
        text={t`Less than a week is counted, so these figures will grow.`}
        posts={of('early')}
      />
      <Posts title={t`Without figures`} text={t`No file tells what these posts did.`} posts={of('unknown')} />
      {files.length > 0 && (
        <section aria-labelledby="month-files" className="grid gap-2">
          <h2 id="month-files" className="font-semibold">
            <Trans>By file</Trans>
          </h2>
          <ul className="grid gap-1 text-sm text-ink-2">
            {files.map((file) => (
              <li key={`${file.name} ${file.from}`} className="break-words">
                <FileSum {...file} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function FileSum({ name, impressions, days, membersReached, from, to }: FigureMonth['files'][number]) {
  const { t } = useLingui()
  const counted = plural(impressions, { one: '# impression', other: '# impressions' })
  if (membersReached === null)
    return t`${name}: ${counted} on ${plural(days, { one: '# day', other: '# days' })} of this month.`
  const period = spanName({ from: from!, to: to! })
  return t`${name}: ${counted} on ${plural(days, { one: '# day', other: '# days' })} of this month, ${plural(
    membersReached,
    { one: '# member reached', other: '# members reached' },
  )} in ${period}.`
}

function Total({ name, total, days }: { name: string; total: FigureMonth['totals']['impressions']; days: number }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className={total ? 'tabular text-2xl font-semibold tracking-tight' : 'text-ink-3'}>{shown(total?.sum)}</dd>
      {total && total.days < days && (
        <dd className="text-sm text-ink-2">
          <Trans>
            on {total.days} of {days} days
          </Trans>
        </dd>
      )}
    </div>
  )
}

const columns = ['impressions', 'engagements', 'followersGained'] as const

function Posts({ title, text, posts }: { title: string; text?: string; posts: readonly MonthPost[] }) {
  const { t } = useLingui()

  if (posts.length === 0) return null
  const told = columns.filter((metric) => posts.some(({ figures }) => figures[metric] !== undefined))
  const hasTimes = posts.some(({ times }) => times !== null)
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-semibold">{title}</h2>
      {text && <p className="text-sm text-ink-2">{text}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={t`${title}, post by post`}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-2 font-medium">
                <Trans>Post</Trans>
              </th>
              {[...told.map((metric) => t(metricNames[metric])), ...(hasTimes ? [t`Beside its time`] : [])].map(
                (name) => (
                  <th key={name} scope="col" className="py-2 pl-2 text-right font-medium">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {posts.map((post) => (
              <tr
                key={`${post.publishedAt} ${post.address ?? post.post?.id}`}
                className="break-inside-avoid border-b border-line align-top"
              >
                <Named {...post} />
                {told.map((metric) => (
                  <Cell key={metric} unknown={t`unknown`}>
                    {post.figures[metric] === undefined ? null : shown(post.figures[metric])}
                  </Cell>
                ))}
                {hasTimes && <Cell unknown={t`too few`}>{post.times === null ? null : timesOf(post.times)}</Cell>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Named({ post, address, publishedAt, asOf, file }: MonthPost) {
  const { t } = useLingui()

  const { shortDate } = useClock()
  return (
    <th scope="row" className="min-w-40 py-2 text-left font-normal">
      {post ? (
        <AppLink href={`/?id=${post.id}`} dir="auto" data-own className="text-action underline">
          {post.title || t`Untitled post`}
        </AppLink>
      ) : (
        <a href={address ?? ''} target="_blank" rel="noopener noreferrer nofollow" className="text-ink-2 underline">
          <Trans>Not written here</Trans>
        </a>
      )}
      <span className="block text-xs break-words text-ink-3">
        {shortDate(publishedAt)}
        {asOf && (
          <>
            {' '}
            · {t`as of ${{ day: dayName(asOf) }}`} · <span data-own>{file}</span>
          </>
        )}
      </span>
    </th>
  )
}

const Cell = ({ unknown, children }: { unknown: string; children: string | null | undefined }) => (
  <td className="tabular py-2 pl-2 text-right whitespace-nowrap">
    {children ?? <span className="text-ink-3">{unknown}</span>}
  </td>
)
