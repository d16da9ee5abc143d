import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { useClock } from '#web/lib/clock.ts'
import { useMay } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { reviewLinksQuery } from './queries.ts'

const SendDialog = lazyPart(() => import('./send-dialog.tsx').then((file) => ({ default: file.SendDialog })))

interface PostLinksProps {
  post: Post
  /** Saves what the person typed; false if that failed. */
  onSave: () => Promise<boolean>
}

/** Who sees the post on screen by a link, and a button for another one. */
export function PostLinks({ post, onSave }: PostLinksProps) {
  const { t } = useLingui()

  const may = useMay('change links')
  const { data: links } = useQuery({ ...reviewLinksQuery, enabled: may })
  const [isSending, setSending] = useState(false)
  const { onMoment } = useClock()
  if (!may || post.publication) return null
  const open = (links ?? []).filter(
    ({ state, posts, span, author }) =>
      state === 'open' &&
      (posts
        ? posts.some(({ id }) => id === post.id)
        : span && post.scheduledFor && !author && isWithin(post.scheduledFor, span)),
  )
  return (
    <section
      aria-label={t`Review without an account`}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded border border-line p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">
          <Trans>Review without an account</Trans>
        </h2>
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          onClick={async () => {
            if (await onSave()) setSending(true)
          }}
        >
          <Send aria-hidden /> <Trans>Send for review…</Trans>
        </Button>
      </div>
      {open.length > 0 && (
        <ul aria-label={t`Links to this post`} className="grid gap-1 text-sm text-ink-2">
          {open.map(({ id, reviewer, openedAt }) => (
            <li key={id} className="wrap-anywhere">
              <bdi data-own>{reviewer}</bdi>: {openedAt ? t`last opened ${onMoment(openedAt)}` : t`not opened yet`}
            </li>
          ))}
        </ul>
      )}
      {isSending && (
        <Suspense>
          <SendDialog of={{ postIds: [post.id] }} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </section>
  )
}

const isWithin = (at: string, { from, until }: { from: string; until: string }) =>
  Date.parse(from) <= Date.parse(at) && Date.parse(at) < Date.parse(until)
