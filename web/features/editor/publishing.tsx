import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, Send } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { Post } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { PublishingNote } from '#web/features/posts/publishing-note.tsx'
import { useClock } from '#web/lib/clock.ts'
import { cn } from '#web/lib/cn.ts'
import { whilePublishing } from '#web/lib/post-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const PostFigures = lazyPart(() =>
  import('#web/features/figures/post-figures.tsx').then((file) => ({ default: file.PostFigures })),
)

interface PublishingProps {
  post: Post
  onCopy: () => void
  onPost: (from: HTMLElement) => void
}

export function Publishing({ post, onCopy, onPost }: PublishingProps) {
  const { data = post } = useQuery(whilePublishing(post.id))
  return (
    <div className="grid gap-2 px-5 pb-4 empty:hidden">
      {data.status === 'due' && <DueNote post={data} onPost={onPost} />}
      {data.publication && <LiveNote publication={data.publication} onCopy={onCopy} />}
      <Suspense>{data.publication && <PostFigures id={post.id} title={data.title} />}</Suspense>
      <PublishingNote post={data} />
    </div>
  )
}

function DueNote({ post, onPost }: Pick<PublishingProps, 'post' | 'onPost'>) {
  const { clockTime } = useClock()
  return (
    <Note className="border-action/40 bg-action-soft">
      <p>
        <Trans>
          <strong className="font-semibold">It’s time to post this.</strong> You planned it for{' '}
          {clockTime(post.scheduledFor!)}.
        </Trans>
      </p>
      <Button size="sm" onClick={(event) => onPost(event.currentTarget)}>
        <Send aria-hidden /> <Trans>Post it</Trans>
      </Button>
    </Note>
  )
}

/** Tells the author about consequences before they edit a live post. */
function LiveNote({
  publication,
  onCopy,
}: Pick<PublishingProps, 'onCopy'> & { publication: NonNullable<Post['publication']> }) {
  const { shortDate } = useClock()
  return (
    <Note className="border-line bg-sunk text-ink-2">
      <p>
        <Trans>
          This post has been live on {product.network} since {shortDate(publication.at)}. What you change here stays
          here: {product.network} keeps the text it has until you edit it there.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onCopy}>
          <Copy aria-hidden /> <Trans>Copy this text</Trans>
        </Button>
        {publication.url && (
          <Button asChild variant="outline" size="sm">
            <a href={publication.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden /> <Trans>View on {product.network}</Trans>
            </a>
          </Button>
        )}
      </div>
    </Note>
  )
}

const Note = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={cn('grid justify-items-start gap-2 rounded border px-3 py-2 text-sm', className)}>{children}</div>
)
