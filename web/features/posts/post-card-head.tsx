import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { blanksOf } from '#shared/blanks.ts'
import { type Post, parseContent } from '#shared/posts.ts'
import { sayBlanks } from '#web/lib/say-blanks.ts'
import { AuthorName } from '#web/ui/authors.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { editing } from './editing.ts'
import type { PostActions } from './post-menu.tsx'

const PostMenu = lazyPart(() => import('./post-menu.tsx').then((file) => ({ default: file.PostMenu })))

export function PostCardHead(actions: PostActions) {
  const { t } = useLingui()

  const { post } = actions
  const title = post.title || t`Untitled post`
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 pt-0.5">
        <h2 dir="auto" className="font-semibold">
          <Link {...editing(post)} data-own className="line-clamp-2 hover:underline">
            {title}
          </Link>
        </h2>
        <AuthorName of={post.authorId} />
      </div>
      <LazyMenu
        trigger={
          <Button
            variant="ghost"
            size="icon"
            aria-label={t`Actions for ${title}`}
            aria-haspopup="menu"
            className="-my-1.5 -mr-2.5 max-md:-mr-3.5"
          >
            <Ellipsis />
          </Button>
        }
      >
        {(trigger) => <PostMenu trigger={trigger} {...actions} />}
      </LazyMenu>
    </div>
  )
}

export function BlanksBadge({ post }: { post: Post }) {
  const count = post.publication ? 0 : blanksOf(parseContent(post.content)).length
  return count > 0 && <Badge variant="warn">{sayBlanks(count)}</Badge>
}
