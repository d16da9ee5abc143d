import { t } from '@lingui/core/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { contentText, type Post, type PostContent, parseContent } from '#shared/posts.ts'
import { failureToast } from '#web/lib/toast.ts'
import { sayUnapproved } from '#web/lib/unapproved.ts'
import { copyPostText } from '#web/ui/copy.ts'

async function sayOpen(queryClient: QueryClient, post: Post, content: PostContent): Promise<string> {
  const { openPointsOf, sayOpenPoints } = await import('#web/features/claims/open-points.ts')
  return sayOpenPoints(await openPointsOf(queryClient, { ...post, content }))
}

/** Copies a post's text. */
export function useCopying(): (post: Post) => void {
  const queryClient = useQueryClient()
  return (post) => {
    const content = parseContent(post.content)
    const text = contentText(content)
    if (!text) return failureToast(t`No content to copy`)
    // The text is copied even if nothing can be said of it.
    void copyPostText(
      text,
      undefined,
      sayUnapproved(post),
      sayOpen(queryClient, post, content).catch(() => ''),
    )
  }
}
