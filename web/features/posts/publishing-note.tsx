import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Post } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { commentTroubles, connectionEnds } from '#shared/publishing.ts'
import { useSayDone } from '#web/features/undo/undoable.ts'
import { messageOf } from '#web/lib/api.ts'
import { useClock } from '#web/lib/clock.ts'
import { cn } from '#web/lib/cn.ts'
import { translated } from '#web/lib/language.ts'
import { failureToast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { copyPostText } from '#web/ui/copy.ts'
import { useMarkPublished, useStopPublishing, useTakeBack } from './queries.ts'

/** Why a post or its first comment is not live, with ways to fix it. Nothing if all is well. */
export function PublishingNote({ post, onPublish }: { post: Post; onPublish?: () => void }) {
  const { t } = useLingui()

  const { onMoment, zone } = useClock()
  const stop = useStopPublishing()
  const { failure, publication, status } = post
  const comment = publication?.comment
  if (comment && comment in commentTroubles)
    return (
      <div className="grid justify-items-start gap-2 rounded border border-warn/40 bg-warn-soft px-3 py-2 text-sm text-warn">
        <p>{translated(commentTroubles[comment as keyof typeof commentTroubles])}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            onClick={() => copyPostText(post.firstComment, t`The first comment has been copied to your clipboard.`)}
          >
            <Trans>Copy first comment</Trans>
          </Button>
          {publication?.url && (
            <Button asChild variant="outline" size="sm">
              <a href={publication.url} target="_blank" rel="noreferrer">
                <Trans>Open the post</Trans>
              </a>
            </Button>
          )}
        </div>
      </div>
    )
  if (status !== 'publishing' && status !== 'failed') return null
  const isOfConnection = failure !== null && Object.hasOwn(connectionEnds, failure.code)
  const canStop = Boolean(failure?.retryAt) || isOfConnection
  return (
    <div
      role="status"
      className={cn(
        'grid justify-items-start gap-2 rounded border px-3 py-2 text-sm',
        failure ? 'border-warn/40 bg-warn-soft text-warn' : 'border-line bg-sunk text-ink-2',
      )}
    >
      <p>
        {failure ? translated(failure.sentence) : t`The post is being sent to ${product.network}.`}
        {failure?.retryAt && ` ${t`It is tried again ${{ when: onMoment(failure.retryAt) }} (${{ zone }}).`}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOfConnection && (
          <Button asChild variant="outline" size="sm">
            <Link to="/settings" search={{ section: 'integrations' }}>
              <Trans>Reconnect</Trans>
            </Link>
          </Button>
        )}
        {status === 'failed' && !isOfConnection && onPublish && (
          <Button variant="outline" size="sm" onClick={onPublish}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {failure?.code === 'unknown' && <ItIsThere post={post} />}
        {canStop && (
          <Button
            variant="outline"
            size="sm"
            disabled={stop.isPending}
            onClick={() =>
              stop.mutate(post.id, { onError: (error) => failureToast(t`Failed to stop`, messageOf(error)) })
            }
          >
            <Trans>Stop trying</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** For an author who has found the post on the network. */
function ItIsThere({ post }: { post: Post }) {
  const { t } = useLingui()

  const markPublished = useMarkPublished()
  const takeBack = useTakeBack()
  const sayDone = useSayDone()

  async function mark() {
    try {
      await markPublished.mutateAsync({ id: post.id, url: null })
      sayDone({
        title: t`Post published`,
        description: t`It is now marked as live on ${product.network}.`,
        undo: () => takeBack.mutate(post.id),
      })
    } catch (error) {
      failureToast(t`Failed to mark the post as published`, messageOf(error))
    }
  }

  return (
    <Button variant="outline" size="sm" disabled={markPublished.isPending} onClick={mark}>
      <Trans>It is there</Trans>
    </Button>
  )
}
