import { Link } from '@tanstack/react-router'
import { ExternalLink, PenLine, Send } from 'lucide-react'
import { badgeOf, type Post, type PostBadge, parseContent } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { BlanksBadge, editing, PostCardHead } from './post-card-head.tsx'
import type { PostActions } from './post-menu.tsx'
import { PublishingNote } from './publishing-note.tsx'

const badges = {
  draft: { name: 'Draft', variant: 'default' },
  scheduled: { name: 'Scheduled', variant: 'action' },
  published: { name: 'Published', variant: 'good' },
} as const satisfies Record<PostBadge, object>

interface PostCardProps extends PostActions {
  onPublish: () => void
}

export function PostCard({ onPublish, ...actions }: PostCardProps) {
  const { post } = actions
  const content = parseContent(post.content)
  const badge = badges[badgeOf(post)]
  const { shortDate, clockTime } = useClock()
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-4">
      <PostCardHead {...actions} />
      <div className="flex flex-wrap gap-1.5">
        <Badge variant={badge.variant}>{badge.name}</Badge>
        {post.status === 'publishing' && <Badge variant="action">Publishing</Badge>}
        {post.status === 'failed' && <Badge variant="warn">Not published</Badge>}
        {post.status === 'missed' && <Badge variant="warn">Missed</Badge>}
        <BlanksBadge post={post} />
        <Badge>{post.category.name}</Badge>
        <Badge>{post.tone.name} tone</Badge>
      </div>
      <p dir="auto" className="line-clamp-4 border-l-3 border-hook pl-3 leading-6 whitespace-pre-line">
        {content.hook}
      </p>
      <PublishingNote post={post} onPublish={onPublish} />
      <div className="mt-auto grid gap-0.5 pt-1 text-sm text-ink-3">
        <p>
          Created on <time dateTime={post.createdAt}>{shortDate(post.createdAt)}</time>
        </p>
        {post.editedAt && (
          <p>
            Edited{' '}
            <time dateTime={post.editedAt}>
              {shortDate(post.editedAt)} at {clockTime(post.editedAt)}
            </time>
          </p>
        )}
        <Timing post={post} />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button asChild variant="outline" size="sm">
          <Link {...editing(post)}>
            <PenLine aria-hidden />
            Edit
          </Link>
        </Button>
        {!post.publication && post.status !== 'publishing' && (
          <Button variant="ghost" size="sm" className="text-action-text" onClick={onPublish}>
            <Send aria-hidden />
            Publish Now
          </Button>
        )}
        {post.publication?.url && (
          <Button asChild variant="ghost" size="sm">
            <a href={post.publication.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              View on {product.network}
            </a>
          </Button>
        )}
      </div>
    </Card>
  )
}

/** When the post goes, or went, to the network. */
function Timing({ post }: { post: Post }) {
  const { scheduledFor, publication, savedToLibrary } = post
  const { shortDate, clockTime, place } = useClock()
  return (
    <>
      {scheduledFor && (
        <p>
          Scheduled for{' '}
          <time dateTime={scheduledFor}>
            {shortDate(scheduledFor)} at {clockTime(scheduledFor)}
          </time>{' '}
          ({place})
        </p>
      )}
      {publication && (
        <p>
          Live on {product.network} since <time dateTime={publication.at}>{shortDate(publication.at)}</time>
        </p>
      )}
      {savedToLibrary && !publication && <p>Saved to library, not yet on {product.network}</p>}
    </>
  )
}
