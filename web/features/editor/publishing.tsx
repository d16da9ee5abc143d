import { useQuery } from '@tanstack/react-query'
import type { Post } from '#shared/posts.ts'
import { whilePublishing } from '#web/features/posts/post-queries.ts'
import { PublishingNote } from '#web/features/posts/publishing-note.tsx'

/** What became of publishing the post on screen, followed while it goes on. */
export function Publishing({ post }: { post: Post }) {
  const { data = post } = useQuery(whilePublishing(post.id))
  return (
    <div className="px-5 pb-4 empty:hidden">
      <PublishingNote post={data} />
    </div>
  )
}
