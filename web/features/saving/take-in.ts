import type { QueryClient } from '@tanstack/react-query'
import { heard, knownOf } from '#shared/edits.ts'
import type { Post } from '#shared/posts.ts'
import { changeEdits, readEdits } from '#web/lib/kept/edits.ts'
import { postQuery, rememberPost } from '#web/lib/post-queries.ts'

/** The one way in which a post comes in: shown where it is newer than what is known, and compared with what was typed. */
export function takeIn(queryClient: QueryClient, account: string, post: Post): void {
  const known = queryClient.getQueryData(postQuery(post.id).queryKey)
  if (known && known.version > post.version) return
  rememberPost(queryClient, post)
  if (readEdits(account, post.id)) changeEdits(account, post.id, (edits) => heard(edits, knownOf(post)))
}
