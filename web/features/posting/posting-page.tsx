import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Posting } from '#shared/posting.ts'
import { product } from '#shared/product.ts'
import { lacksApprovalByHand } from '#shared/publishing.ts'
import { ApiError } from '#web/lib/api.ts'
import { useIsOffline } from '#web/lib/connection.ts'
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
  const { token } = route.useParams()
  const { data, error, refetch, isFetching } = useQuery(postingQuery(token))
  const isOffline = useIsOffline()
  usePageTitle('Time to post')

  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start px-4 pt-4 pb-10">
      <main id="content" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
        <Brand />
        {isOffline && (
          <p role="status" className="rounded border border-warn/40 bg-warn-soft px-4 py-3 text-warn">
            You’re offline. {data?.post ? 'You can still copy the text; ' : ''}what you do here reaches {product.name}{' '}
            once you are online again.
          </p>
        )}
        {data && <Content posting={data} token={token} />}
        {!data && error && <Problem error={error} onRetry={refetch} isTrying={isFetching} />}
        {!data && !error && <Spinner label="Loading the post" className="py-20" />}
      </main>
    </div>
  )
}

function Problem({ error, onRetry, isTrying }: { error: Error; onRetry: () => void; isTrying: boolean }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Note title="This link is not valid">Open the latest email about the post, or sign in to see your posts.</Note>
    )
  return (
    <Note title="The post couldn’t be loaded" action={{ label: 'Try again', onSelect: onRetry, isBusy: isTrying }}>
      {error instanceof ApiError ? error.body : error.message}
    </Note>
  )
}

function Content({ posting, token }: { posting: Posting; token: string }) {
  const { state, post } = posting
  if (state === 'expired')
    return <Note title="This link has expired">Links in reminders work for 30 days. Sign in to see your posts.</Note>
  if (state === 'deleted' || !post)
    return <Note title="This post was deleted">There’s nothing left to post. Sign in to see your other posts.</Note>
  if (state === 'publishing')
    return (
      <Note title="This post is being published right now">
        {product.name} is sending it to {product.network}. Don’t post it yourself; check again in a minute.
      </Note>
    )
  if (state === 'live') return <Live post={post} token={token} />
  const isMoved = post.scheduledFor !== post.dueAt
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{isMoved ? 'Not due yet' : 'Time to post'}</h1>
        <p className="break-words text-ink-2">
          “<bdi>{post.title}</bdi>”{!isMoved && <>, planned for {timeIn(post.timeZone, post.dueAt)}</>}
        </p>
        {post.author && (
          <p className="break-words">
            It is <bdi>{post.author}</bdi>’s post: post it from that account.
          </p>
        )}
      </div>
      {isMoved && <Moved post={post} />}
      {post.lacksApproval && (
        <p className="rounded border border-warn/40 bg-warn-soft px-4 py-3 text-warn">{lacksApprovalByHand}</p>
      )}
      {post.openPoints.length > 0 && <OpenPointsStep post={post} />}
      <PostingSteps key={token} post={post} token={token} />
      <LaterStep post={post} token={token} />
    </>
  )
}

type ShownPost = NonNullable<Posting['post']>

function Moved({ post: { scheduledFor, timeZone } }: { post: ShownPost }) {
  const note = useRef<HTMLParagraphElement>(null)
  // `void`, because some browsers return a promise, which is no valid effect cleanup.
  useEffect(() => void note.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p ref={note} role="status" className="rounded border border-action/40 bg-action-soft px-4 py-3">
      {scheduledFor
        ? `This post is now planned for ${timeIn(timeZone, scheduledFor)}. We’ll remind you again then.`
        : 'This post is no longer scheduled. You can still post it now.'}
    </p>
  )
}

function Live({ post: { title, publication }, token }: { post: ShownPost; token: string }) {
  const takeBack = useSayNotPosted(token)
  return (
    <Note title="Published">
      “<bdi>{title}</bdi>” is marked as live on {product.network}.
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
          {takeBack.isPending ? 'Saving…' : 'Undo: I did not post it'}
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
        <a href="/posts">Open {product.name}</a>
      </Button>
    )}
  </Card>
)
