import { parseContent } from '#shared/posts.ts'
import { useClock } from '#web/lib/clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { categoryNameOf, toneNameOf } from './catalogue-names.ts'
import { BlanksBadge, PostCardHead } from './post-card-head.tsx'
import type { PostActions } from './post-menu.tsx'

const cardClasses = 'flex min-w-0 flex-col gap-3 p-4'

export function LibraryCard(actions: PostActions) {
  const { post } = actions
  const content = parseContent(post.content)
  const { shortDate } = useClock()
  return (
    <Card className={cardClasses}>
      <div>
        <PostCardHead {...actions} isInLibrary />
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-ink-3">
          <span>{categoryNameOf(post)}</span>
          <time dateTime={post.createdAt}>{shortDate(post.createdAt)}</time>
        </p>
      </div>
      {content.hook && (
        <p dir="auto" data-own className="line-clamp-3 border-l-3 border-hook pl-3 leading-6 whitespace-pre-line">
          {content.hook}
        </p>
      )}
      {content.insight && (
        <p
          dir="auto"
          data-own
          className="line-clamp-3 border-l-3 border-insight pl-3 leading-6 whitespace-pre-line text-ink-2"
        >
          {content.insight}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-1.5">
        <Badge>{toneNameOf(post)}</Badge>
        <BlanksBadge post={post} />
      </div>
    </Card>
  )
}

export const LibraryCardSkeleton = () => (
  <Card className={cardClasses}>
    <Skeleton className="h-5 w-3/4" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-5 w-16" />
  </Card>
)
