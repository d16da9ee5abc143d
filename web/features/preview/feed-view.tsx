import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useDeferredValue } from 'react'
import { noAdditions, type Post, type PostAdditions, type PostContent } from '#shared/posts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Author } from './author.ts'
import { FeedPost } from './feed-post.tsx'

interface ShownPost {
  content: PostContent | null
  additions: PostAdditions | null
  post: Post | undefined
}

interface FeedViewProps {
  editor: ShownPost
  author: Author
  onClose: () => void
}

export function FeedView({ editor, author, onClose }: FeedViewProps) {
  const { t } = useLingui()

  const content = useDeferredValue(editor.content)
  const additions = useDeferredValue(editor.additions)
  return (
    <Card
      role="region"
      aria-label={t`Feed view`}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-4 p-5 lg:sticky lg:top-20"
    >
      <div className="-mt-1.5 -mr-2 -mb-2 flex items-center justify-between">
        <h2 className="font-semibold">
          <Trans>Feed view</Trans>
        </h2>
        <Button variant="ghost" size="icon" aria-label={t`Close the feed view`} onClick={onClose}>
          <X />
        </Button>
      </div>
      <FeedPost
        author={author}
        content={content}
        additions={additions ?? noAdditions}
        media={editor.post?.media ?? []}
      />
    </Card>
  )
}
