import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AnotherBrief } from '#shared/another.ts'
import { contentText, parseContent } from '#shared/posts.ts'
import { parseBrief } from '#web/features/brief/brief-input.ts'
import { samplesQuery, useAddSample } from '#web/features/samples/queries.ts'
import { read } from '#web/lib/api.ts'
import { postQuery } from '#web/lib/post-queries.ts'
import { says, toast } from '#web/lib/toast.ts'

/** Opens the writing page with a brief made from the post. */
export function useAnother() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (id: string) => read<AnotherBrief>(`/api/figures/posts/${encodeURIComponent(id)}/another`),
    onSuccess: (like) => {
      const { category, postType, tone, emojiUsage, language, writerNotes } = parseBrief(like)!
      const idea = { category, postType, tone, emojiUsage, language, writerNotes }
      return navigate({ to: '/', search: { subject: like.subject }, state: { idea } })
    },
    onError: says('Failed to begin another post'),
  })
}

export function useMakeSample() {
  const queryClient = useQueryClient()
  const add = useAddSample()
  return useMutation({
    mutationFn: async (id: string) => {
      const [post, samples] = await Promise.all([
        queryClient.fetchQuery(postQuery(id)),
        queryClient.fetchQuery(samplesQuery),
      ])
      const content = contentText(parseContent(post.content)).trim()
      if (samples.some((sample) => sample.content.trim() === content))
        toast({ title: 'Already among your writing samples' })
      else await add.mutateAsync({ title: post.title, content, source: 'linkedin' }).catch(() => {})
    },
    onError: says('Failed to add writing sample'),
  })
}
