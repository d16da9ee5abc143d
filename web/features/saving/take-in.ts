import type { QueryClient } from '@tanstack/react-query'
import { heard, knownOf } from '#shared/edits.ts'
import type { Post } from '#shared/posts.ts'
import { changeEdits, readEdits } from '#web/lib/kept/edits.ts'
import { postQuery, rememberPost } from '#web/lib/post-queries.ts'

/** Every post from the server passes here: newer ones are shown and compared with the edits. */
export function takeIn(queryClient: QueryClient, account: string, post: Post): void {
  const known = queryClient.getQueryData(postQuery(post.id).queryKey)
  if (known && known.version > post.version) return
  rememberPost(queryClient, post)
  if (readEdits(account, post.id)) changeEdits(account, post.id, (edits) => heard(edits, knownOf(post)))
}
