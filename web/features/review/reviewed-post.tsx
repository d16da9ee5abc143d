import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquarePlus, PencilLine } from 'lucide-react'
import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react'
import type { Quotation } from '#shared/anchor.ts'
import { noAdditions, parseContent, type Section } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import type { ReviewedPost as Post } from '#shared/review.ts'
import { timeIn } from '#web/features/posting/time-in.ts'
import { headlineOf } from '#web/features/preview/author.ts'
import { initials } from '#web/lib/initials.ts'
import { browserZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart, MissingPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { type Draft, useDraft } from './draft.ts'
import { MarkedText } from './marked-text.tsx'
import { useSelectedWords, wordsAt } from './selected-words.ts'

const Changes = lazyPart(
  () => import('#web/features/approval/changes.tsx').then((file) => ({ default: file.Changes })),
  MissingPart,
)
const FeedPost = lazyPart(
  () => import('#web/features/preview/feed-post.tsx').then((file) => ({ default: file.FeedPost })),
  MissingPart,
)
const Composer = lazyPart(() => import('./composer.tsx').then((file) => ({ default: file.Composer })), MissingPart)
const Threads = lazyPart(() => import('./threads.tsx').then((file) => ({ default: file.Threads })), MissingPart)

interface ReviewedPostProps {
  token: string
  post: Post
  mayDecide: boolean
  next: ReactNode
}

/** Must be keyed by the post: it keeps the words that the reviewer types about it. */
export function ReviewedPost({ token, post, mayDecide, next }: ReviewedPostProps) {
  const { t } = useLingui()

  const { now, media, author, threads, approved, decision } = post
  const content = useMemo(() => parseContent(now), [now])
  const text = useRef<HTMLDivElement>(null)
  const selected = useSelectedWords(text, content)
  const [draft, setDraft] = useDraft(post.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()

  // Typed words stay, whatever they are then about.
  const begin = (kind: Draft['kind'], words: Quotation | null, thread: string | null = null) =>
    setDraft({
      id: crypto.randomUUID(),
      kind,
      words,
      thread,
      text: draft?.text ?? '',
      replacement: kind === 'suggestion' ? (words?.quote ?? '') : '',
    })
  const commentOn = (section: Section) => begin('comment', wordsAt(content, section, 0, content[section].length))

  const composer = draft && (
    <Composer
      key={draft.id}
      token={token}
      postId={post.id}
      draft={draft}
      onDraft={setDraft}
      onSent={() => heading.current?.focus()}
    />
  )
  const isOpen = post.state === 'open'
  return (
    <>
      <StateOf post={post} />
      <HasChanged key={post.id} hash={post.hash} />
      {isOpen && approved && decision && !decision.isCurrent && (
        <Suspense>
          <Changes approved={approved} now={now} title={t`Changed since you approved it`} />
        </Suspense>
      )}
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-hidden p-5">
        <h2 className="font-semibold">
          <Trans>As {product.network} shows it</Trans>
        </h2>
        <Suspense fallback={<Skeleton className="h-100" />}>
          <FeedPost
            mayImagine={false}
            author={{
              account: '',
              name: author.name,
              initials: initials(author.name),
              photo: author.photo,
              title: headlineOf(author),
            }}
            content={content}
            additions={{ ...noAdditions, firstComment: now.firstComment ?? '' }}
            media={media}
          />
        </Suspense>
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <div className="grid gap-1">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="font-semibold outline-none">
            <Trans>Text and comments</Trans>
          </h2>
          <p className="text-sm text-ink-2 print:hidden">
            <Trans>
              Select words to comment on them or to suggest others. Only the team that writes the post sees your
              comments.
            </Trans>
          </p>
        </div>
        <div ref={text}>
          <MarkedText content={content} threads={threads} onComment={commentOn} />
        </div>
        {composer ? (
          <Suspense>{composer}</Suspense>
        ) : (
          <Button variant="outline" className="justify-self-start print:hidden" onClick={() => begin('comment', null)}>
            <MessageSquarePlus aria-hidden /> <Trans>Comment on the whole post</Trans>
          </Button>
        )}
        {threads.length > 0 && (
          <Suspense fallback={<Skeleton className="h-20" />}>
            <Threads token={token} postId={post.id} threads={threads} onReply={({ id }) => begin('reply', null, id)} />
          </Suspense>
        )}
      </Card>
      {selected && !draft ? (
        <SelectionBar onComment={() => begin('comment', selected)} onSuggest={() => begin('suggestion', selected)} />
      ) : (
        isOpen && mayDecide && !draft && <AnswerBar key={post.id} token={token} post={post} next={next} />
      )}
    </>
  )
}

function StateOf({ post: { state, url, scheduledFor, timeZone } }: { post: Post }) {
  const { t } = useLingui()

  const planned = scheduledFor && timeIn(timeZone ?? browserZone(), scheduledFor)
  if (state === 'live')
    return (
      <p className="rounded border border-good/40 bg-good-soft px-4 py-3">
        <Trans>This post is live on {{ network: product.network }}.</Trans>{' '}
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className="text-action-text underline underline-offset-3">
            <Trans>See it there</Trans>
          </a>
        )}
      </p>
    )
  if (state === 'publishing')
    return (
      <p className="rounded border border-line px-4 py-3">
        <Trans>This post is being published right now.</Trans>
      </p>
    )
  return <p className="text-ink-2">{planned ? t`Planned for ${planned}.` : t`Not planned for a time yet.`}</p>
}

/** Says that the post changed under the reader's eyes. */
function HasChanged({ hash }: { hash: string }) {
  const [first, setFirst] = useState(hash)
  if (first === hash) return <p role="status" className="sr-only" />
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded border border-warn/40 bg-warn-soft px-4 py-3 text-warn">
      <p role="status">
        <Trans>This post was changed while you were reading. You see it as it is now.</Trans>
      </p>
      <Button variant="outline" size="sm" onClick={() => setFirst(hash)}>
        <Trans>OK</Trans>
      </Button>
    </div>
  )
}

/** Where a thumb reaches it. A press must not take the selection away first. */
const SelectionBar = ({ onComment, onSuggest }: { onComment: () => void; onSuggest: () => void }) => {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Selected words`}
      className="sticky bottom-0 z-20 -mx-4 -mb-10 grid grid-cols-2 gap-2 border-t border-line-strong bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float sm:mx-0 sm:rounded-t sm:border-x print:hidden"
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button size="lg" onClick={onComment}>
        <MessageSquarePlus aria-hidden /> <Trans>Comment</Trans>
      </Button>
      <Button size="lg" variant="outline" onClick={onSuggest}>
        <PencilLine aria-hidden /> <Trans>Suggest</Trans>
      </Button>
    </section>
  )
}
