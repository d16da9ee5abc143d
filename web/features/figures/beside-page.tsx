import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Beside, Side } from '#shared/figures.ts'
import { useClock } from '#web/lib/clock.ts'
import { listed } from '#web/lib/intl.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailurePanel, Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { timesOf } from './figure.tsx'
import { RowMenu } from './row-menu.tsx'
import { besideQuery } from './saying-queries.ts'

/** A post beside the nearest one that went well. What made the difference is the author's to see. */
export function BesidePage() {
  const { t } = useLingui()

  usePageTitle(t`Compare with one that went well`)
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(besideQuery(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-2xl font-semibold tracking-tight">
        <Trans>Beside one that went well</Trans>
      </h1>
      {data ? (
        <Both {...data} />
      ) : error ? (
        <FailurePanel
          title={t`Failed to load the posts`}
          text={t`They couldn’t be compared. Your posts are safe.`}
          onTryAgain={() => refetch()}
        />
      ) : (
        <div role="status" aria-label={t`Loading both posts`} className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      )}
    </div>
  )
}

function Both({ post, success, isSameCategory, sharedWords }: Beside) {
  const { t } = useLingui()

  return (
    <>
      {success && (
        <p className="max-w-prose text-ink-2">
          {sayShared(isSameCategory, sharedWords)}{' '}
          <Trans>One post proves nothing: read them side by side and judge for yourself.</Trans>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        <OneSide name={t`This post`} {...post} />
        {success ? (
          <OneSide name={t`Went well`} {...success} />
        ) : (
          <Panel
            icon={null}
            title={t`None to compare with`}
            text={
              post.times !== null && post.times >= 1.5
                ? t`This post went well, and no other one did better.`
                : t`No other post has reached half as much again as the posts around its time for a week or more.`
            }
          />
        )}
      </div>
    </>
  )
}

function sayShared(isSameCategory: boolean, words: readonly string[]): string {
  const quoted = listed(
    words.map((word) => t`“${word}”`),
    'unit',
  )
  if (isSameCategory)
    return words.length > 0
      ? t`Of your posts that reached at least half as much again as others of their time, this one is nearest. Both share the category and ${quoted}.`
      : t`Of your posts that reached at least half as much again as others of their time, this one is nearest. Both share the category.`
  return words.length > 0
    ? t`Of your posts that reached at least half as much again as others of their time, this one is nearest. Both share ${quoted}.`
    : t`Of your posts that reached at least half as much again as others of their time, this one is nearest in time.`
}

function OneSide({ name, id, title, text, words, hasImage, publishedAt, impressions, times }: Side & { name: string }) {
  const { t } = useLingui()

  const { shortDate, clockTime } = useClock()
  const facts = [
    publishedAt ? `${shortDate(publishedAt)}, ${clockTime(publishedAt)}` : t`No settled figures`,
    ...(impressions === null ? [] : [plural(impressions, { one: '# impression', other: '# impressions' })]),
    ...(times === null ? [] : [t`${{ times: timesOf(times) }} the posts around its time`]),
    plural(words, { one: '# word', other: '# words' }),
    hasImage ? t`with an image` : t`no image`,
  ]
  return (
    <Card role="group" aria-label={name} className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-3">{name}</p>
          <h2 dir="auto" className="font-semibold break-words">
            <AppLink href={`/?id=${id}`} data-own className="hover:underline">
              {title || t`Untitled post`}
            </AppLink>
          </h2>
        </div>
        <RowMenu id={id} title={title} />
      </div>
      <ul className="tabular flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p dir="auto" data-own className="break-words whitespace-pre-line">
        {text}
      </p>
    </Card>
  )
}
