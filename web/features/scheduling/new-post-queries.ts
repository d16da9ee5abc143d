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

/** One call stores post and time, so neither exists alone. */
export function useAddScheduledPost() {
  const queryClient = useQueryClient()
  return useMutation({
    // No settled claims: the text may be pasted, so the author is asked about its claims.
    mutationFn: ({ text, ...post }: NewPost & PostTime) =>
      send<Post>('POST', '/api/posts', { ...post, content: sectionsIn(text).content, claims: [] }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}
