import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AnotherBrief } from '#shared/another.ts'
import { contentText, parseContent } from '#shared/posts.ts'
import type { Sample } from '#shared/samples.ts'
import { parseBrief } from '#web/features/brief/brief-input.ts'
import { read, send } from '#web/lib/api.ts'
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
    onError: says(t`Failed to begin another post`),
  })
}

const samplesPath = '/api/writing-samples'

export function useMakeSample() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const [post, samples] = await Promise.all([queryClient.fetchQuery(postQuery(id)), read<Sample[]>(samplesPath)])
      const content = contentText(parseContent(post.content)).trim()
      if (samples.some((sample) => sample.content.trim() === content)) return null
      return send<Sample>('POST', samplesPath, { title: post.title, content, source: 'linkedin', active: true })
    },
    onSuccess: (added) => {
      toast({ title: added ? t`Writing sample added` : t`Already among your writing samples` })
      // Changing the samples changes the measured style.
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(?:writing-|voice)/.test(String(path)),
      })
    },
    onError: says(t`Failed to add writing sample`),
  })
}
