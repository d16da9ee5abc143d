import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Posting } from '#shared/posting.ts'
import { product } from '#shared/product.ts'
import { lacksApprovalByHand } from '#shared/unapproved.ts'
import { ApiError } from '#web/lib/api.ts'
import { useIsOffline } from '#web/lib/connection.ts'
import { translated } from '#web/lib/language.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Brand } from '#web/ui/brand.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { LaterStep, OpenPointsStep, PostingSteps } from './posting-steps.tsx'
import { postingQuery, useSayNotPosted } from './queries.ts'
import { timeIn } from './time-in.ts'

const route = getRouteApi('/p/$token')

/** The target of reminders: post by hand, without a sign-in. */
export function PostingPage() {
  const { t } = useLingui()

  const { token } = route.useParams()
  const { data, error, refetch, isFetching } = useQuery(postingQuery(token))
  const isOffline = useIsOffline()
  usePageTitle(t`Time to post`)

  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start px-4 pt-4 pb-10">
      <main id="content" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
        <Brand />
        {isOffline && (
          <p role="status" className="rounded border border-warn/40 bg-warn-soft px-4 py-3 text-warn">
            {data?.post
              ? t`You’re offline. You can still copy the text; what you do here reaches ${product.name} once you are online again.`
              : t`You’re offline. What you do here reaches ${product.name} once you are online again.`}
          </p>
        )}
        {data && <Content posting={data} token={token} />}
        {!data && error && <Problem error={error} onRetry={refetch} isTrying={isFetching} />}
        {!data && !error && <Spinner label={t`Loading the post`} className="py-20" />}
      </main>
    </div>
  )
}

function Problem({ error, onRetry, isTrying }: { error: Error; onRetry: () => void; isTrying: boolean }) {
  const { t } = useLingui()

  if (error instanceof ApiError && error.status === 404)
    return (
      <Note title={t`This link is not valid`}>
        <Trans>Open the latest email about the post, or sign in to see your posts.</Trans>
      </Note>
    )
  return (
    <Note title={t`The post couldn’t be loaded`} action={{ label: t`Try again`, onSelect: onRetry, isBusy: isTrying }}>
      {error instanceof ApiError ? error.body : error.message}
    </Note>
  )
}

function Content({ posting, token }: { posting: Posting; token: string }) {
  const { t } = useLingui()

  const { state, post } = posting
  if (state === 'expired')
    return (
      <Note title={t`This link has expired`}>
        <Trans>Links in reminders work for 30 days. Sign in to see your posts.</Trans>
      </Note>
    )
  if (state === 'deleted' || !post)
    return (
      <Note title={t`This post was deleted`}>
        <Trans>There’s nothing left to post. Sign in to see your other posts.</Trans>
      </Note>
    )
  if (state === 'publishing')
    return (
      <Note title={t`This post is being published right now`}>
        <Trans>
          {product.name} is sending it to {product.network}. Don’t post it yourself; check again in a minute.
        </Trans>
      </Note>
    )
  if (state === 'live') return <Live post={post} token={token} />
  const isMoved = post.scheduledFor !== post.dueAt
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{isMoved ? t`Not due yet` : t`Time to post`}</h1>
        <p className="break-words text-ink-2">
          {isMoved ? (
            <Trans>
              “<bdi data-own>{post.title}</bdi>”
            </Trans>
          ) : (
            <Trans>
              “<bdi data-own>{post.title}</bdi>”, planned for {timeIn(post.timeZone, post.dueAt)}
            </Trans>
          )}
        </p>
        {post.author && (
          <p className="break-words">
            <Trans>
              It is <bdi data-own>{post.author}</bdi>’s post: post it from that account.
            </Trans>
          </p>
        )}
      </div>
      {isMoved && <Moved post={post} />}
      {post.lacksApproval && (
        <p className="rounded border border-warn/40 bg-warn-soft px-4 py-3 text-warn">
          {translated(lacksApprovalByHand)}
        </p>
      )}
      {post.openPoints.length > 0 && <OpenPointsStep post={post} />}
      <PostingSteps key={token} post={post} token={token} />
      <LaterStep post={post} token={token} />
    </>
  )
}

type ShownPost = NonNullable<Posting['post']>

function Moved({ post: { scheduledFor, timeZone } }: { post: ShownPost }) {
  const { t } = useLingui()

  const note = useRef<HTMLParagraphElement>(null)
  // `void`, because some browsers return a promise, which is no valid effect cleanup.
  useEffect(() => void note.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p ref={note} role="status" className="rounded border border-action/40 bg-action-soft px-4 py-3">
      {scheduledFor
        ? t`This post is now planned for ${timeIn(timeZone, scheduledFor)}. We’ll remind you again then.`
        : t`This post is no longer scheduled. You can still post it now.`}
    </p>
  )
}

function Live({ post: { title, publication }, token }: { post: ShownPost; token: string }) {
  const { t } = useLingui()

  const takeBack = useSayNotPosted(token)
  return (
    <Note title={t`Published`}>
      <Trans>
        “<bdi data-own>{title}</bdi>” is marked as live on {product.network}.
      </Trans>
      {publication?.url && (
        <a
          href={publication.url}
          target="_blank"
          rel="noreferrer"
          className="mt-2 flex min-h-11 items-center break-all text-action-text underline underline-offset-3"
        >
          {publication.url}
        </a>
      )}
      {publication?.via === 'manual' && (
        <Button
          variant="outline"
          className="mt-3 flex"
          aria-disabled={takeBack.isPending}
          onClick={() => !takeBack.isPending && takeBack.mutate()}
        >
          {takeBack.isPending ? t`Saving…` : t`Undo: I did not post it`}
        </Button>
      )}
      {takeBack.error && (
        <p role="alert" className="mt-2 text-danger">
          {takeBack.error instanceof ApiError ? takeBack.error.body : takeBack.error.message}
        </p>
      )}
    </Note>
  )
}

interface NoteProps {
  title: string
  children: ReactNode
  action?: { label: string; onSelect: () => void; isBusy: boolean }
}

const Note = ({ title, children, action }: NoteProps) => (
  <Card className="grid gap-3 p-5">
    <h1 className="text-xl font-semibold">{title}</h1>
    <div className="text-ink-2 wrap-anywhere">{children}</div>
    {action ? (
      <Button disabled={action.isBusy} onClick={action.onSelect} className="justify-self-start">
        {action.label}
      </Button>
    ) : (
      <Button asChild variant="outline" className="justify-self-start">
        <a href="/posts">
          <Trans>Open {product.name}</Trans>
        </a>
      </Button>
    )}
  </Card>
)
