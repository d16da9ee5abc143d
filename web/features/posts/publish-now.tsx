import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
import { translated } from '#web/lib/language.ts'
import { whilePublishing } from '#web/lib/post-queries.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialog.tsx'
import { sayMedia } from '#web/ui/media-downloads.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { PublishingNote } from './publishing-note.tsx'
import { usePublish } from './queries.ts'

interface PublishNowProps {
  post: Post
  /** The name on the connected account. */
  name: string
  /** Whether the author has accepted the open points. */
  wasAsked: boolean
  onByHand: () => void
  onClose: () => void
}

/** Publishes through the network after a preview, then shows the outcome. */
export function PublishNow({ post: asked, name, wasAsked, onByHand, onClose }: PublishNowProps) {
  const { t } = useLingui()

  const publish = usePublish()
  const [open, setOpen] = useState<string | null>(null)
  const post = useQuery(whilePublishing(asked.id)).data ?? asked
  const isBegun = publish.isSuccess

  async function send(openPoints: 'refuse' | 'accept') {
    setOpen(null)
    try {
      await publish.mutateAsync({ id: post.id, openPoints })
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setOpen(error.body)
      else failureToast(t`Failed to publish`, messageOf(error))
    }
  }

  if (post.publication)
    return (
      <>
        <p role="status">
          <Trans>The post is live on {product.network}.</Trans>
        </p>
        <PublishingNote post={post} />
        <DialogFooter>
          {post.publication.url && (
            <Button asChild variant="outline">
              <a href={post.publication.url} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                <Trans>View on {product.network}</Trans>
              </a>
            </Button>
          )}
          <Button autoFocus onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </DialogFooter>
      </>
    )
  if (isBegun && post.status === 'publishing')
    return (
      <>
        <Spinner label={t`Publishing`} className="py-6" />
        <PublishingNote post={post} />
        <p className="text-sm text-ink-3">
          <Trans>You can close this. Publishing continues, and the post’s card shows the result.</Trans>
        </p>
      </>
    )
  return (
    <>
      {isBegun && post.failure ? (
        <p role="alert" className="text-danger">
          {translated(post.failure.sentence)}
        </p>
      ) : (
        <>
          <p>
            <Trans>
              It will be published right away as <strong>{name}</strong>, visible to everyone:
            </Trans>
          </p>
          <p
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
            dir="auto"
            data-own
            className="max-h-60 overflow-y-auto rounded border border-line bg-sunk p-3 text-sm leading-5 wrap-anywhere whitespace-pre-line"
          >
            {contentText(parseContent(post.content))}
          </p>
          {post.media.length > 0 && <p className="text-sm text-ink-2">{sayMedia(post.media)}.</p>}
          {post.firstComment && (
            <p className="text-sm text-ink-2">
              <Trans>Its first comment is added below it, if {product.network} takes it.</Trans>
            </p>
          )}
        </>
      )}
      {open && <p role="alert">{open}</p>}
      <DialogFooter>
        <Button variant="outline" onClick={onByHand}>
          <Trans>Post by hand</Trans>
        </Button>
        <Button disabled={publish.isPending} onClick={() => send(open || wasAsked ? 'accept' : 'refuse')}>
          {publish.isPending ? t`Publishing…` : open ? t`Publish anyway` : isBegun ? t`Try again` : t`Publish now`}
        </Button>
      </DialogFooter>
    </>
  )
}
