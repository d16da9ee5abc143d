import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ExternalLink, PenLine, Send } from 'lucide-react'
import { Suspense } from 'react'
import { badgeOf, type Post, type PostBadge, parseContent } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { useClock } from '#web/lib/clock.ts'
import { ApprovalBadge } from '#web/ui/approval-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { categoryNameOf, toneNameOf } from './catalogue-names.ts'
import { editing } from './editing.ts'
import { BlanksBadge, PostCardHead } from './post-card-head.tsx'
import type { PostActions } from './post-menu.tsx'
import { PublishingNote } from './publishing-note.tsx'

const CardFigures = lazyPart(() =>
  import('#web/features/figures/card-figures.tsx').then((file) => ({ default: file.CardFigures })),
)

const badges = {
  draft: { name: msg`Draft`, variant: 'default' },
  scheduled: { name: msg`Scheduled`, variant: 'action' },
  published: { name: msg`Published`, variant: 'good' },
} as const satisfies Record<PostBadge, object>
/** Not green, which marks live posts. */
const savedBadge = { name: msg`Published to library`, variant: 'default' } as const

interface PostCardProps extends PostActions {
  onPublish: () => void
  publishName: string
}

export function PostCard({ onPublish, publishName, ...actions }: PostCardProps) {
  const { post } = actions
  const content = parseContent(post.content)
  const isSavedOnly = post.savedToLibrary && !post.publication
  const badge = isSavedOnly ? savedBadge : badges[badgeOf(post)]
  const { shortDate, moment } = useClock()
  const { t } = useLingui()
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-4">
      <PostCardHead {...actions} />
      <div className="flex flex-wrap gap-1.5">
        <Badge variant={badge.variant}>{t(badge.name)}</Badge>
        {post.status === 'publishing' && (
          <Badge variant="action">
            <Trans>Publishing</Trans>
          </Badge>
        )}
        {post.status === 'due' && (
          <Badge variant="warn">
            <Trans>Due now</Trans>
          </Badge>
        )}
        {post.status === 'failed' && (
          <Badge variant="warn">
            <Trans>Not published</Trans>
          </Badge>
        )}
        {post.status === 'missed' && (
          <Badge variant="warn">
            <Trans>Missed</Trans>
          </Badge>
        )}
        <ApprovalBadge post={post} />
        <BlanksBadge post={post} />
        <Badge>{categoryNameOf(post)}</Badge>
        <Badge>
          <Trans>{toneNameOf(post)} tone</Trans>
        </Badge>
      </div>
      <p dir="auto" data-own className="line-clamp-4 border-l-3 border-hook pl-3 leading-6 whitespace-pre-line">
        {content.hook}
      </p>
      <PublishingNote post={post} onPublish={onPublish} />
      <div className="mt-auto grid gap-0.5 pt-1 text-sm text-ink-3">
        <p>
          <Trans>
            Created on <time dateTime={post.createdAt}>{shortDate(post.createdAt)}</time>
          </Trans>
        </p>
        {post.editedAt && (
          <p>
            <Trans>
              Edited <time dateTime={post.editedAt}>{moment(post.editedAt)}</time>
            </Trans>
          </p>
        )}
        <Timing post={post} />
        <Suspense>{post.publication && <CardFigures postId={post.id} />}</Suspense>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button asChild variant="outline" size="sm">
          <Link {...editing(post)}>
            <PenLine aria-hidden />
            <Trans>Edit</Trans>
          </Link>
        </Button>
        {!post.publication && post.status !== 'publishing' && (
          <Button variant="ghost" size="sm" className="text-action-text" onClick={onPublish}>
            <Send aria-hidden />
            {publishName}
          </Button>
        )}
        {post.publication?.url && (
          <Button asChild variant="ghost" size="sm">
            <a href={post.publication.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              <Trans>View on {product.network}</Trans>
            </a>
          </Button>
        )}
      </div>
    </Card>
  )
}

function Timing({ post }: { post: Post }) {
  const { scheduledFor, publication, savedToLibrary } = post
  const { t } = useLingui()
  const { shortDate, clockTime, nearDay, zone } = useClock()
  const near = scheduledFor && nearDay(scheduledFor)
  // A post that went live before its time shows only its publication.
  const isPlanned = scheduledFor && Date.parse(scheduledFor) !== Date.parse(publication?.at ?? '')
  const day = scheduledFor && (near ? `${near}, ${shortDate(scheduledFor)}` : shortDate(scheduledFor))
  return (
    <>
      {isPlanned && (
        <p>
          <Trans>
            Scheduled for <time dateTime={scheduledFor}>{t`${{ day }} at ${{ time: clockTime(scheduledFor) }}`}</time> (
            {zone})
          </Trans>
        </p>
      )}
      {publication && (
        <p>
          <Trans>
            Live on {product.network} since <time dateTime={publication.at}>{shortDate(publication.at)}</time>
          </Trans>
        </p>
      )}
      {savedToLibrary && !publication && (
        <p>
          <Trans>Saved to library, not yet on {product.network}</Trans>
        </p>
      )}
    </>
  )
}
