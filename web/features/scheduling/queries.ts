import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '#shared/catalogue.ts'
import type { Post, SettledClaim } from '#shared/posts.ts'
import { product } from '#shared/product.ts'
import { sectionsIn } from '#shared/text/sections.ts'
import { changePost, rememberPost } from '#web/features/posts/post-queries.ts'
import { messageOf, send } from '#web/lib/api.ts'
import { browserZone } from '#web/lib/format.ts'
import { failureToast, toast } from '#web/ui/toast.ts'

export interface PlannedPost {
  title: string
  text: string
  category: string
  language: Language
  /** The claims in it that the author was asked about. */
  claims: SettledClaim[]
  at: Date
}

/** The post and its time are kept in one call: there is never one without the other. */
export function usePlanPost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ title, text, category, language, claims, at }: PlannedPost) =>
      send<Post>('POST', '/api/posts', {
        title,
        content: sectionsIn(text).content,
        category,
        language,
        claims,
        scheduledFor: at.toISOString(),
        timeZone: browserZone(),
      }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

/** Null takes the time away. */
export function useMovePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, at }: { id: string; at: Date | null }) =>
      changePost(id, { scheduledFor: at?.toISOString() ?? null, timeZone: at ? browserZone() : undefined }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

export function useUnschedule() {
  const move = useMovePost()
  return async (id: string) => {
    try {
      const post = await move.mutateAsync({ id, at: null })
      toast({ title: 'Taken off the calendar', description: withoutTime(post) })
    } catch (error) {
      failureToast('Failed to change the schedule', messageOf(error))
    }
  }
}

function withoutTime(post: Post): string {
  if (post.publication) return `The post stays live on ${product.network}.`
  return post.savedToLibrary ? 'The post stays saved in your library.' : 'The post is a draft again.'
}
