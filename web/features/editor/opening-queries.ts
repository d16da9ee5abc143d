import { queryOptions } from '@tanstack/react-query'
import type { Opening, OpeningChoice } from '#shared/openings.ts'
import type { Post, PostContent } from '#shared/posts.ts'
import { read, send } from '#web/lib/api.ts'
import { postPath, postQuery } from '#web/lib/post-queries.ts'

export const openingsQuery = (postId: string) =>
  queryOptions({
    queryKey: [...postQuery(postId).queryKey, 'openings'],
    queryFn: ({ signal }) => read<Opening[]>(`${postPath(postId)}/openings`, { signal }),
  })

export const chooseOpening = (postId: string, choice: OpeningChoice) =>
  send<{ content: Partial<PostContent>; post: Post }>('POST', `${postPath(postId)}/opening`, choice)
