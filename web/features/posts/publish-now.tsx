import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { contentText, type Post, parseContent } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { ApiError, messageOf } from '#web/lib/api.ts'
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
      else failureToast('Failed to publish', messageOf(error))
    }
  }

  if (post.publication)
    return (
      <>
        <p role="status">The post is live on {product.network}.</p>
        <PublishingNote post={post} />
        <DialogFooter>
          {post.publication.url && (
            <Button asChild variant="outline">
              <a href={post.publication.url} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden />
                View on {product.network}
              </a>
            </Button>
          )}
          <Button autoFocus onClick={onClose}>
            Done
          </Button>
        </DialogFooter>
      </>
    )
  if (isBegun && post.status === 'publishing')
    return (
      <>
        <Spinner label="Publishing" className="py-6" />
        <PublishingNote post={post} />
        <p className="text-sm text-ink-3">
          You can close this. Publishing continues, and the post’s card shows the result.
        </p>
      </>
    )
  return (
    <>
      {isBegun && post.failure ? (
        <p role="alert" className="text-danger">
          {post.failure.sentence}
        </p>
      ) : (
        <>
          <p>
            It will be published right away as <strong>{name}</strong>, visible to everyone:
          </p>
          <p
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
            dir="auto"
            className="max-h-60 overflow-y-auto rounded border border-line bg-sunk p-3 text-sm leading-5 wrap-anywhere whitespace-pre-line"
          >
            {contentText(parseContent(post.content))}
          </p>
          {post.media.length > 0 && <p className="text-sm text-ink-2">{sayMedia(post.media)}.</p>}
          {post.firstComment && (
            <p className="text-sm text-ink-2">Its first comment is added below it, if {product.network} takes it.</p>
          )}
        </>
      )}
      {open && <p role="alert">{open}</p>}
      <DialogFooter>
        <Button variant="outline" onClick={onByHand}>
          Post by hand
        </Button>
        <Button disabled={publish.isPending} onClick={() => send(open || wasAsked ? 'accept' : 'refuse')}>
          {publish.isPending ? 'Publishing…' : open ? 'Publish anyway' : isBegun ? 'Try again' : 'Publish now'}
        </Button>
      </DialogFooter>
    </>
  )
}
