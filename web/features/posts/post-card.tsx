import { useRouter } from '@tanstack/react-router'
import { Copy, Ellipsis, ExternalLink, PenLine, Send, Trash2 } from 'lucide-react'
import { contentText, type Post, type PostStatus, parseContent, statusOf } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { copyPostText } from '#web/lib/copy.ts'
import { clockTime, shortDate } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'

const statusBadges = {
  draft: { name: 'Draft', variant: 'default' },
  scheduled: { name: 'Scheduled', variant: 'warn' },
  published: { name: 'Published', variant: 'good' },
} as const satisfies Record<PostStatus, object>

interface PostCardProps {
  post: Post
  onDelete: () => void
  onPublish: () => void
}

export function PostCard({ post, onDelete, onPublish }: PostCardProps) {
  const { history } = useRouter()
  const content = parseContent(post.content)
  const status = statusBadges[statusOf(post)]
  const editPath = `/create?id=${encodeURIComponent(post.id)}`
  const title = post.title || 'Untitled post'
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex items-start gap-2">
        <h2 className="line-clamp-2 min-w-0 flex-1 pt-0.5 font-semibold">{title}</h2>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={`Actions for ${title}`} className="-mt-1.5 -mr-2">
              <Ellipsis />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => history.push(editPath)}>
              <PenLine /> Edit post
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => copyPostText(contentText(content))}>
              <Copy /> Copy content
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem destructive onSelect={onDelete}>
              <Trash2 /> Delete post
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Badge variant={status.variant}>{status.name}</Badge>
        <Badge>{post.category.name}</Badge>
        <Badge>{post.tone.name} tone</Badge>
      </div>
      <p className="line-clamp-4 border-l-3 border-hook pl-3 leading-6 whitespace-pre-line">{content.hook}</p>
      <div className="mt-auto grid gap-0.5 pt-1 text-sm text-ink-3">
        <p>
          Created on <time dateTime={post.createdAt}>{shortDate(post.createdAt)}</time>
        </p>
        <Plan post={post} />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button asChild variant="outline" size="sm">
          <a
            href={editPath}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              history.push(editPath)
            }}
          >
            <PenLine aria-hidden />
            Edit
          </a>
        </Button>
        {!post.publication && (
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
function Plan({ post: { scheduledFor, publication, isPublished } }: { post: Post }) {
  return (
    <>
      {scheduledFor && (
        <p>
          Scheduled for{' '}
          <time dateTime={scheduledFor}>
            {shortDate(scheduledFor)} at {clockTime(scheduledFor)}
          </time>
        </p>
      )}
      {publication && (
        <p>
          Live on {product.network} since <time dateTime={publication.at}>{shortDate(publication.at)}</time>
        </p>
      )}
      {isPublished && !publication && <p>Saved to library, not yet on {product.network}</p>}
    </>
  )
}
