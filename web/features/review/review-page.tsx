import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { product } from '#shared/product.ts'
import type { Review } from '#shared/review.ts'
import { cn } from '#web/lib/cn.ts'
import { useIsOffline } from '#web/lib/connection.ts'
import { clockIn } from '#web/lib/format.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PostList } from './post-list.tsx'
import { hasEnded, reviewQuery, sentenceOf } from './queries.ts'

const ReviewedPost = lazyPart(
  () => import('./reviewed-post.tsx').then((file) => ({ default: file.ReviewedPost })),
  MissingPart,
)

/** Where a review link leads. Its token stays behind the #, so that the page can be opened again. */
export function ReviewPage() {
  const { t } = useLingui()

  const token = useLocation({ select: ({ hash }) => hash })
  const { data, error, refetch, isFetching } = useQuery(reviewQuery(token))
  const isOffline = useIsOffline()
  usePageTitle(t`Posts to review`)
  const isOver = token === '' || hasEnded(error)

  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-2xl grid-cols-[minmax(0,1fr)] content-start px-4 pt-4 pb-10">
      <main id="content" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
        <Brand />
        {isOffline && (
          <p role="status" className="rounded border border-warn/40 bg-warn-soft px-4 py-3 text-warn">
            <Trans>You’re offline. What you write stays in this tab; send it once you are online again.</Trans>
          </p>
        )}
        {isOver ? (
          <Note title={error ? t`This link doesn’t work` : t`This link is not complete`}>
            {sentenceOf(error) ?? t`Open the link from your message again, or copy the whole link.`}
          </Note>
        ) : data ? (
          <Posts key={token} review={data} token={token} />
        ) : error ? (
          <Note
            title={t`The posts couldn’t be loaded`}
            action={
              <Button disabled={isFetching} onClick={() => void refetch()} className="justify-self-start">
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {sentenceOf(error)}
          </Note>
        ) : (
          <Spinner label={t`Loading the posts`} className="py-20" />
        )}
      </main>
    </div>
  )
}

function Posts({ review, token }: { review: Review; token: string }) {
  const { t } = useLingui()

  const { posts, span, madeBy, reviewer, expiresAt, mayDecide } = review
  const [chosen, setChosen] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const shown = posts.find(({ id }) => id === chosen) ?? posts[0]
  const at = shown ? posts.indexOf(shown) : -1
  const next = posts[at + 1]
  useEffect(() => {
    if (chosen === null || isFirst.current) {
      isFirst.current = false
      if (chosen === null) return
    }
    heading.current?.scrollIntoView?.({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [chosen])
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 className="text-2xl font-semibold tracking-tight break-words">
          <Trans>
            <bdi>{madeBy}</bdi> asks you to look at{' '}
            <Plural value={posts.length} _0="posts" one="a post" other="# posts" />
          </Trans>
        </h1>
        <p className="break-words text-ink-2">
          {span && `${plannedFor(span)} `}
          <Trans>
            This link is for <bdi>{reviewer}</bdi> and works until{' '}
            {{ date: clockIn(browserZone()).shortDate(expiresAt) }}. You need no account.
          </Trans>
        </p>
      </div>
      {!shown && (
        <Note title={t`There is nothing to see at the moment`}>
          {span
            ? t`No post is planned for these days. Posts appear here when they are.`
            : t`The posts of this link were deleted.`}
        </Note>
      )}
      {posts.length > 1 && <PostList review={review} chosen={shown?.id} onChoose={(id) => setChosen(id)} />}
      {shown && (
        <>
          <h2
            ref={heading}
            tabIndex={-1}
            className={cn('scroll-mt-4 text-lg font-semibold outline-none', posts.length === 1 && 'sr-only')}
          >
            <Trans>
              Post {at + 1} of {posts.length}
            </Trans>
          </h2>
          <Suspense fallback={<Spinner label={t`Loading the post`} className="py-20" />}>
            <ReviewedPost
              key={shown.id}
              token={token}
              post={shown}
              mayDecide={mayDecide}
              next={
                next && (
                  <Button size="lg" onClick={() => setChosen(next.id)}>
                    <Trans>Next post</Trans>
                  </Button>
                )
              }
            />
          </Suspense>
        </>
      )}
    </>
  )
}

function plannedFor({ from, until, timeZone }: NonNullable<Review['span']>): string {
  const { shortDate } = clockIn(timeZone)
  const last = new Date(Date.parse(until) - 1)
  return shortDate(from) === shortDate(last)
    ? t`Planned on ${{ date: shortDate(from) }}.`
    : t`Planned from ${{ from: shortDate(from) }} to ${{ to: shortDate(last) }}.`
}

const Note = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <Card className="grid gap-3 p-5">
    <h1 className="text-xl font-semibold">{title}</h1>
    <p className="text-ink-2 wrap-anywhere">{children}</p>
    {action}
    <p className="text-sm text-ink-3">
      <Trans>{product.name} shows posts to people without an account only by links like this.</Trans>
    </p>
  </Card>
)
