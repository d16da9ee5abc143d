import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#shared/catalogue.ts'
import type { Post } from '#shared/posts.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { send } from '#web/lib/api.ts'
import { rememberPost } from '#web/lib/post-queries.ts'
import type { PostTime } from './schedule-form.tsx'

interface NewPost {
  title: string
  text: string
  category: string
  language: Language
}

/** The post and its time are kept in one call: there is never one without the other. */
export function useAddScheduledPost() {
  const queryClient = useQueryClient()
  return useMutation({
    // Nothing of it is settled: it may have been pasted, and the author is asked about what it claims.
    mutationFn: ({ text, ...post }: NewPost & PostTime) =>
      send<Post>('POST', '/api/posts', { ...post, content: sectionsIn(text).content, claims: [] }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}
