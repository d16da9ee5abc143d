import { t } from '@lingui/core/macro'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApprovalMode, ApprovalSetting, ApprovalWish, NewDecision } from '#shared/approval.ts'
import type { Decisions } from '#shared/outgoing.ts'
import type { Post } from '#shared/posts.ts'
import { read, send } from '#web/lib/api.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { postPath, rememberPost } from '#web/lib/post-queries.ts'
import { says, toast } from '#web/lib/toast.ts'

/** Asked anew with every change of what goes out. */
export const decisionsQuery = ({ id, version, media }: Post) =>
  queryOptions({
    queryKey: ['/api/posts', id, 'approvals', version, media.map((item) => [item.id, item.alt, item.title])],
    queryFn: ({ signal }) => read<Decisions>(`${postPath(id)}/approvals`, { signal }),
    placeholderData: keepPreviousData,
  })

export function useChangeMode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (mode: ApprovalMode) => send<ApprovalSetting>('PUT', '/api/approval', { mode }),
    onSuccess: (setting) => {
      queryClient.setQueryData(approvalSettingQuery.queryKey, setting)
      return queryClient.invalidateQueries({ queryKey: ['/api/posts'] })
    },
    onError: says(t`Nothing was changed`),
  })
}

function useApproval<Value>(
  change: (id: string, value: Value) => Promise<Post>,
  id: string,
  failed: string,
  done: string,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (value: Value) => change(id, value),
    onSuccess: (post) => {
      toast({ title: done })
      rememberPost(queryClient, post)
    },
    onError: (error) => {
      says(failed)(error)
      return queryClient.invalidateQueries({ queryKey: ['/api/posts', id, 'approvals'] })
    },
  })
}

export const useAsk = (postId: string) =>
  useApproval(
    (id, wish: ApprovalWish) => send<Post>('PUT', `${postPath(id)}/approval-request`, wish),
    postId,
    t`Nobody was asked`,
    t`Asked for approval`,
  )

export const useWithdraw = (postId: string) =>
  useApproval(
    (id, _: undefined) => send<Post>('DELETE', `${postPath(id)}/approval-request`),
    postId,
    t`The question still stands`,
    t`Nobody is asked any more`,
  )

export const useDecide = (postId: string) =>
  useApproval(
    (id, decision: NewDecision) => send<Post>('POST', `${postPath(id)}/approvals`, decision),
    postId,
    t`Nothing was decided`,
    t`Your decision is kept`,
  )
