import { t } from '@lingui/core/macro'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MadeReviewLink, NewReviewLink, ReviewLink } from '#shared/review.ts'
import { send } from '#web/lib/api.ts'
import { approvalSettingQuery } from '#web/lib/approval-queries.ts'
import { says, toast } from '#web/lib/toast.ts'

const path = '/api/review-links'

export const reviewLinksQuery = queryOptions<ReviewLink[]>({ queryKey: [path] })

function useChange<Value, Result>(change: (value: Value) => Promise<Result>, failed: string, done?: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (done) toast({ title: done })
    },
    // Making a link may turn approvals on.
    onSettled: () =>
      Promise.all(
        [reviewLinksQuery.queryKey, approvalSettingQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    onError: says(failed),
  })
}

export const useMakeLink = () =>
  useChange((wanted: NewReviewLink) => send<MadeReviewLink>('POST', path, wanted), t`No link was made`)

export const useRenewLink = () =>
  useChange(
    ({ id }: ReviewLink) => send<MadeReviewLink>('POST', `${path}/${id}/renew`, {}),
    t`The link was not replaced`,
  )

export const useEndLink = () =>
  useChange(({ id }: ReviewLink) => send('DELETE', `${path}/${id}`), t`The link was not ended`, t`Link ended`)
