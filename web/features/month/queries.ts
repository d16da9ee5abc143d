import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Month, MonthRequest, Proposal, ProposedPost } from '#shared/month.ts'
import { billingQuery } from '#web/features/billing/queries.ts'
import { briefOf } from '#web/features/brief/brief-input.ts'
import { write } from '#web/features/editor/queries.ts'
import { send } from '#web/lib/api.ts'
import { changePost, postQuery, rememberPost } from '#web/lib/post-queries.ts'

export const usePropose = () =>
  useMutation({ mutationFn: (request: MonthRequest) => send<Month>('POST', '/api/month/proposals', request) })

export function useKeepProposals() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (proposals: Proposal[]) => send<ProposedPost[]>('POST', '/api/month/drafts', { proposals }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['/api/posts'] }),
  })
}

export function useDecline() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => changePost(id, { proposal: null }),
    onSuccess: (post) => rememberPost(queryClient, post),
  })
}

const unheard = { onPartial: () => {}, onPlan: () => {}, onRevising: () => {}, onAhead: () => {} }

/** Writes a draft's text from its subject. A draft that has a text meanwhile keeps it. */
export function useWriteDraft() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, signal }: { id: string; signal: AbortSignal }) => {
      const post = await queryClient.fetchQuery({ ...postQuery(id), staleTime: 0 })
      if (Object.values(post.content).some((text) => text.trim())) return post
      const brief = briefOf(post)
      const call = { kind: 'post' as const, brief: { ...brief, category: post.categoryId }, postId: id }
      return (await write(call, { signal, ...unheard })).post
    },
    onSuccess: (post) => rememberPost(queryClient, post),
    onSettled: () => queryClient.invalidateQueries({ queryKey: billingQuery.queryKey }),
  })
}
