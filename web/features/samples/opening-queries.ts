import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OpeningHabits } from '#shared/openings.ts'
import { send } from '#web/lib/api.ts'
import { openingHabitsQuery } from '#web/lib/author-queries.ts'
import { failureToast } from '#web/lib/toast.ts'

export function useFollowOpenings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isFollowed: boolean) => send<OpeningHabits>('PUT', '/api/voice/openings', { isFollowed }),
    onSuccess: (habits) => queryClient.setQueryData(openingHabitsQuery.queryKey, habits),
    onError: (error) => failureToast(t`Failed to save the choice`, error.message),
    scope: { id: 'openings to follow' },
  })
}
