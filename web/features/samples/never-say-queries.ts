import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NeverSay } from '#shared/writing.ts'
import { send } from '#web/lib/api.ts'
import { neverSayQuery } from '#web/lib/author-queries.ts'
import { failureToast } from '#web/lib/toast.ts'

const path = '/api/never-say'

/** Optimistic. A failure reverts the list and shows a message. */
export function useChangeNeverSay() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (phrases: readonly string[]) => send<NeverSay>('PUT', path, { phrases }),
    onMutate: async (phrases) => {
      await queryClient.cancelQueries({ queryKey: neverSayQuery.queryKey })
      const before = queryClient.getQueryData(neverSayQuery.queryKey)
      queryClient.setQueryData(neverSayQuery.queryKey, { phrases: [...phrases] })
      return before
    },
    onSuccess: (stored) => queryClient.setQueryData(neverSayQuery.queryKey, stored),
    onError: (error, _phrases, before) => {
      queryClient.setQueryData(neverSayQuery.queryKey, before)
      failureToast(t`Failed to save the phrases`, error.message)
    },
    // In sequence, so the last list wins.
    scope: { id: path },
  })
}
